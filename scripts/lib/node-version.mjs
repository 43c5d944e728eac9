// Parsed by any Node that knows modules, so that an old one gets a sentence and not a syntax error.

const NEEDED = [20, 19];

/** Ends the process with a sentence if this Node is older than the project needs. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number);
  const isOld = parts[0] < NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] < NEEDED[1]);
  if (!isOld) return;
  console.error(
    `Lifeline needs Node.js ${NEEDED.join('.')} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      'Install a current version from nodejs.org or with your version manager, then run the same command again.',
  );
  process.exit(1);
}

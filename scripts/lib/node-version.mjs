// Parsed by any Node that knows modules, so that an old one gets a sentence and not a syntax error.

const NEEDED_MAJOR = 20;
const NEEDED_MINOR = 19;

/** Ends the process with a sentence if this Node is older than the project needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR)) return;
  console.error(
    `Lifeline needs Node.js ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      'Install a current version from nodejs.org or with your version manager, then run the same command again.',
  );
  process.exit(1);
}

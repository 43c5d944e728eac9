// Prints how it was started, then every line that it receives.
process.stdout.write(
  `${JSON.stringify({ argv: process.argv.slice(2), cwd: process.cwd(), env: process.env })}\n`,
);
process.stdin.pipe(process.stdout);

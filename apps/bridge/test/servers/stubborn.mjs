// Ignores a closed stdin and SIGTERM; only SIGKILL ends it.
process.on('SIGTERM', () => process.stderr.write('not yet\n'));
process.stdin.resume();
process.stdout.write('"started"\n');
setInterval(() => undefined, 1000);

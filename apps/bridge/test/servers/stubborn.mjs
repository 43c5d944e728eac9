// Ignores a closed stdin and SIGTERM; only SIGKILL ends it.
process.on('SIGTERM', () => undefined);
process.stdin.resume();
process.stdout.write('"started"\n');
setInterval(() => undefined, 1000);

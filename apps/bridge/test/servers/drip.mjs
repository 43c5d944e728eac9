// Writes the bytes given as hexadecimal text one at a time, then exits.

import { writeSync } from 'node:fs';
import { setImmediate as soon } from 'node:timers/promises';

for (const byte of Buffer.from(process.argv[2] ?? '', 'hex')) {
  writeSync(1, Buffer.from([byte]));
  await soon();
}

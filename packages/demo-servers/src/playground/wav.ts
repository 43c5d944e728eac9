const RATE = 8000;

/** A sine tone as WAV: mono, 8 bits, 8000 samples a second. Frequency in hertz, length in seconds. */
export function wav(frequency: number, seconds: number): Buffer {
  const samples = Math.round(RATE * seconds);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples, 40);
  const tone = Buffer.alloc(samples);
  for (let at = 0; at < samples; at += 1) {
    const fade = Math.min(1, at / 200, (samples - at) / 200);
    tone[at] = Math.round(128 + 90 * fade * Math.sin((2 * Math.PI * frequency * at) / RATE));
  }
  return Buffer.concat([header, tone]);
}

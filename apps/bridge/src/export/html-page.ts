import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ENGLISH, EXPORT_FORMATS, type ExportTrace, exportTitle, htmlExport } from '@lifeline/diagram';
import { BridgeError, systemReason } from '../errors.ts';

/**
 * The page that shows a recording, with the recording inside. `ui`: directory of the built page. Throws BridgeError
 * where the page was not built.
 */
export async function htmlPage(trace: ExportTrace, ui: string): Promise<string> {
  const file = path.join(ui, 'viewer.html');
  let template: string;
  try {
    template = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new BridgeError('unreadable', `${file} is part of Lifeline, but ${systemReason(error)}.`);
  }
  const packed: Buffer[] = [];
  const pieces = Readable.from(EXPORT_FORMATS.ndjson.write(trace, ENGLISH), { objectMode: true });
  await pipeline(pieces, createGzip({ level: 9 }), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) packed.push(chunk);
  });
  return htmlExport(template, Buffer.concat(packed), exportTitle(trace));
}

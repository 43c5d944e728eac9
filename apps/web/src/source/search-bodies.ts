import { holdsText, textForms } from '@lifeline/filter';
import type { RowTable } from '@lifeline/trace';
import type { EventText, SearchFound } from '@lifeline/wire';
import { rawOfBody } from './event-text.ts';

const BLOCK = 256;

/** Searches bodies where no bridge does it: block by block, as they can be read. */
export async function* searchBodies(
  read: (from: number, to: number) => Promise<readonly EventText[]>,
  rows: RowTable,
  text: string,
  from: number,
): AsyncGenerator<SearchFound> {
  const forms = textForms(text);
  for (let next = from; next < rows.length; next += BLOCK) {
    const last = Math.min(next + BLOCK, rows.length) - 1;
    const bodies = await read(next, last);
    const seqs = bodies.filter((body) => holds(body, forms)).map(({ seq }) => seq);
    yield { seqs, searched: last + 1 };
  }
}

function holds(body: EventText, forms: readonly string[]): boolean {
  const raw = rawOfBody(body);
  return raw !== 'none' && holdsText(raw.text, forms);
}

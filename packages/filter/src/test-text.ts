import type { RowTable } from '@lifeline/trace';
import type { TextValue } from './ast.ts';
import type { FilterSource, SeqTest } from './compile.ts';
import type { JsonKey } from './keys.ts';

/** Free text: in the line of an event, else in the words that its row shows. */
export function textTest(values: readonly TextValue[], { rows, text }: FilterSource): SeqTest {
  const alternatives = values.map((value) => {
    const query = value.text.toLowerCase();
    return { query, inLine: text?.(query) };
  });
  return (seq) =>
    alternatives.some(({ query, inLine }) => inLine?.(seq) === true || inWords(rows, seq, query));
}

/** Events with a line are known by it; their envelope is a part of it. */
function inWords(rows: RowTable, seq: number, query: string): boolean {
  if (hasLine(rows, seq)) return false;
  const { event, detail } = rows.restAt(seq);
  for (const words of [event, detail, rows.methodAt(seq), rows.subjectAt(seq)]) {
    if (words?.toLowerCase().includes(query) === true) return true;
  }
  return false;
}

/** Whether an event carries a line that crossed the pipe: a message, delivered or held, or stderr. */
export function hasLine(rows: RowTable, seq: number): boolean {
  return rows.dirAt(seq) !== undefined || rows.kindAt(seq) === 'stderr';
}

/** JSON texts, compared as they are written. */
export function jsonTest(key: JsonKey, values: readonly string[], { rows, facts }: FilterSource): SeqTest {
  const wanted: ReadonlySet<string> = new Set(values);
  const has = (text: string | undefined) => text !== undefined && wanted.has(text);
  if (key === 'token') {
    return (seq) => {
      if (has(rows.progressTokenAt(seq))) return true;
      const exchange = facts.exchangeAt(seq);
      if (exchange !== undefined && has(rows.progressTokenAt(exchange.requestSeq))) return true;
      return rows.restAt(seq).batch?.some(({ progressToken }) => has(progressToken)) === true;
    };
  }
  return (seq) => {
    if (has(rows.idAt(seq)) || has(facts.exchangeAt(seq)?.id)) return true;
    const { batch, requestId } = rows.restAt(seq);
    if (has(requestId)) return true;
    return (
      batch !== undefined &&
      (batch.some(({ id }) => has(id)) || facts.exchangesAt(seq).some(({ id }) => has(id)))
    );
  };
}

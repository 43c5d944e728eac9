import { itemSpans, ObjectView } from './object-view.ts';

/**
 * The response with this id (JSON text) in the text of a line: the whole text, or the member of a batch. A batch
 * without it is given as it is.
 */
export function responseText(line: string, id: string): string {
  const start = line.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (line[start] !== '[') return line;
  const spans = itemSpans(line, start) ?? [];
  const found = spans.find((span) => {
    const message = ObjectView.read(line, span.start);
    return message?.text('id') === id && message.type('method') === undefined;
  });
  return found === undefined ? line : line.slice(found.start, found.end);
}

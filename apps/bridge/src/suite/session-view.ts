import { member, nodeText, parseJson } from '@lifeline/json';
import { type CatalogueItem, type Exchange, responseText, SessionModel } from '@lifeline/model';
import { schemaHash } from '@lifeline/suite';
import type { ListedTool } from '@lifeline/suite/run';
import { decodeEvent, eventRaw } from '@lifeline/trace';
import type { TraceSource } from '../trace-source.ts';

/** A session as its rows tell it, followed as it grows. */
export class SessionView {
  readonly source: TraceSource;
  readonly model = new SessionModel();
  #length = 0;

  constructor(source: TraceSource) {
    this.source = source;
    this.follow();
  }

  /** Takes in the rows that are new. */
  follow(): void {
    const { rows } = this.source;
    for (; this.#length < rows.length; this.#length += 1) {
      const row = rows.at(this.#length);
      const needsText = row.whole === true || row.method === 'initialize';
      this.model.reduce(row, needsText ? this.text(row.seq) : undefined);
    }
  }

  /** The exact text of a message. */
  text(seq: number): string | undefined {
    const decoded = decodeEvent(this.source.line(seq).toString('utf8'));
    return decoded.ok ? eventRaw(decoded.event)?.text : undefined;
  }

  /** Why the transport could not bring the answer to a request; undefined where it did not fail. */
  failure(requestSeq: number): string | undefined {
    const { rows } = this.source;
    for (let seq = rows.length - 1; seq > requestSeq; seq -= 1) {
      if (rows.kindAt(seq) !== 'http') continue;
      const { event, ref } = rows.at(seq);
      if (event !== 'failed' || ref !== requestSeq) continue;
      const decoded = decodeEvent(this.source.line(seq).toString('utf8'));
      return decoded.ok && decoded.event.type === 'http' ? String(decoded.event.data.text) : undefined;
    }
    return undefined;
  }

  exchange(requestSeq: number): Exchange | undefined {
    return this.model.exchangeAt(requestSeq);
  }

  /** The exact text of the response that ended an exchange. */
  responseText({ responseSeq, id }: Pick<Exchange, 'responseSeq' | 'id'>): string | undefined {
    const line = responseSeq === undefined ? undefined : this.text(responseSeq);
    return line === undefined ? undefined : responseText(line, id);
  }

  /** JSON text of the `result` of that response. */
  resultText(exchange: Pick<Exchange, 'responseSeq' | 'id'>): string | undefined {
    const text = this.responseText(exchange);
    const parsed = text === undefined ? undefined : parseJson(text);
    const result = parsed?.ok ? member(parsed.node, 'result') : undefined;
    return result === undefined || text === undefined ? undefined : nodeText(text, result);
  }

  /** The tools as listed last; several with one name count as the first, read-only only where all of them are. */
  tools(): ReadonlyMap<string, ListedTool> {
    const tools = new Map<string, ListedTool>();
    for (const item of this.model.catalogue('tool').items) {
      if (item.key === '') continue;
      const tool = listedTool(item);
      const first = tools.get(item.key) ?? tool;
      tools.set(item.key, { ...first, isReadOnly: first.isReadOnly && tool.isReadOnly });
    }
    return tools;
  }

  /** The inputSchema of a tool as listed. */
  inputSchema(tool: string): string | undefined {
    const item = this.model.catalogue('tool').items.find(({ key }) => key === tool);
    return item && memberText(item.text, 'inputSchema');
  }
}

function listedTool(item: CatalogueItem): ListedTool {
  const input = memberText(item.text, 'inputSchema');
  const output = memberText(item.text, 'outputSchema');
  const parsed = parseJson(item.text);
  const annotations = parsed.ok ? member(parsed.node, 'annotations') : undefined;
  const readOnly = annotations && member(annotations, 'readOnlyHint');
  return {
    name: item.key,
    isReadOnly: readOnly?.type === 'boolean' && readOnly.value === true,
    ...(input !== undefined && { schema: schemaHash(input) }),
    ...(output !== undefined && { outputSchemaText: output }),
  };
}

function memberText(text: string, name: string): string | undefined {
  const parsed = parseJson(text);
  const found = parsed.ok ? member(parsed.node, name) : undefined;
  return found && nodeText(text, found);
}

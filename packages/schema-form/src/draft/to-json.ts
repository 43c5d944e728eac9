import { checkJson, compactJson, type JsonError, joinPointer, quoteJson } from '@lifeline/json';
import type { ArrayDraft, Draft, ObjectDraft } from './draft.ts';

/** A place whose JSON text cannot be read. */
export interface BrokenPart {
  /** JSON Pointer of the node in the whole value. */
  readonly pointer: string;
  readonly error: JsonError;
}

export interface DraftText {
  /** The JSON text on one line, undefined when the node is absent. Broken parts stand in it as they were typed. */
  readonly text: string | undefined;
  /** Not empty: `text` is not JSON. */
  readonly broken: readonly BrokenPart[];
  /** Array slots left unfilled before a filled one: `null` goes out in their place. */
  readonly gaps: readonly string[];
  /** Members whose key occurs again later in the same object. */
  readonly duplicates: readonly string[];
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether `text` is a JSON number (RFC 8259), white space around it aside. */
export function isNumberText(text: string): boolean {
  return JSON_NUMBER.test(trimJson(text));
}

/** `text` without the white space that JSON ignores around a value. */
function trimJson(text: string): string {
  return text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
}

/** A number as it was typed, blanks around it included: JSON allows them, a line feed would end the message. */
function withoutLines(text: string): string {
  return /[\r\n]/.test(text) ? trimJson(text) : text;
}

/** The JSON text of a draft: what goes out, without a line feed as stdio messages need it. */
export function draftText(draft: Draft): DraftText {
  const writer = new Writer();
  const text = writer.write(draft, '');
  return { text, broken: writer.broken, gaps: writer.gaps, duplicates: writer.duplicates };
}

class Writer {
  readonly broken: BrokenPart[] = [];
  readonly gaps: string[] = [];
  readonly duplicates: string[] = [];

  write(draft: Draft, pointer: string): string | undefined {
    switch (draft.kind) {
      case 'absent':
        return undefined;
      case 'null':
        return 'null';
      case 'boolean':
        return String(draft.value);
      case 'string':
        return draft.token ?? quoteJson(draft.text);
      case 'number':
        return isNumberText(draft.text) ? withoutLines(draft.text) : quoteJson(draft.text);
      case 'json':
        return this.#json(draft.text, pointer);
      case 'object':
        return this.#object(draft, pointer);
      case 'array':
        return this.#array(draft, pointer);
    }
  }

  #json(text: string, pointer: string): string | undefined {
    if (trimJson(text) === '') return undefined;
    const error = checkJson(text);
    if (error === undefined) return compactJson(text);
    this.broken.push({ pointer, error });
    return text;
  }

  #object({ entries, implied }: ObjectDraft, pointer: string): string | undefined {
    const seen = new Set<string>();
    const members: string[] = [];
    for (const { key, value, token } of entries) {
      const text = this.write(value, joinPointer(pointer, key));
      if (text === undefined) continue;
      if (seen.has(key)) this.duplicates.push(joinPointer(pointer, key));
      seen.add(key);
      members.push(`${token ?? quoteJson(key)}:${text}`);
    }
    return implied && members.length === 0 ? undefined : `{${members.join(',')}}`;
  }

  #array({ items, implied }: ArrayDraft, pointer: string): string | undefined {
    const texts = items.map((item, index) => this.write(item.value, joinPointer(pointer, index)));
    const length = texts.findLastIndex((text) => text !== undefined) + 1;
    if (implied && length === 0) return undefined;
    const sent = texts.slice(0, length).map((text, index) => {
      if (text === undefined) this.gaps.push(joinPointer(pointer, index));
      return text ?? 'null';
    });
    return `[${sent.join(',')}]`;
  }
}

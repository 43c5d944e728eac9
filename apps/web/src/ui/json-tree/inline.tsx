import type { JsonNode } from '@lifeline/json';
import type { ReactNode } from 'react';
import { RevealText } from '../reveal-text.tsx';
import { isContainer, sizeOf } from './rows.ts';

/** Characters of one value that are put into one line. */
const LINE_CHARS = 400;
/** Brackets, what stands for their content, and a comma. */
const CONTAINER_CHARS = 4;

function scalarClass(node: JsonNode): string {
  switch (node.type) {
    case 'string':
      return 'text-ok';
    case 'number':
      return 'text-tool-error';
    case 'boolean':
    case 'null':
      return 'text-malformed';
    default:
      return 'text-text';
  }
}

/** A scalar as it was written, cut to one line. */
export function Scalar({ text, node }: { readonly text: string; readonly node: JsonNode }) {
  const written = text.slice(node.start, Math.min(node.end, node.start + LINE_CHARS));
  return (
    <span className={scalarClass(node)}>
      <RevealText text={written} />
      {node.end - node.start > LINE_CHARS ? '…' : null}
    </span>
  );
}

function KeyText({
  text,
  start,
  end,
}: {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}) {
  return (
    <span className="text-accent">
      <RevealText text={text.slice(start, Math.min(end, start + LINE_CHARS))} />
    </span>
  );
}

/** A container on one line, cut after some 80 characters; what lies deeper than three levels is an ellipsis. */
export function Inline({ text, node }: { readonly text: string; readonly node: JsonNode }): ReactNode {
  return <>{pieces(text, node, { chars: 80 }, 0)}</>;
}

function pieces(text: string, node: JsonNode, budget: { chars: number }, depth: number): ReactNode {
  if (!isContainer(node)) {
    budget.chars -= node.end - node.start;
    return <Scalar text={text} node={node} />;
  }
  const [open, close] = node.type === 'object' ? ['{', '}'] : ['[', ']'];
  // what is not looked into takes room, too: there may be very many of it
  budget.chars -= CONTAINER_CHARS;
  if (sizeOf(node) === 0) return `${open}${close}`;
  if (depth > 2) return `${open}…${close}`;
  const parts: ReactNode[] = [];
  const count = sizeOf(node);
  for (let at = 0; at < count; at++) {
    if (budget.chars <= 0) {
      parts.push(<span key="rest">…</span>);
      break;
    }
    parts.push(
      <span key={at}>
        {part(text, node, at, budget, depth)}
        {at < count - 1 ? ', ' : ''}
      </span>,
    );
  }
  return (
    <>
      {open === '{' ? '{ ' : '['}
      {parts}
      {close === '}' ? ' }' : ']'}
    </>
  );
}

function part(
  text: string,
  node: Extract<JsonNode, { type: 'object' | 'array' }>,
  at: number,
  budget: { chars: number },
  depth: number,
): ReactNode {
  if (node.type === 'array') {
    const item = node.items[at];
    return item === undefined ? null : pieces(text, item, budget, depth + 1);
  }
  const entry = node.members[at];
  if (entry === undefined) return null;
  budget.chars -= entry.key.length + 4;
  return (
    <>
      <KeyText text={text} start={entry.keySpan.start} end={entry.keySpan.end} />
      {': '}
      {pieces(text, entry.value, budget, depth + 1)}
    </>
  );
}

import { compactJson, type JsonNode, joinPointer, parseJson } from '@lifeline/json';
import { memo, useMemo } from 'react';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';

/** Above this many values the text is shown as one run: boxes for each would make the page slow. */
const MAX_NODES = 2000;
/** Boxes in boxes, deeper than this, end at the stack of the page. */
const MAX_DEPTH = 100;

interface ExactJsonProps {
  readonly text: string;
  /** Pointers of values that are masked by style. */
  readonly secrets: ReadonlySet<string>;
  /** Each member on a line of its own. */
  readonly hasLines: boolean;
}

/**
 * JSON text that reads like indented JSON while its text content stays exact: the lines and indents are boxes, not
 * characters.
 */
export const ExactJson = memo(function ExactJson({ text, secrets, hasLines }: ExactJsonProps) {
  const node = useMemo(() => {
    // Blanks between the values belong to the text, and the boxes would swallow them.
    const parsed = compactJson(text) === text ? parseJson(text) : undefined;
    return parsed?.ok && canBeBoxes(parsed.node) ? parsed.node : undefined;
  }, [text]);
  if (node === undefined) return <RevealText text={text} />;
  return <Value node={node} text={text} pointer="" secrets={secrets} hasLines={hasLines} />;
});

/** Lit while the field of the value is pointed at. */
const LIT = 'rounded-control data-lit:bg-selected';

interface ValueProps {
  readonly node: JsonNode;
  readonly text: string;
  readonly pointer: string;
  readonly secrets: ReadonlySet<string>;
  readonly hasLines: boolean;
}

function Value({ node, text, pointer, secrets, hasLines }: ValueProps) {
  const look = classes(LIT, secrets.has(pointer) && '[-webkit-text-security:disc]');
  if (node.type === 'object') {
    return (
      <span data-at={pointer} className={look}>
        {'{'}
        {node.members.map(({ key, keySpan, value }, index) => (
          <span key={keySpan.start} className={hasLines ? 'block pl-4' : 'not-last:mr-1'}>
            <RevealText text={text.slice(keySpan.start, keySpan.end)} className="text-text-2" />
            <span className="mr-1">:</span>
            <Value
              node={value}
              text={text}
              pointer={joinPointer(pointer, key)}
              secrets={secrets}
              hasLines={hasLines}
            />
            {index < node.members.length - 1 ? ',' : ''}
          </span>
        ))}
        {'}'}
      </span>
    );
  }
  if (node.type === 'array') {
    const isShort = !hasLines || node.items.every(({ type }) => type !== 'object' && type !== 'array');
    return (
      <span data-at={pointer} className={look}>
        {'['}
        {node.items.map((item, index) => (
          <span key={item.start} className={isShort ? 'not-last:mr-1' : 'block pl-4'}>
            <Value
              node={item}
              text={text}
              pointer={joinPointer(pointer, index)}
              secrets={secrets}
              hasLines={hasLines}
            />
            {index < node.items.length - 1 ? ',' : ''}
          </span>
        ))}
        {']'}
      </span>
    );
  }
  return (
    <span data-at={pointer} className={look}>
      <RevealText text={text.slice(node.start, node.end)} />
    </span>
  );
}

function canBeBoxes(root: JsonNode): boolean {
  let count = 0;
  const stack = [{ node: root, depth: 0 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next;
    count += 1;
    if (count > MAX_NODES || depth > MAX_DEPTH) return false;
    const parts =
      node.type === 'object'
        ? node.members.map(({ value }) => value)
        : node.type === 'array'
          ? node.items
          : [];
    for (const part of parts) stack.push({ node: part, depth: depth + 1 });
  }
  return true;
}

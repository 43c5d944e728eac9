import { compactJson, type JsonNode, joinPointer, parseJson } from '@lifeline/json';
import { memo, useMemo } from 'react';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';

/** Above this many values the text is shown as one run: boxes for each would make the page slow. */
const MAX_NODES = 2000;

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
    const fits = text.length <= 200_000 && compactJson(text) === text;
    const parsed = fits ? parseJson(text) : undefined;
    return parsed?.ok && countNodes(parsed.node) <= MAX_NODES ? parsed.node : undefined;
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

function countNodes(root: JsonNode): number {
  let count = 0;
  const stack = [root];
  for (let node = stack.pop(); node !== undefined && count <= MAX_NODES; node = stack.pop()) {
    count += 1;
    if (node.type === 'object') stack.push(...node.members.map(({ value }) => value));
    if (node.type === 'array') stack.push(...node.items);
  }
  return count;
}

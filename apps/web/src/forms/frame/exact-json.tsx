import { type JsonNode, joinPointer, parseJson } from '@lifeline/json';
import { isSecretName } from '@lifeline/schema-form';
import { memo, useMemo } from 'react';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';

/** Above this many values the text is shown as one run: boxes for each would make the page slow. */
const MAX_NODES = 2000;

/**
 * JSON text that reads like indented JSON while its text content stays exact: the lines and indents are boxes, not
 * characters. Values with secret-like names are masked by style.
 */
export const ExactJson = memo(function ExactJson({ text }: { readonly text: string }) {
  const node = useMemo(() => {
    const parsed = text.length > 200_000 ? undefined : parseJson(text);
    return parsed?.ok && countNodes(parsed.node) <= MAX_NODES ? parsed.node : undefined;
  }, [text]);
  if (node === undefined) return <RevealText text={text} />;
  return <Value node={node} text={text} pointer="" isSecret={false} />;
});

/** Lit while the field of the value is pointed at. */
const LIT = 'rounded-control data-lit:bg-selected';

interface ValueProps {
  readonly node: JsonNode;
  readonly text: string;
  readonly pointer: string;
  readonly isSecret: boolean;
}

function Value({ node, text, pointer, isSecret }: ValueProps) {
  if (node.type === 'object') {
    return (
      <span data-at={pointer} className={LIT}>
        {'{'}
        {node.members.map(({ key, keySpan, value }, index) => (
          <span key={keySpan.start} className="block pl-4">
            <RevealText text={text.slice(keySpan.start, keySpan.end)} className="text-text-2" />
            <span className="mr-1">:</span>
            <Value
              node={value}
              text={text}
              pointer={joinPointer(pointer, key)}
              isSecret={isSecretName(key)}
            />
            {index < node.members.length - 1 ? ',' : ''}
          </span>
        ))}
        {'}'}
      </span>
    );
  }
  if (node.type === 'array') {
    const isShort = node.items.every(({ type }) => type !== 'object' && type !== 'array');
    return (
      <span data-at={pointer} className={LIT}>
        {'['}
        {node.items.map((item, index) => (
          <span key={item.start} className={isShort ? 'mr-1' : 'block pl-4'}>
            <Value node={item} text={text} pointer={joinPointer(pointer, index)} isSecret={isSecret} />
            {index < node.items.length - 1 ? ',' : ''}
          </span>
        ))}
        {']'}
      </span>
    );
  }
  return (
    <span
      data-at={pointer}
      className={classes(LIT, isSecret && node.type === 'string' && '[-webkit-text-security:disc]')}
    >
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

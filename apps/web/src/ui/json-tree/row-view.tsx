import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../reveal-text.tsx';
import { Inline, Scalar } from './inline.tsx';
import { canOpen, isContainer, sizeOf, type TreeRow } from './rows.ts';

const MAX_INDENT = 24;

/** Content of one line of the tree: indentation, chevron, key, value or preview. */
export function RowView({ text, row }: { readonly text: string; readonly row: TreeRow }) {
  const deep = row.depth > MAX_INDENT;
  return (
    <span className="flex min-w-0 items-center" style={{ paddingLeft: Math.min(row.depth, MAX_INDENT) * 16 }}>
      <Chevron row={row} />
      {deep ? <span className="mr-1 text-badge text-text-3">{row.depth}</span> : null}
      <span className="min-w-0 truncate">
        {row.kind === 'value' ? <ValueRow text={text} row={row} /> : <OtherRow row={row} />}
      </span>
    </span>
  );
}

function Chevron({ row }: { readonly row: TreeRow }) {
  if (row.kind !== 'value' || !canOpen(row.node)) return <span className="w-4 shrink-0" />;
  const Icon = row.open === true ? ChevronDown : ChevronRight;
  return <Icon size={12} aria-hidden className="mr-1 shrink-0 text-text-3" />;
}

function OtherRow({ row }: { readonly row: TreeRow }) {
  if (row.kind === 'line') {
    return (
      <span className="text-ok">
        <RevealText text={row.text ?? ''} />
      </span>
    );
  }
  const end = row.node.type === 'object' ? '}' : row.node.type === 'array' ? ']' : '"';
  return (
    <>
      {end}
      <Comma row={row} />
    </>
  );
}

function ValueRow({ text, row }: { readonly text: string; readonly row: TreeRow }) {
  const t = useT();
  return (
    <>
      {typeof row.key === 'string' ? (
        <span className="text-accent">
          <RevealText text={JSON.stringify(row.key)} />
        </span>
      ) : null}
      {row.duplicate !== undefined ? (
        <span className="ml-1 text-malformed" title={t.ui.json.duplicate}>
          {`×${row.duplicate}`}
        </span>
      ) : null}
      {typeof row.key === 'string' ? ': ' : null}
      <Value text={text} row={row} />
    </>
  );
}

function Value({ text, row }: { readonly text: string; readonly row: TreeRow }): ReactNode {
  const { node } = row;
  if (row.open === true) return node.type === 'object' ? '{' : node.type === 'array' ? '[' : '"';
  return (
    <>
      {isContainer(node) ? <Inline text={text} node={node} /> : <Scalar text={text} node={node} />}
      <Comma row={row} />
      <Size row={row} />
    </>
  );
}

function Comma({ row }: { readonly row: TreeRow }) {
  return row.last ? null : <span className="text-text-3">,</span>;
}

/** How much a closed container or a long string holds. */
function Size({ row }: { readonly row: TreeRow }) {
  const t = useT();
  const format = useFormat();
  const { node } = row;
  if (row.open !== false) return null;
  const size = sizeOf(node);
  if (node.type === 'string') {
    return <span className="ml-2 text-badge text-text-3">{format.number(node.value.length)}</span>;
  }
  if (node.end - node.start <= 64) return null;
  return (
    <span className="ml-2 text-badge text-text-3">
      {node.type === 'object' ? t.ui.json.members(size) : t.ui.json.items(size)}
    </span>
  );
}

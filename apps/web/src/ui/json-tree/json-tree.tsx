import { type JsonNode, joinPointer } from '@lifeline/json';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../classes.ts';
import { CopyButton } from '../copy-button.tsx';
import { useViewport, visibleRange } from '../use-viewport.ts';
import { RowView } from './row-view.tsx';
import { opensByItself, pathOf, type TreeRow, treeRows, waysTo } from './rows.ts';

export interface JsonTreeProps {
  /** Source text and the node of it that is shown. */
  readonly text: string;
  readonly node: JsonNode;
  /** Name for screen readers. */
  readonly label: string;
  /** JSON Pointer (from `node`) of the value under the mouse or selected by keys. */
  readonly onPointer?: (pointer: string | undefined) => void;
  /** The value to mark, as JSON Pointer from `node`; what it is in is opened at first, and it is scrolled to. */
  readonly marked?: string;
  /** Further actions for the active row, right of it. */
  readonly actions?: (pointer: string, node: JsonNode) => ReactNode;
  readonly className?: string;
}

const ROW = 20;
/** Lines that are kept in sight around a marked one. */
const LINES_BEFORE = 4;

/** JSON Pointer of a row, relative to the tree's root. */
function pointerOf(row: TreeRow): string {
  return pathOf(row).reduce<string>((parent, token) => joinPointer(parent, String(token)), '');
}

/**
 * A lossless, virtual tree over source text: scalars as they were written, all members of duplicate keys. Small
 * containers stand on one line; large ones are closed at first. Arrow keys move, open and close.
 */
export function JsonTree({ text, node, label, onPointer, marked, actions, className }: JsonTreeProps) {
  const t = useT();
  const base = useId();
  const view = useViewport<HTMLDivElement>();
  const [toggles, setToggles] = useState<ReadonlyMap<JsonNode, boolean>>(() => waysTo(node, marked));
  const [active, setActive] = useState(0);
  const byItself = useMemo(() => opensByItself(node), [node]);
  const rows = useMemo(() => treeRows(node, byItself, toggles), [node, byItself, toggles]);
  const at = Math.min(active, rows.length - 1);
  const { first, end } = visibleRange(view, ROW, rows.length);
  const markedAt = useMemo(
    () =>
      marked === undefined ? -1 : rows.findIndex((row) => row.kind === 'value' && pointerOf(row) === marked),
    [rows, marked],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled to once; from then on the reader scrolls
  useLayoutEffect(() => {
    if (markedAt >= 0) view.show(Math.max(0, markedAt - LINES_BEFORE) * ROW, (markedAt + LINES_BEFORE) * ROW);
  }, [marked]);

  const activate = (index: number) => {
    setActive(index);
    view.show(index * ROW, (index + 1) * ROW);
    const row = rows[index];
    if (row !== undefined) onPointer?.(pointerOf(row));
  };
  const toggle = (row: TreeRow, open: boolean) => {
    if (row.open !== undefined) setToggles(new Map(toggles).set(row.node, open));
  };
  const press = (event: KeyboardEvent) => {
    const row = rows[at];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') activate(Math.min(at + 1, rows.length - 1));
    else if (event.key === 'ArrowUp') activate(Math.max(at - 1, 0));
    else if (event.key === 'Home') activate(0);
    else if (event.key === 'End') activate(rows.length - 1);
    else if (event.key === 'ArrowRight' && row.open === false) toggle(row, true);
    else if (event.key === 'ArrowLeft' && row.open === true) toggle(row, false);
    else if (event.key === 'ArrowLeft' && row.parent !== undefined) activate(rows.indexOf(row.parent));
    else if (event.key === 'Enter' || event.key === ' ') toggle(row, row.open !== true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const shown: ReactNode[] = [];
  for (let index = first; index < end; index++) {
    const row = rows[index];
    if (row === undefined) continue;
    const own = index === at;
    const mark = index === markedAt;
    shown.push(
      // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus and names its active row
      // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
      <div
        key={index}
        id={`${base}-${index}`}
        role="treeitem"
        aria-level={row.depth + 1}
        aria-expanded={row.open}
        data-marked={mark ? '' : undefined}
        className={classes(
          'group absolute inset-x-0 flex h-5 items-center pr-2 pl-1',
          row.open !== undefined && 'cursor-pointer',
          mark ? 'bg-selected' : 'hover:bg-fill',
          own && 'group-focus-visible/tree:bg-fill',
        )}
        style={{ top: index * ROW }}
        onClick={() => {
          activate(index);
          // A drag that selected text was no click.
          if (getSelection()?.isCollapsed !== false) toggle(row, row.open !== true);
        }}
        onMouseEnter={onPointer === undefined ? undefined : () => onPointer(pointerOf(row))}
      >
        <RowView text={text} row={row} />
        {own && row.kind === 'value' ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps a click on an action from opening the row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside take the keys
          <span
            className="ml-auto flex shrink-0 items-center opacity-0 group-hover:opacity-100 focus-within:opacity-100"
            onClick={(event) => event.stopPropagation()}
          >
            {actions?.(pointerOf(row), row.node)}
            <CopyButton
              text={() => text.slice(row.node.start, row.node.end)}
              label={t.ui.json.copyValue}
              className="size-5"
            />
          </span>
        ) : null}
      </div>,
    );
  }

  return (
    <div
      ref={view.ref}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={at >= first && at < end ? `${base}-${at}` : undefined}
      data-inset-focus=""
      className={classes('group/tree min-h-0 overflow-auto font-mono text-wire', className)}
      onScroll={view.onScroll}
      onKeyDown={press}
      onMouseLeave={onPointer === undefined ? undefined : () => onPointer(undefined)}
    >
      <div className="relative" style={{ height: rows.length * ROW }}>
        {shown}
      </div>
    </div>
  );
}

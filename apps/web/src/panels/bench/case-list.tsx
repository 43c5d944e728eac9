import { navigate } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { ListBox } from '../../ui/list-box.tsx';
import { useBoxTest } from '../catalogue/use-box.ts';
import { CaseRow, WIDE_COLUMNS } from './case-row.tsx';
import { useBench } from './state/bench.ts';
import type { CaseView } from './state/case-view.ts';

const isWideBox = (width: number) => width >= 620;

export interface CaseListProps {
  readonly tool: string;
  /** Those that the filter lets through. */
  readonly shown: readonly CaseView[];
  readonly selected: CaseView | undefined;
}

/** The matrix of a tool's cases. Selecting one selects its exchange on the wire. */
export function CaseList({ tool, shown, selected }: CaseListProps) {
  const t = useT();
  const { look, onLook, readOnly } = useBench();
  const [ref, isWide] = useBoxTest<HTMLDivElement>(isWideBox);
  const select = (view: CaseView | undefined) => {
    if (view === undefined) return;
    onLook({ selected: new Map(look.selected).set(tool, view.case.id) });
    const seq = view.row?.endSeq ?? view.row?.requestSeq;
    if (seq !== undefined) navigate({ sel: seq });
  };
  const toggle = (view: CaseView | undefined) => {
    if (view === undefined) return;
    const chosen = new Set(look.chosen);
    if (!chosen.delete(view.case.id)) chosen.add(view.case.id);
    onLook({ chosen });
  };
  return (
    <div ref={ref} className="flex min-h-0 flex-1 flex-col">
      {isWide ? <CaseListHead shown={shown} /> : null}
      <ListBox
        key={`${tool} ${isWide}`}
        label={t.bench.list.label(tool)}
        items={shown}
        rowHeight={isWide ? 28 : 46}
        selected={selected === undefined ? -1 : shown.indexOf(selected)}
        onSelect={(index) => select(shown[index])}
        itemKey={(view) => view.case.id}
        itemProps={(view) => ({
          'data-case': view.case.id,
          'data-verdict': view.verdict,
          'data-case-state': view.row?.state,
          'data-outcome': view.row?.outcome,
        })}
        {...(readOnly
          ? {}
          : {
              isChecked: (view: CaseView) => look.chosen.has(view.case.id),
              onToggle: (index: number) => toggle(shown[index]),
            })}
        renderItem={(view) => (
          <CaseRow
            view={view}
            isWide={isWide}
            isChosen={look.chosen.has(view.case.id)}
            onToggle={readOnly ? undefined : () => toggle(view)}
          />
        )}
      />
    </div>
  );
}

function CaseListHead({ shown }: { readonly shown: readonly CaseView[] }) {
  const words = useT().bench.list;
  const { look, onLook, readOnly } = useBench();
  const ids = shown.map((view) => view.case.id);
  const isAll = ids.length > 0 && ids.every((id) => look.chosen.has(id));
  return (
    <div className={`${WIDE_COLUMNS} h-7 shrink-0 border-b border-border text-meta text-text-3`}>
      {readOnly ? (
        <span />
      ) : (
        <input
          type="checkbox"
          aria-label={words.checkAll}
          title={words.checkAll}
          checked={isAll}
          onChange={() => {
            const chosen = new Set(look.chosen);
            for (const id of ids) isAll ? chosen.delete(id) : chosen.add(id);
            onLook({ chosen });
          }}
        />
      )}
      <span>{words.head.case}</span>
      <span>{words.head.expected}</span>
      <span>{words.head.got}</span>
      <span className="text-right">{words.head.time}</span>
      <span>{words.head.verdict}</span>
    </div>
  );
}

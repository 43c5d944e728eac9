import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { sentIssues } from '../../source/sent-issues.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { focusRows } from '../focus-rows.ts';
import { type RowFacts, rowFacts } from '../rows/row-facts.ts';
import { SentIssues } from '../sent-issues.tsx';
import { useWire } from '../wire-context.ts';
import { DetailActions } from './detail-actions.tsx';
import { EventNote } from './event-note.tsx';
import { ExchangeTab } from './exchange-tab.tsx';
import { Explanation } from './explanation.tsx';
import { Findings } from './findings.tsx';
import { MessageTab } from './message-tab.tsx';
import { RawTab } from './raw-tab.tsx';

const TABS = ['message', 'raw', 'exchange'] as const;
type DetailTab = (typeof TABS)[number];

/** The selected event: what it is, its content, its exact text, and the exchange that it belongs to. */
export function DetailPane() {
  const t = useT();
  const { sel, store } = useWire();
  const [tab, setTab] = useState<DetailTab>('message');
  const [noting, setNoting] = useState<number>();
  if (sel === undefined) return null;
  const facts = rowFacts(store, sel);
  const issues = sentIssues(store.rows, sel);
  return (
    <section
      data-detail=""
      aria-label={t.wire.detail.label}
      className="@container flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        focusRows();
        event.preventDefault();
      }}
    >
      <Tabs
        label={t.wire.detail.label}
        items={TABS.map((id) => ({ id, label: t.wire.detail.tabs[id] }))}
        active={tab}
        onChange={setTab}
        tabProps={(id) => ({ 'data-detail-tab': id })}
        aside={<Aside facts={facts} onNote={() => setNoting(sel)} />}
      >
        <div className="flex min-h-0 flex-1 flex-col overflow-auto" key={sel}>
          <HiddenNote seq={sel} />
          <EventNote seq={sel} isNew={noting === sel} onClose={() => setNoting(undefined)} />
          {tab === 'message' ? <Explanation facts={facts} /> : null}
          {tab === 'exchange' ? null : <Findings seq={sel} />}
          {tab === 'exchange' || issues === 0 ? null : (
            <div className="shrink-0 border-b border-border px-4 py-2">
              <SentIssues count={issues} />
            </div>
          )}
          {tab === 'message' ? <MessageTab facts={facts} /> : null}
          {tab === 'raw' ? <RawTab facts={facts} /> : null}
          {tab === 'exchange' ? <ExchangeTab facts={facts} /> : null}
        </div>
      </Tabs>
    </section>
  );
}

/** Says that the selected event is not in the view. */
function HiddenNote({ seq }: { readonly seq: number }) {
  const t = useT();
  const { shown, filter } = useWire();
  if (filter.applied === '' || seq >= shown.read || shown.indexOf(seq) !== undefined) return null;
  return (
    <p
      data-hidden-by-filter=""
      className="flex shrink-0 items-baseline gap-2 px-4 pt-2 text-meta text-text-3"
    >
      {t.filter.hidden}
      <button type="button" className="text-accent hover:underline" onClick={() => filter.change('')}>
        {t.filter.clear}
      </button>
    </p>
  );
}

function Aside({ facts, onNote }: { readonly facts: RowFacts; readonly onNote: () => void }) {
  const t = useT();
  const format = useFormat();
  const { select } = useWire();
  const { seq, dir, bytes } = facts;
  const parts = [
    t.wire.detail.seq(seq),
    dir === undefined ? '' : t.wire.directions[dir],
    bytes === 0 ? '' : format.bytes(bytes),
  ];
  return (
    <div className="-mr-2 flex items-center gap-0.5 @max-[440px]:gap-0 @max-[440px]:[&>button]:size-6">
      <span className="min-w-0 truncate text-meta text-text-3 figures @max-[440px]:hidden">
        {parts.filter((part) => part !== '').join(' · ')}
      </span>
      <DetailActions facts={facts} onNote={onNote} />
      <IconButton
        icon={X}
        label={t.wire.detail.close}
        data-action="close-detail"
        onClick={() => {
          focusRows();
          select(undefined);
        }}
      />
    </div>
  );
}

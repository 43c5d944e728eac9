import { idLabel } from '@lifeline/diagram';
import { ABSENT, draftFromText, secretPointers } from '@lifeline/schema-form';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { ExactJson, useFormApi } from '../forms/index.ts';
import { useT } from '../i18n/language.ts';
import { useStore } from '../source/hooks.ts';
import { MenuButton, type MenuItem } from '../ui/menu.tsx';
import { OutcomeBadge } from '../wire/outcome-badge.tsx';
import type { LatestRun } from './latest-run.ts';
import { type SentRun, useSentArguments } from './use-sent-arguments.ts';

const MAX_SHOWN = 10;

export interface EarlierRunsProps {
  readonly sessionId: string;
  readonly latest: LatestRun;
  /** The form's JSON text from what was sent, where that is another one; undefined: it was not made by this form. */
  readonly read?: ((sent: string | undefined) => string | undefined) | undefined;
}

/** A menu of the last runs of an item, by what they asked with: each can be taken back into the form around it. */
export function EarlierRuns({ sessionId, latest, read }: EarlierRunsProps) {
  const t = useT();
  const sent = useSentArguments(useStore(sessionId), useRuns(latest));
  const runs = read === undefined ? sent : sent.flatMap((run) => readRun(run, read(run.text)));
  const { fill } = useFormApi();
  const items = (): readonly MenuItem[] =>
    distinct(runs).map(({ exchange, text }) => ({
      id: `run ${exchange.id}`,
      label: <RunLabel exchange={exchange} text={text} />,
      run: () => {
        const draft = text === undefined ? ABSENT : draftFromText(text);
        if (draft !== undefined) fill(draft, t.forms.earlier.filled(idLabel(exchange.id)));
      },
    }));
  return <MenuButton icon={History} label={t.forms.earlier.open} action="earlier" items={items} />;
}

function useRuns({ exchange, before }: LatestRun) {
  return useMemo(() => [exchange, ...before], [exchange, before]);
}

function readRun({ exchange }: SentRun, text: string | undefined): readonly SentRun[] {
  return text === undefined ? [] : [{ exchange, text }];
}

/** Of runs with the same text the newest. */
function distinct(runs: readonly SentRun[]): readonly SentRun[] {
  const texts = new Set<string | undefined>();
  const first = runs.filter(({ text }) => !texts.has(text) && texts.add(text));
  return first.slice(0, MAX_SHOWN);
}

function RunLabel({ exchange, text }: SentRun) {
  const t = useT();
  const { schema } = useFormApi();
  const draft = text === undefined ? undefined : draftFromText(text);
  return (
    <span className="flex items-center gap-2">
      <OutcomeBadge outcome={exchange.outcome} errorCode={exchange.errorCode} />
      <span className="min-w-0 truncate font-mono text-wire">
        {text === undefined || draft === undefined ? (
          t.forms.earlier.none
        ) : (
          <ExactJson text={text} secrets={secretPointers(schema, draft)} hasLines={false} />
        )}
      </span>
    </span>
  );
}

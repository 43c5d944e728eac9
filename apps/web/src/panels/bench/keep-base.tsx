import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { type LatestRun, useLatestRun } from '../../results/latest-run.ts';
import { useSentArguments } from '../../results/use-sent-arguments.ts';
import { useStore } from '../../source/hooks.ts';
import { useSource } from '../../source/trace-source.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { memberText } from '../catalogue/entry.ts';
import { useOpenTab } from '../catalogue/open-tab.ts';
import type { KeptBase } from './keep-base-edit.ts';
import { serverOf } from './state/server-of.ts';

const NONE: readonly never[] = [];

export interface KeepBaseProps {
  readonly sessionId: string;
  readonly tool: string;
  /** Beside a result: that of the newest call. Otherwise the newest good call is meant, and named. */
  readonly latest?: LatestRun | undefined;
}

/** Keeps a good call as base, and leads to the cases. Shown only where there is such a call. */
export function KeepBase({ sessionId, tool, latest }: KeepBaseProps) {
  const t = useT();
  const words = t.bench.base;
  const format = useFormat();
  const store = useStore(sessionId);
  const client = useQueryClient();
  const openTab = useOpenTab();
  const { suites } = useSource();
  const newest = useLatestRun(store, { method: 'tools/call', subject: tool });
  const exchange =
    latest?.exchange ??
    [newest?.exchange, ...(newest?.before ?? [])].find((one) => one?.outcome === 'result');
  const isGood = exchange?.outcome === 'result';
  const [sent] = useSentArguments(store, isGood ? [exchange] : NONE);
  const [told, setTold] = useState<
    { readonly seq: number; readonly kept: KeptBase } | { readonly error: unknown }
  >();
  if (!isGood || sent === undefined || suites === undefined) return null;
  const keep = async () => {
    const item = store.model.catalogue('tool').items.find(({ key }) => key === tool);
    try {
      const { keepBase } = await import('./keep-base-edit.ts');
      const kept = await keepBase(
        { sessionId, port: suites, client },
        {
          tool,
          sent: sent.text,
          schemaText: item === undefined ? undefined : memberText(item.text, 'inputSchema'),
          server: serverOf(store.model),
        },
      );
      setTold({ seq: exchange.requestSeq, kept });
      announce(kept.isKnown ? words.known(kept.name) : words.kept(kept.name));
    } catch (error) {
      setTold({ error });
    }
  };
  if (told !== undefined && 'kept' in told && told.seq === exchange.requestSeq) {
    const { kept } = told;
    return (
      <span data-kept={kept.name}>
        {kept.isKnown ? words.known(kept.name) : words.kept(kept.name)}{' '}
        {kept.environment.length === 0 ? null : `${words.secrets(kept.environment.join(', '))} `}
        <button type="button" className="text-accent underline" onClick={() => openTab('cases')}>
          {words.toCases}
        </button>
      </span>
    );
  }
  return (
    <>
      <Button data-action="keep-case" title={words.keepHint} onClick={() => void keep()}>
        <BookmarkPlus size={14} strokeWidth={1.5} aria-hidden />
        {latest === undefined ? words.usesLast(format.at(exchange.requestAtMs)) : words.keep}
      </Button>
      {told !== undefined && 'error' in told ? (
        <span role="alert" className="text-error">
          <FailureText error={told.error} />
        </span>
      ) : null}
    </>
  );
}

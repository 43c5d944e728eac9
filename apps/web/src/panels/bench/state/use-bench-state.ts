import type { CatalogueItem } from '@lifeline/model';
import type { Suite } from '@lifeline/suite';
import type { SuiteFile } from '@lifeline/suite/file';
import type { Run } from '@lifeline/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession, useStore, useStoreVersion } from '../../../source/hooks.ts';
import { keys } from '../../../source/query-client.ts';
import { newerRun, type SuitePort } from '../../../source/suites.ts';
import type { TraceStore } from '../../../source/trace-store.ts';
import { useTimeLimit } from '../../time-limit.tsx';
import type { Bench, BenchTool } from './bench.ts';
import { useBenchLook } from './bench-look.ts';
import { type CaseView, caseViews } from './case-view.ts';
import { changesMade } from './change-queue.ts';
import { serverOf } from './server-of.ts';
import { suiteActions } from './suite-actions.ts';
import { type ToolFacts, toolFacts } from './tool-facts.ts';
import { useConsent } from './use-consent.ts';
import { useSuiteFile } from './use-suite-file.ts';

const NO_ROWS: readonly never[] = [];
const NOTHING: Pick<SuiteFile, 'suite' | 'problems'> = { suite: { tools: [], cases: [] }, problems: [] };

/** The bench of a session, or that it is still being read, or why it cannot be. */
export function useBenchState(sessionId: string, port: SuitePort): Bench | { readonly error: unknown } {
  const client = useQueryClient();
  const session = useSession(sessionId);
  const suiteQuery = useQuery({ queryKey: keys.suite(sessionId), queryFn: () => port.load(sessionId) });
  const runKey = keys.run(sessionId);
  const runQuery = useQuery({
    queryKey: runKey,
    queryFn: async () => {
      const answer = await port.run(sessionId);
      return newerRun(client.getQueryData<Run>(runKey), answer);
    },
    // reports of progress may be all that is known of a run that began before this page
    refetchOnMount: 'always',
    // rows that did not change are the same objects already
    structuralSharing: false,
  });
  const [failure, setFailure] = useState<unknown>();
  const [look, onLook] = useBenchLook(sessionId);
  const consent = useConsent(sessionId);
  const { timeoutMs, control } = useTimeLimit();
  const store = useStore(sessionId);
  const items = useTools(store);
  const file = useSuiteFile(suiteQuery.data?.text);
  const { suite, problems } = file === undefined || 'error' in file ? NOTHING : file;
  const factsOf = useMemo(() => remembering((name) => toolFacts(items, name)), [items]);
  const rows = runQuery.data?.rows ?? NO_ROWS;
  const views = useMemo(() => caseViews(suite, rows, (name) => factsOf(name).hash), [suite, rows, factsOf]);
  const tools = useMemo(() => benchTools(suite, views, factsOf), [suite, views, factsOf]);
  if (suiteQuery.data === undefined) return { error: suiteQuery.error ?? undefined };
  if (file === undefined) return { error: undefined };
  if ('error' in file) return file;

  const send = (promise: Promise<unknown>) => {
    setFailure(undefined);
    promise.catch(setFailure);
  };
  const isOpen = (allowed: ReadonlySet<string>) => (view: CaseView) =>
    factsOf(view.case.tool).consent === undefined || allowed.has(view.case.tool);
  const begin = (chosen: readonly CaseView[]) =>
    send(
      changesMade(sessionId)
        .then(() =>
          port.start(sessionId, {
            cases: chosen.map((view) => view.case.id),
            allowWrites: chosen.some((view) => factsOf(view.case.tool).consent !== undefined),
            ...(timeoutMs === undefined ? {} : { timeoutMs }),
          }),
        )
        .then((answer) => client.setQueryData<Run>(runKey, (known) => newerRun(known, answer))),
    );
  return {
    sessionId,
    readOnly: session?.readOnly === true,
    document: suiteQuery.data,
    suite,
    problems,
    run: runQuery.data,
    views,
    tools,
    look,
    onLook,
    actions: suiteActions({
      target: { sessionId, port, client },
      presentHash: (name) => factsOf(name).hash,
      server: serverOf(store.model),
      onFailure: setFailure,
    }),
    consent,
    start: (chosen) => {
      const open = chosen.filter(isOpen(consent.allowed));
      if (open.length > 0) begin(open);
      else if (chosen.length > 0) consent.ask(() => begin(chosen));
    },
    stop: () => send(port.stop(sessionId)),
    limit: control,
    failure,
  };
}

/** The tools that the server lists; the same array until it lists others. */
function useTools(store: TraceStore): readonly CatalogueItem[] {
  useStoreVersion(store);
  const { items, state } = store.model.catalogue('tool');
  const { length } = items;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list grows while its pages arrive
  return useMemo(() => [...items], [items, length, state]);
}

function remembering(facts: (name: string) => ToolFacts): (name: string) => ToolFacts {
  const known = new Map<string, ToolFacts>();
  return (name) => {
    const found = known.get(name) ?? facts(name);
    known.set(name, found);
    return found;
  };
}

/** Tools of the suite in its order, then those that only cases name. */
function benchTools(
  suite: Suite,
  views: readonly CaseView[],
  factsOf: (name: string) => ToolFacts,
): readonly BenchTool[] {
  const byTool = Map.groupBy(views, (view) => view.case.tool);
  const kept = new Map(suite.tools.map((tool) => [tool.name, tool.bases]));
  const names = new Set([...kept.keys(), ...byTool.keys()]);
  return [...names].map((name) => ({
    name,
    bases: kept.get(name) ?? [],
    facts: factsOf(name),
    views: byTool.get(name) ?? [],
  }));
}

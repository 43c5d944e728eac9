import { decodeEvent, type Target } from '@lifeline/trace';
import type { SessionInfo } from '@lifeline/wire';
import { useEffect, useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ArgList } from '../arg-list.tsx';
import { MaskedText } from '../masked-text.tsx';
import { secretParts } from '../secret-text.ts';
import { Fact, Facts } from './section.tsx';

export interface LaunchFactsProps {
  readonly session: SessionInfo;
  /** The newest `opened` event, whose body names the environment. */
  readonly openedSeq: number | undefined;
}

/** What was started, where, and with which variables added; values are never recorded. */
export function LaunchFacts({ session, openedSeq }: LaunchFactsProps) {
  const t = useT();
  const words = t.overview.launch;
  const target = useTarget(session.id, openedSeq);
  if (target?.kind === 'imported') {
    return (
      <Facts>
        <Fact name={words.source}>
          <RevealText text={target.source} className="break-all" />
        </Fact>
      </Facts>
    );
  }
  if (session.http !== undefined) return <UrlFacts http={session.http} />;
  if (session.commandLine.length === 0) return <p className="text-text-3">{words.unknown}</p>;
  const envNames = target?.kind === 'stdio' ? target.envNames : [];
  return (
    <Facts>
      <Fact name={words.command}>
        <span className="flex items-start gap-1">
          <ArgList words={session.commandLine} />
          <CopyButton text={JSON.stringify(session.commandLine)} label={words.copy} className="-my-0.5" />
        </span>
      </Fact>
      {session.cwd === undefined ? null : (
        <Fact name={words.cwd}>
          <RevealText text={session.cwd} className="font-mono text-wire break-all" />
        </Fact>
      )}
      {target === undefined ? null : (
        <Fact name={words.env}>
          {envNames.length === 0 ? (
            <span className="text-text-3">{words.noEnv}</span>
          ) : (
            <>
              <RevealText text={envNames.join(', ')} className="font-mono text-wire break-all" />{' '}
              <span className="text-text-3">{words.envHint}</span>
            </>
          )}
        </Fact>
      )}
    </Facts>
  );
}

/** Where the server is, how it is spoken to, and which headers are sent along. */
function UrlFacts({ http }: { readonly http: NonNullable<SessionInfo['http']> }) {
  const t = useT();
  const words = t.overview.launch;
  const { url, transport, headerNames } = http;
  return (
    <Facts>
      <Fact name={t.start.connect.url}>
        <span className="flex items-start gap-1">
          <MaskedText parts={secretParts(url)} />
          <CopyButton text={url} label={words.copyUrl} className="-my-0.5" />
        </span>
      </Fact>
      <Fact name={t.start.connect.transport}>{words.transports[transport]}</Fact>
      <Fact name={t.start.connect.headers}>
        {headerNames.length === 0 ? (
          <span className="text-text-3">{words.noHeaders}</span>
        ) : (
          <RevealText text={headerNames.join(', ')} className="font-mono text-wire break-all" />
        )}
      </Fact>
    </Facts>
  );
}

/** The target of an `opened` event; undefined until its body is in the page. */
function useTarget(sessionId: string, seq: number | undefined): Target | undefined {
  const store = useStore(sessionId);
  useStoreVersion(store);
  const body = seq === undefined ? undefined : store.body(seq);
  const missing = seq !== undefined && body === undefined;
  useEffect(() => {
    if (missing) store.load(seq, seq);
  }, [store, seq, missing]);
  return useMemo(() => {
    const decoded = body === undefined ? undefined : decodeEvent(body.text);
    return decoded?.ok === true && decoded.event.type === 'opened' ? decoded.event.target : undefined;
  }, [body]);
}

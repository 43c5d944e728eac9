import { nodeText } from '@lifeline/json';
import { type Exchange, responseText } from '@lifeline/model';
import { errorCodeName } from '@lifeline/protocol';
import type { RowTable } from '@lifeline/trace';
import { useMemo } from 'react';
import { navigate } from '../../app/router.ts';
import { useLanguage, useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { objectMember, readResponse, stringOf } from '../../results/response.ts';
import { useRaw, useStore } from '../../source/hooks.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { LIST_METHODS } from './list-pages.ts';
import type { ShownList } from './shown-list.ts';

/** Why a list did not come: the server's own code and words where it gave any. */
export function ListFailure({ sessionId, shown }: { readonly sessionId: string; readonly shown: ShownList }) {
  const t = useT();
  const store = useStore(sessionId);
  const { errorSeq } = shown.list;
  if (errorSeq === undefined) return null;
  const exchange = store.model.exchangeAt(errorSeq);
  const method = LIST_METHODS[shown.kind];
  return (
    <span>
      {exchange?.outcome === 'error' ? (
        <>
          {method}
          {': '}
          <ServerError sessionId={sessionId} exchange={exchange} />
        </>
      ) : (
        (httpSentence(method, exchange, store.rows) ?? sentence(method, exchange, t))
      )}{' '}
      <button type="button" className="text-accent underline" onClick={() => navigate({ sel: errorSeq })}>
        {t.catalogue.showOnWire}
      </button>
    </span>
  );
}

/** Why the list did not come by HTTP. */
function httpSentence(
  method: string,
  exchange: Exchange | undefined,
  rows: Pick<RowTable, 'kindAt' | 'restAt'>,
): string | undefined {
  const seq = exchange?.outcome === 'lost' ? exchange.endSeq : undefined;
  if (seq === undefined || rows.kindAt(seq) !== 'http') return undefined;
  return `${method}: ${rows.restAt(seq).detail ?? ''}`;
}

function sentence(method: string, exchange: Exchange | undefined, t: Messages): string {
  const { failed } = t.catalogue;
  switch (exchange?.outcome) {
    case 'timeout':
      return failed.timeout(method);
    case 'cancelled':
      return failed.cancelled(method);
    case 'result':
    case 'tool-error':
      return failed.noList(method);
    default:
      return failed.lost(method);
  }
}

function ServerError({ sessionId, exchange }: { readonly sessionId: string; readonly exchange: Exchange }) {
  const store = useStore(sessionId);
  const language = useLanguage();
  const raw = useRaw(store, exchange.responseSeq);
  const parts = useMemo(
    () => (raw.text === undefined ? undefined : readResponse(responseText(raw.text, exchange.id))),
    [raw.text, exchange.id],
  );
  const code = objectMember(parts?.error, 'code');
  const codeText =
    parts === undefined || code === undefined ? exchange.errorCode : nodeText(parts.text, code);
  const name = codeText === undefined ? undefined : errorCodeName(codeText, language);
  const message = stringOf(parts?.error, 'message');
  return (
    <span className="text-error">
      <span className="font-mono font-semibold">{codeText}</span>
      {name === undefined || name === message ? null : ` ${name}:`}{' '}
      {message === undefined ? null : <RevealText text={message} />}
    </span>
  );
}

import type { Exchange } from '@lifeline/model';
import { useT } from '../../i18n/language.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { ElicitationContent } from './elicitation-content.tsx';
import { kindOf } from './requests.ts';
import { SamplingContent } from './sampling-content.tsx';
import type { LoadedRequest } from './use-request.ts';

export interface RequestContentProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
  readonly request: LoadedRequest;
}

/** What the server asks, by kind; what is unknown or broken shows its JSON. */
export function RequestContent({ sessionId, exchange, request }: RequestContentProps) {
  const t = useT();
  if (request.state !== 'ready') return <p className="text-text-3">{t.inbox.content[request.state]}</p>;
  const { text, params } = request.parts;
  const kind = kindOf(exchange.method);
  if (kind === 'roots') return <p className="text-text-2">{t.inbox.content.roots}</p>;
  if (params === undefined) return <p className="text-text-3">{t.inbox.content.noParams}</p>;
  if (kind === 'elicitation') {
    const { requestSeq } = exchange;
    return <ElicitationContent sessionId={sessionId} askedSeq={requestSeq} text={text} params={params} />;
  }
  if (kind === 'sampling') return <SamplingContent sessionId={sessionId} text={text} params={params} />;
  return <JsonTree text={text} node={params} label={t.inbox.content.params} className="max-h-80" />;
}

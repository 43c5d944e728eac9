import type { Action } from '@lifeline/lessons';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';

/** What the button will send: method and params, before it goes out. */
export function Sends({ action }: { readonly action: Action }) {
  const t = useT();
  const message = action.do === 'connect' ? action.first : action;
  if (message?.do !== 'request' && message?.do !== 'notify') return null;
  const { method, paramsText } = message;
  return (
    <p data-sends={method} className="flex flex-wrap items-baseline gap-2 text-meta text-text-3">
      {t.app.demo.sends}
      <Badge mono>{method}</Badge>
      {paramsText === undefined ? null : <code className="min-w-0 break-all text-text-2">{paramsText}</code>}
    </p>
  );
}

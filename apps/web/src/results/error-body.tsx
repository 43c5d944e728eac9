import { type JsonNode, nodeText } from '@lifeline/json';
import { errorCodeName } from '@lifeline/protocol';
import { useLanguage, useT } from '../i18n/language.ts';
import { JsonTree } from '../ui/json-tree/json-tree.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { PagesRequired, pagesRequired } from './pages-required.tsx';
import { objectMember, stringOf } from './response.ts';

/** A JSON-RPC error as the server said it: code with its name, message, data. */
export function ErrorBody({ text, error }: { readonly text: string; readonly error: JsonNode }) {
  const t = useT();
  const language = useLanguage();
  const code = objectMember(error, 'code');
  const codeText = code === undefined ? undefined : nodeText(text, code);
  const name = codeText === undefined ? undefined : errorCodeName(codeText, language);
  const message = stringOf(error, 'message');
  const data = objectMember(error, 'data');
  const pages = pagesRequired(text, error);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-error">
        <span className="font-mono font-semibold">{codeText ?? t.results.noCode}</span>
        {name === undefined ? null : <span> {name}</span>}
      </p>
      {message === undefined ? (
        <JsonTree text={text} node={error} label={t.results.error} className="max-h-80" />
      ) : (
        <p className="break-words whitespace-pre-wrap">
          <RevealText text={message} />
        </p>
      )}
      {pages.length === 0 ? null : <PagesRequired pages={pages} />}
      {data === undefined || message === undefined ? null : (
        <>
          <h4 className="text-meta font-semibold text-text-3">{t.results.errorData}</h4>
          <JsonTree text={text} node={data} label={t.results.errorData} className="max-h-80" />
        </>
      )}
    </div>
  );
}

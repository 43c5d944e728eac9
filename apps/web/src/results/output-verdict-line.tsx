import { issueText } from '../forms/issue-text.ts';
import { useT } from '../i18n/language.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import type { OutputVerdict } from './use-output-verdict.ts';

/** Most issues shown; their number is told. */
const SHOWN = 20;

/** Lifeline's judgement of a result against the tool's outputSchema; the server's answer stands beside it. */
export function OutputVerdictLine({ verdict }: { readonly verdict: OutputVerdict }) {
  const t = useT();
  switch (verdict.kind) {
    case 'none':
      return (
        <p data-output-schema="none" className="text-meta text-text-3">
          {t.results.schema.none}
        </p>
      );
    case 'checking':
      return <p className="text-meta text-text-3">{t.results.schema.checking}</p>;
    case 'ok':
      return (
        <p data-output-schema="ok" className="text-meta text-ok">
          {t.results.schema.ok}
        </p>
      );
    case 'missing':
      return (
        <p data-output-schema="missing" className="text-meta text-malformed">
          {t.results.schema.missing}
        </p>
      );
    case 'unchecked':
      return <p className="text-meta text-malformed">{t.results.schema.unchecked[verdict.why]}</p>;
    case 'violated': {
      const { issues } = verdict.checked;
      return (
        <div data-output-schema="violated" className="text-meta text-malformed">
          <p>{t.results.schema.violated(issues.length)}</p>
          <ul className="ml-4 list-disc">
            {issues.slice(0, SHOWN).map((issue) => (
              <li key={`${issue.pointer} ${issue.code} ${issue.detail}`}>
                <RevealText text={issue.pointer === '' ? '/' : issue.pointer} className="font-mono" />{' '}
                {issueText(issue, t)}
              </li>
            ))}
          </ul>
        </div>
      );
    }
  }
}

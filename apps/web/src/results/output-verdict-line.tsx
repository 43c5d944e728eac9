import { issueText } from '../forms/index.ts';
import { useT } from '../i18n/language.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import type { OutputVerdict } from './use-output-verdict.ts';

/** Most issues shown; their number is told. */
const SHOWN = 20;

/** Lifeline's judgement of a result against the tool's outputSchema; the server's answer stands beside it. */
export function OutputVerdictLine({ verdict }: { readonly verdict: OutputVerdict }) {
  const t = useT();
  const texts = t.results.schema;
  switch (verdict.kind) {
    case 'ok':
      return <p className="text-meta text-ok">{texts.ok}</p>;
    case 'missing':
      return <p className="text-meta text-malformed">{texts.missing}</p>;
    case 'unchecked':
      return <p className="text-meta text-malformed">{texts.unchecked[verdict.why]}</p>;
    case 'violated': {
      const { issues } = verdict.checked;
      return (
        <div className="text-meta text-malformed">
          <p>{texts.violated(issues.length)}</p>
          <ul className="ml-4 list-disc">
            {issues.slice(0, SHOWN).map((issue) => (
              <li key={`${issue.pointer} ${issue.code} ${issue.detail}`} className="wrap-anywhere">
                <RevealText text={issue.pointer === '' ? '/' : issue.pointer} className="font-mono" />{' '}
                <RevealText text={issueText(issue, t)} />
              </li>
            ))}
          </ul>
        </div>
      );
    }
    default:
      return <p className="text-meta text-text-3">{texts[verdict.kind]}</p>;
  }
}

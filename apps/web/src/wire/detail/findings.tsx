import { ENVELOPE_RULES, ruleMessage, rulePage } from '@lifeline/protocol';
import { useLanguage, useT } from '../../i18n/language.ts';
import { FindingGlyph } from '../glyphs.tsx';
import { useWire } from '../wire-context.ts';

const SPECIFICATION = 'https://modelcontextprotocol.io/specification/';

/** What Lifeline found about a row: rule, severity, what is wrong and what to do, and where the rule stands. */
export function Findings({ seq }: { readonly seq: number }) {
  const t = useT();
  const { model } = useWire().store;
  const rules = model.findingsAt(seq);
  if (rules.length === 0) return null;
  return (
    <ul
      aria-label={t.wire.detail.findings}
      className="flex shrink-0 flex-col gap-2 border-b border-border px-4 py-2"
    >
      {rules.map((rule) => (
        <Finding key={rule} rule={rule} revision={model.negotiation?.revision} />
      ))}
    </ul>
  );
}

function Finding({ rule, revision }: { readonly rule: string; readonly revision: string | undefined }) {
  const t = useT();
  const words = ruleMessage(rule, useLanguage());
  const severity = ENVELOPE_RULES[rule]?.severity ?? 'advice';
  const page = rulePage(rule, revision);
  return (
    <li data-finding={rule} data-severity={severity} className="flex items-start gap-2">
      <span className="flex h-5 items-center text-malformed">
        <FindingGlyph />
      </span>
      <div className="min-w-0">
        <span className="font-semibold text-malformed">{words?.title ?? rule}</span>{' '}
        <span className="text-meta text-text-3">
          <code className="text-meta">{rule}</code> · {t.wire.severities[severity]}
        </span>
        <p className="text-text-2">
          {words === undefined ? null : `${words.what} ${words.why} ${words.fix}`}
          {page === undefined ? null : (
            <>
              {' '}
              <a
                href={SPECIFICATION + page}
                target="_blank"
                rel="noreferrer"
                className="text-accent underline decoration-1 underline-offset-2"
              >
                {t.wire.detail.page}
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

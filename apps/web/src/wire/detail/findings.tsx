import { parseJson } from '@lifeline/json';
import { ENVELOPE_RULES, ruleMessage, rulePage, rulePointer } from '@lifeline/protocol';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../i18n/language.ts';
import { useRaw } from '../../source/hooks.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { FindingGlyph } from '../glyphs.tsx';
import { useWire } from '../wire-context.ts';

const SPECIFICATION = 'https://modelcontextprotocol.io/specification/';

/** What Lifeline found about a row: rule, severity, place, what is wrong and what to do, and where the rule stands. */
export function Findings({ seq }: { readonly seq: number }) {
  const { model } = useWire().store;
  const rules = model.findingsAt(seq);
  return rules.length === 0 ? null : <FindingList seq={seq} rules={rules} />;
}

function FindingList({ seq, rules }: { readonly seq: number; readonly rules: readonly string[] }) {
  const t = useT();
  const { store } = useWire();
  const raw = useRaw(store, seq);
  const { model } = store;
  const message = useMemo(() => {
    const parsed = raw.state === 'ready' && raw.text !== undefined ? parseJson(raw.text) : undefined;
    return parsed?.ok === true ? parsed.node : undefined;
  }, [raw.state, raw.text]);
  return (
    <ul
      aria-label={t.wire.detail.findings}
      className="flex shrink-0 flex-col gap-2 border-b border-border px-4 py-2"
    >
      {rules.map((rule) => (
        <Finding
          key={rule}
          rule={rule}
          pointer={message === undefined ? undefined : rulePointer(rule, message)}
          revision={model.negotiation?.revision}
        />
      ))}
    </ul>
  );
}

interface FindingProps {
  readonly rule: string;
  /** JSON Pointer of what breaks it. */
  readonly pointer: string | undefined;
  readonly revision: string | undefined;
}

function Finding({ rule, pointer, revision }: FindingProps) {
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
          {pointer === undefined ? null : (
            <>
              {' · '}
              <code data-finding-pointer="" className="text-meta wrap-anywhere text-text-2">
                <RevealText text={pointer} />
              </code>
            </>
          )}
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

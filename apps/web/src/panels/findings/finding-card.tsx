import { useT } from '../../i18n/language.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';
import { pageOf } from './finding-page.ts';
import { findingMarkdown } from './markdown.ts';
import { PlaceLink } from './place-link.tsx';
import { SeverityBadge } from './severity-badge.tsx';
import type { ToldFinding } from './use-findings.ts';

export interface FindingCardProps {
  readonly sessionId: string;
  readonly told: ToldFinding;
}

/** One finding: what, why, what to do, where, and where the rule is stated. */
export function FindingCard({ sessionId, told }: FindingCardProps) {
  const t = useT();
  const { finding, sentence } = told;
  return (
    <li
      data-finding={finding.ruleId}
      data-severity={finding.severity}
      className="flex flex-col gap-1.5 border-b border-border px-4 py-3"
    >
      <div className="flex min-w-0 items-center gap-2">
        <SeverityBadge severity={finding.severity} />
        <h3 className="min-w-0 font-semibold">{sentence.title}</h3>
        <code className="ml-auto text-meta text-text-3">{finding.ruleId}</code>
        <CopyButton
          text={() => findingMarkdown(told, t)}
          label={t.findings.copyOne}
          className="-my-1 size-6"
        />
      </div>
      <p className="text-text-2 wrap-anywhere">
        <RevealText text={sentence.reason} />
      </p>
      <Fix text={sentence.fix} />
      <FindingFoot sessionId={sessionId} told={told} />
    </li>
  );
}

/** What to do about it. */
export function Fix({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <p className="wrap-anywhere">
      <span className="mr-1 text-text-3">{t.findings.fix}</span>
      <RevealText text={text} />
    </p>
  );
}

/** Where it is, which messages show it, and where the rule stands. */
function FindingFoot({ sessionId, told: { finding } }: FindingCardProps) {
  const t = useT();
  const { place } = finding;
  const isResult = finding.ruleId === 'TOOL-06';
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-meta">
      {place === undefined ? null : (
        <PlaceLink sessionId={sessionId} place={place}>
          {place.pointer === '' ? t.findings.whole : <PointerText pointer={place.pointer} />}
        </PlaceLink>
      )}
      {isResult ? <SeenIn seqs={finding.seqs} /> : null}
      <RulePage address={pageOf(finding)} />
    </p>
  );
}

/** A JSON Pointer, cut at its start where it is long: the end tells places apart. */
export function PointerText({ pointer }: { readonly pointer: string }) {
  const parts = pointer.split('/');
  const shown = parts.length > MOST_PARTS ? `…/${parts.slice(1 - MOST_PARTS).join('/')}` : pointer;
  return (
    <code className="text-meta" title={pointer}>
      <RevealText text={shown} />
    </code>
  );
}

const MOST_PARTS = 7;
const MOST_SEQS = 5;

function SeenIn({ seqs }: { readonly seqs: readonly number[] }) {
  const t = useT();
  return (
    <span className="text-text-3">
      {t.findings.seenIn}{' '}
      {seqs.slice(-MOST_SEQS).map((seq) => (
        <span key={seq} className="mr-1.5">
          <SeqLink seq={seq}>{`#${seq}`}</SeqLink>
        </span>
      ))}
      {seqs.length > MOST_SEQS ? t.findings.times(seqs.length) : null}
    </span>
  );
}

/** Link to the page that states the rule. */
export function RulePage({ address }: { readonly address: string | undefined }) {
  const t = useT();
  if (address === undefined) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="rounded-control text-text-2 underline decoration-1 underline-offset-2 hover:text-accent"
    >
      {address.includes('json-schema.org') ? t.findings.jsonSchema : t.findings.specification}
    </a>
  );
}

import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { Fix, PointerText, RulePage } from './finding-card.tsx';
import { pageOf } from './finding-page.ts';
import type { RuleGroup } from './groups.ts';
import { PlaceLink } from './place-link.tsx';
import type { ToldFinding } from './use-findings.ts';

/** Places that are shown before somebody asks for all. */
const FIRST = 5;

export interface RuleBlockProps {
  readonly sessionId: string;
  readonly group: RuleGroup;
}

/** One rule: what it is about, once, and every place where it is broken. */
export function RuleBlock({ sessionId, group: { ruleId, told } }: RuleBlockProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const [first] = told;
  const { finding, sentence } = first;
  const sameFix = told.every((one) => one.sentence.fix === sentence.fix);
  const shown = isWhole ? told : told.slice(0, FIRST);
  return (
    <section data-rule={ruleId} className="flex flex-col gap-1 border-b border-border px-4 py-3">
      <div className="flex min-w-0 items-baseline gap-2">
        <h3 className="min-w-0 font-semibold">{sentence.title}</h3>
        {told.length === 1 ? null : <span className="text-meta text-text-3 figures">{told.length}</span>}
        <code className="ml-auto text-meta text-text-3">{ruleId}</code>
      </div>
      <p className="max-w-prose text-text-2">
        {sentence.why} <RulePage address={pageOf(finding)} />
      </p>
      {sameFix ? <Fix text={sentence.fix} /> : null}
      <ul className="mt-1 flex flex-col">
        {shown.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity of their own
          <PlaceRow key={index} sessionId={sessionId} told={one} withFix={!sameFix} />
        ))}
      </ul>
      {told.length > FIRST ? (
        <button
          type="button"
          aria-expanded={isWhole}
          className="self-start rounded-control text-accent hover:underline"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t.findings.fewer : t.findings.all(told.length)}
        </button>
      ) : null}
    </section>
  );
}

interface PlaceRowProps {
  readonly sessionId: string;
  readonly told: ToldFinding;
  readonly withFix: boolean;
}

/** One place: the entry, where in it, and what was seen there. */
function PlaceRow({ sessionId, told: { finding, sentence }, withFix }: PlaceRowProps) {
  const { place } = finding;
  return (
    <li
      data-finding={finding.ruleId}
      data-severity={finding.severity}
      className="flex flex-col border-l-2 border-border py-1 pl-3"
    >
      {place === undefined ? null : (
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <PlaceLink sessionId={sessionId} place={place} toItem>
            <RevealText text={place.key === '' ? '–' : place.key} className="font-mono text-wire" />
          </PlaceLink>
          {place.pointer === '' ? null : (
            <PlaceLink sessionId={sessionId} place={place}>
              <PointerText pointer={place.pointer} />
            </PlaceLink>
          )}
        </span>
      )}
      <span className="text-text-2 wrap-anywhere">
        <RevealText text={withFix ? `${sentence.what} ${sentence.fix}` : sentence.what} />
      </span>
    </li>
  );
}

import type { SessionModel } from '@lifeline/model';
import { capabilityPhrase, capabilityStanding } from '@lifeline/protocol';
import { Check, Minus } from 'lucide-react';
import { navigate, type PanelName } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { CapabilityEntry, Side } from './capabilities.ts';

export interface CapabilityRowProps {
  readonly side: Side;
  readonly entry: CapabilityEntry;
  readonly model: SessionModel;
}

/** One capability: its name, what it means, who decides about its use, and how much of it there is. */
export function CapabilityRow({ side, entry, model }: CapabilityRowProps) {
  const t = useT();
  const language = useLanguage();
  const words = t.overview.capabilities;
  const phrase = capabilityPhrase(side, entry.path, language);
  const revision = model.negotiation?.revision ?? '';
  const standing = entry.offered ? capabilityStanding(side, entry.path, revision) : undefined;
  return (
    <li
      data-capability={entry.path}
      className="flex items-start gap-2"
      style={{ paddingLeft: entry.depth * 22 }}
    >
      <OfferedGlyph offered={entry.offered} />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <RevealText text={entry.name} className="font-mono text-wire" />
        {entry.text === undefined ? null : (
          <RevealText
            text={entry.text.slice(0, 200)}
            className={classes(
              'font-mono text-wire break-all',
              entry.offered ? 'text-malformed' : 'text-text-3',
            )}
          />
        )}
        {phrase === undefined ? (
          entry.depth === 0 ? (
            <span className="text-malformed">{words.unknown}</span>
          ) : null
        ) : (
          <span className={entry.offered ? 'text-text-2' : 'text-text-3'}>
            {entry.offered ? phrase : words.notSo(phrase)}
          </span>
        )}
        {standing === undefined ? null : (
          <span data-standing={standing} className="text-malformed">
            {standing === 'deprecated' ? t.wire.explain.deprecated(revision) : t.wire.explain.notIn(revision)}
          </span>
        )}
        {side === 'server' && isKind(entry.path) ? <Kind kind={entry.path} model={model} /> : null}
      </span>
    </li>
  );
}

type Kind = 'tools' | 'resources' | 'prompts';

function isKind(path: string): path is Kind {
  return path === 'tools' || path === 'resources' || path === 'prompts';
}

/** Who decides about it, and the way to its panel. */
function Kind({ kind, model }: { readonly kind: Kind; readonly model: SessionModel }) {
  const t = useT();
  const format = useFormat();
  const counts = countsOf(kind, model);
  const panel: PanelName = kind;
  return (
    <>
      <Badge title={t.overview.decides.hints[kind]}>{t.overview.decides[kind]}</Badge>
      {counts.length === 0 ? null : (
        <button
          type="button"
          className="rounded-control text-accent hover:underline figures"
          onClick={() => navigate({ panel })}
        >
          {counts
            .map(([of, count]) => t.overview.capabilities.counts[of](count, format.number(count)))
            .join(t.overview.capabilities.separator)}
        </button>
      )}
    </>
  );
}

type Counted = 'tool' | 'resource' | 'template' | 'prompt';

const LISTS: Readonly<Record<Kind, readonly Counted[]>> = {
  tools: ['tool'],
  resources: ['resource', 'template'],
  prompts: ['prompt'],
};

/** Items of each list so far; without the lists that were not asked for, and without templates where there are none. */
function countsOf(kind: Kind, model: SessionModel): readonly (readonly [of: Counted, count: number])[] {
  return LISTS[kind].flatMap((of) => {
    const { state, items } = model.catalogue(of);
    if (state === 'unasked' || (of === 'template' && items.length === 0)) return [];
    return [[of, items.length] as const];
  });
}

function OfferedGlyph({ offered }: { readonly offered: boolean }) {
  const t = useT();
  const Icon = offered ? Check : Minus;
  return (
    <Icon
      size={14}
      strokeWidth={2}
      role="img"
      aria-label={offered ? t.overview.capabilities.yes : t.overview.capabilities.no}
      className={classes('mt-[3px] shrink-0', offered ? 'text-ok' : 'text-text-3')}
    />
  );
}

import type { SessionStats } from '@lifeline/model';
import type { Outcome } from '@lifeline/protocol';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { FindingGlyph, KindGlyph, OutcomeGlyph } from '../../wire/glyphs.tsx';

const OUTCOMES: readonly Outcome[] = [
  'result',
  'tool-error',
  'error',
  'cancelled',
  'timeout',
  'lost',
  'pending',
];
const KINDS = ['request', 'response', 'notification', 'malformed', 'stderr'] as const;

const OUTCOME_TONES: Readonly<Partial<Record<Outcome, string>>> = {
  result: 'text-ok',
  'tool-error': 'text-tool-error',
  error: 'text-error',
  timeout: 'text-error',
  lost: 'text-error',
  pending: 'text-accent',
};

/** How much crossed the wire, and what became of the requests. */
export function Traffic({ stats }: { readonly stats: SessionStats }) {
  const t = useT();
  const format = useFormat();
  const words = t.overview.traffic;
  const counts = {
    request: stats.requests,
    response: stats.responses,
    notification: stats.notifications,
    malformed: stats.malformed,
    stderr: stats.stderr,
  };
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Figure
          label={t.wire.directions.toServer}
          value={words.messages(stats.toServer, format.number(stats.toServer))}
        >
          {format.bytes(stats.bytesToServer)}
        </Figure>
        <Figure
          label={t.wire.directions.toClient}
          value={words.messages(stats.toClient, format.number(stats.toClient))}
        >
          {format.bytes(stats.bytesToClient)}
        </Figure>
      </ul>
      <Counts label={words.kinds}>
        {KINDS.map((kind) => (
          <Count
            key={kind}
            glyph={<KindGlyph kind={kind} />}
            label={t.wire.kinds[kind]}
            count={counts[kind]}
            tone={kind === 'malformed' ? 'text-malformed' : 'text-text-2'}
          />
        ))}
        <Count glyph={<FindingGlyph />} label={words.faulty} count={stats.faultyRows} tone="text-malformed" />
      </Counts>
      <Counts label={words.outcomes}>
        {OUTCOMES.map((outcome) => (
          <Count
            key={outcome}
            glyph={<OutcomeGlyph outcome={outcome} />}
            label={t.wire.outcomes[outcome]}
            count={stats.outcomes[outcome]}
            tone={OUTCOME_TONES[outcome] ?? 'text-text-2'}
          />
        ))}
      </Counts>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly children: string;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <li className="figures">
      <span className="text-text-3">{label}</span> {value} <span className="text-text-3">{children}</span>
    </li>
  );
}

function Counts({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(124px,1fr))] gap-x-4 gap-y-1">
      {children}
    </ul>
  );
}

interface CountProps {
  readonly glyph: React.ReactNode;
  readonly label: string;
  readonly count: number;
  readonly tone: string;
}

/** A count; zero is quiet. */
function Count({ glyph, label, count, tone }: CountProps) {
  const format = useFormat();
  return (
    <li className={classes('flex items-center gap-1.5 figures', count === 0 ? 'text-text-3' : 'text-text')}>
      <span aria-hidden className={count === 0 ? 'text-text-3' : tone}>
        {glyph}
      </span>
      <span className="min-w-0 truncate">{label}</span>
      <span className="ml-auto">{format.number(count)}</span>
    </li>
  );
}

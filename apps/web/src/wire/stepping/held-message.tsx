import type { WaitingMessage } from '@lifeline/model';
import { useRun } from '../../app/run.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { DirectionGlyph } from '../glyphs.tsx';
import { rowFacts } from '../rows/row-facts.ts';
import { rowLabel } from '../rows/row-label.ts';
import { useWire } from '../wire-context.ts';
import { answerStart } from './answer-start.ts';
import type { Stepping } from './use-stepping.ts';

interface HeldMessageProps {
  readonly stepping: Stepping;
  readonly message: WaitingMessage;
}

/** The message that buttons mean, and what can become of it. */
export function HeldMessage({ stepping, message }: HeldMessageProps) {
  const t = useT();
  const run = useRun();
  const { store, sel, select } = useWire();
  const facts = rowFacts(store, message.seq);
  const before = stepping.before(message);
  const { decide, edit: begin } = stepping;
  const edit = async () => {
    const bytes = await store.exactBytes(message.seq);
    const start = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    begin({ kind: 'edit', message, start });
  };
  const answer = () => begin({ kind: 'answer', message, start: answerStart(facts.method) });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <button
        type="button"
        className="flex min-w-0 flex-1 basis-40 items-center gap-1.5 rounded-control text-left hover:bg-fill"
        onClick={() => select(message.seq)}
      >
        <span className="shrink-0 text-meta text-text-3">
          {message.seq === sel ? t.stepping.target.selected : t.stepping.target.next}
        </span>
        <DirectionGlyph toServer={message.dir === 'toServer'} />
        <Words facts={facts} />
      </button>
      <div className="flex shrink-0 items-center gap-1.5">
        <Button
          kind="primary"
          data-action="release"
          aria-disabled={before !== undefined}
          className={before === undefined ? '' : 'opacity-50'}
          title={before === undefined ? undefined : t.stepping.behind(String(before.seq))}
          onClick={() => before === undefined && decide(message.seq, { how: 'delivered' })}
        >
          {t.stepping.release}
          <Kbd keys="n" />
        </Button>
        <Button data-action="edit" disabled={before !== undefined} onClick={() => run(edit())}>
          {t.stepping.edit}
        </Button>
        <Button data-action="drop" onClick={() => decide(message.seq, { how: 'dropped' })}>
          {t.stepping.drop}
        </Button>
        {facts.kind === 'request' ? (
          <Button data-action="answer" title={t.stepping.answerHint} onClick={answer}>
            {t.stepping.answer}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Words({ facts }: { readonly facts: ReturnType<typeof rowFacts> }) {
  const t = useT();
  const format = useFormat();
  const { name, subject, rest } = rowLabel(facts, t, format);
  const kind = facts.kind === 'response' ? t.wire.kinds.response : undefined;
  const words = [kind, subject, rest].filter((word) => word !== undefined).join(' ');
  return (
    <>
      <code className="shrink-0">{name}</code>
      <span className="min-w-0 truncate text-text-2">
        <RevealText text={words} />
      </span>
      {facts.id === undefined ? null : <code className="shrink-0 text-text-3">#{facts.id}</code>}
    </>
  );
}

import type { SideMessage } from '@lifeline/wire';
import { formatRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import type { AlignedRow } from './aligned.ts';
import { MessageText } from './message-text.tsx';
import { SideLetter } from './side-letter.tsx';
import { useRouteOf } from './use-side.ts';

export interface MessagePairProps {
  readonly a: string;
  readonly b: string;
  readonly row: AlignedRow;
}

/** The chosen message on both sides, request and answer, with the way to its place in the recording. */
export function MessagePair({ a, b, row }: MessagePairProps) {
  return (
    <div data-compare-pair="" className="grid min-h-0 flex-1 grid-cols-2 gap-px bg-border">
      <Side letter="A" recording={a} message={row.a} other={{ recording: b, message: row.b }} />
      <Side letter="B" recording={b} message={row.b} other={{ recording: a, message: row.a }} />
    </div>
  );
}

interface SideProps {
  readonly letter: 'A' | 'B';
  readonly recording: string;
  readonly message: SideMessage | undefined;
  readonly other: { readonly recording: string; readonly message: SideMessage | undefined };
}

function Side({ letter, recording, message, other }: SideProps) {
  const t = useT();
  const route = useRouteOf(recording);
  if (message === undefined) {
    return (
      <section data-side={letter} className="flex items-start gap-2 bg-canvas p-3 text-text-3">
        <SideLetter letter={letter} />
        {t.compare.notHere}
      </section>
    );
  }
  const { seq, responseSeq, kind } = message;
  return (
    <section data-side={letter} className="flex min-h-0 min-w-0 flex-col bg-canvas">
      <div className="flex shrink-0 items-center gap-2 border-b border-border px-3 py-1.5">
        <SideLetter letter={letter} />
        <a
          href={formatRoute({ ...route, sel: seq })}
          data-action="open-recording"
          className="ml-auto text-accent hover:underline"
        >
          {t.compare.open(seq)}
        </a>
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-auto">
        <MessageText
          title={t.wire.kinds[kind]}
          share="small"
          recording={recording}
          seq={seq}
          other={{ recording: other.recording, seq: other.message?.seq }}
        />
        {responseSeq === undefined ? null : (
          <MessageText
            title={t.wire.kinds.response}
            share="large"
            recording={recording}
            seq={responseSeq}
            other={{ recording: other.recording, seq: other.message?.responseSeq }}
          />
        )}
      </div>
    </section>
  );
}

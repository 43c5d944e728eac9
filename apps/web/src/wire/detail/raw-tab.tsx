import { decodeEvent } from '@lifeline/trace';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useRaw } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import type { RowFacts } from '../rows/row-facts.ts';
import { useWire } from '../wire-context.ts';
import { ExactPiece } from './exact-text.tsx';
import { HttpText } from './http-text.tsx';
import { useSaveRaw } from './use-save-raw.ts';

/** Lines up to this size are shown whole, also where the page holds more. */
const WHOLE_BYTES = 1024 * 1024;
/** Of a line above that, this much is shown, in UTF-16 units. */
const START_CHARS = 64 * 1024;

/** The exact text of the selected line; of an event without a line, its line in the recording. */
export function RawTab({ facts }: { readonly facts: RowFacts }) {
  const t = useT();
  const { store } = useWire();
  const raw = useRaw(store, facts.seq);
  if (raw.state === 'loading') return <p className="p-4 text-text-3">{t.ui.loading}</p>;
  const own = raw.state !== 'none';
  const cut = raw.state === 'truncated' || (own && facts.bytes > WHOLE_BYTES);
  const text = own ? (raw.text ?? '') : (store.body(facts.seq)?.text ?? '');
  const decoded = facts.kind === 'http' ? decodeEvent(text) : undefined;
  if (decoded?.ok && decoded.event.type === 'http') {
    return (
      <>
        <p className="shrink-0 px-4 pt-2 text-text-3">{t.wire.detail.recordingLine}</p>
        <HttpText event={decoded.event} line={text} />
      </>
    );
  }
  return (
    <>
      {own ? null : <p className="shrink-0 px-4 pt-2 text-text-3">{t.wire.detail.recordingLine}</p>}
      {raw.exact === false ? (
        <p className="shrink-0 px-4 pt-2 text-malformed">{t.wire.detail.inexact}</p>
      ) : null}
      {cut ? <CutNotice facts={facts} /> : null}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        aria-label={t.wire.detail.tabs.raw}
        data-inset-focus=""
        className="min-h-0 flex-1 overflow-auto px-4 py-2"
      >
        <pre
          data-raw-text=""
          data-bytes={facts.bytes}
          data-truncated={cut ? '' : undefined}
          className="text-wire break-all whitespace-pre-wrap"
        >
          <ExactPiece text={cut ? text.slice(0, START_CHARS) : text} />
        </pre>
      </section>
    </>
  );
}

function CutNotice({ facts }: { readonly facts: RowFacts }) {
  const t = useT();
  const format = useFormat();
  const { sessionId } = useWire();
  const save = useSaveRaw(sessionId, facts.seq);
  return (
    <div className="flex shrink-0 items-center gap-3 px-4 pt-2">
      <p className="min-w-0 flex-1 text-text-2">{t.wire.detail.cut(format.bytes(facts.bytes))}</p>
      <Button data-action="save" onClick={save}>
        {t.wire.detail.save}
      </Button>
    </div>
  );
}

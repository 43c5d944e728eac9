import { CircleDot, CircleSlash, FileClock } from 'lucide-react';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { useSession, useStore, useStoreVersion } from '../source/hooks.ts';

/** Whether the session is being recorded, and how many events it has. */
export function RecordingIndicator({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const format = useFormat();
  const session = useSession(sessionId);
  const store = useStore(sessionId);
  useStoreVersion(store);
  if (session === undefined) return null;
  const events = store.rows.length;
  const count = format.number(events);
  const live = !session.readOnly && session.recording === 'disk';
  const text =
    store.total - events > 1000
      ? t.app.recording.loading(count, format.number(store.total))
      : session.readOnly
        ? t.app.recording.readOnly(count)
        : live
          ? t.app.recording.on(count)
          : t.app.recording.off(count);
  const Glyph = session.readOnly ? FileClock : live ? CircleDot : CircleSlash;
  return (
    <span className="flex items-center gap-1.5 text-meta whitespace-nowrap text-text-2 figures" title={text}>
      <Glyph size={14} strokeWidth={1.5} aria-hidden />
      <span aria-hidden className="2xl:hidden">
        {count}
      </span>
      <span className="sr-only 2xl:not-sr-only">{text}</span>
    </span>
  );
}

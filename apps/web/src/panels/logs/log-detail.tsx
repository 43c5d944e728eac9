import { nodeText } from '@lifeline/json';
import { X } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { LongText } from '../../results/long-text.tsx';
import { SaveLine } from '../../results/save-line.tsx';
import { type RawState, useRaw } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { stripAnsi } from './ansi.ts';
import { LevelMark } from './level-mark.tsx';
import { type LogMessage, readLogMessage } from './log-line.ts';

export interface LogDetailProps {
  readonly store: TraceStore;
  readonly seq: number;
}

/** The selected line whole: wrapped, JSON as a tree, terminal escapes on demand. */
export function LogDetail({ store, seq }: LogDetailProps) {
  const t = useT();
  const format = useFormat();
  const raw = useRaw(store, seq);
  const [escapes, setEscapes] = useState(false);
  const row = store.rows.at(seq);
  const stderr = row.kind === 'stderr';
  const message = stderr || raw.text === undefined ? undefined : readLogMessage(raw.text);
  const said = stderr ? raw.text : message?.data?.type === 'string' ? message.data.value : undefined;
  const plain = said === undefined ? undefined : stripAnsi(said);
  const shown = escapes ? said : plain?.text;
  const copied = shown ?? (message?.data === undefined ? raw.text : nodeText(message.text, message.data));
  return (
    <section
      aria-label={t.logs.detail}
      className="flex max-h-[45%] min-h-20 shrink-0 flex-col border-t border-border"
    >
      <header className="flex min-h-9 shrink-0 flex-wrap items-center gap-2 border-b border-border bg-bar pr-1 pl-3">
        <LevelMark level={stderr ? undefined : (row.subject ?? '')} />
        {message?.logger === undefined ? null : (
          <RevealText text={message.logger} className="font-mono text-wire" />
        )}
        <span className="text-meta text-text-3 figures">
          {`${format.at(row.atMs)} · ${format.bytes(row.bytes)} · ${t.wire.detail.seq(seq)}`}
        </span>
        <span className="ml-auto flex items-center gap-1">
          {plain?.found === true ? (
            <Button aria-pressed={escapes} onClick={() => setEscapes(!escapes)}>
              {escapes ? t.logs.hideEscapes : t.logs.showEscapes}
            </Button>
          ) : null}
          {copied === undefined ? null : <CopyButton text={copied} label={t.logs.copy} />}
          <IconButton icon={X} label={t.logs.close} onClick={() => navigate({ sel: undefined })} />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-auto px-3 py-2">
        <Content store={store} seq={seq} raw={raw} message={message} text={shown} />
      </div>
    </section>
  );
}

interface ContentProps extends LogDetailProps {
  readonly raw: RawState;
  readonly message: LogMessage | undefined;
  readonly text: string | undefined;
}

function Content({ store, seq, raw, message, text }: ContentProps) {
  const t = useT();
  const format = useFormat();
  if (raw.state === 'loading') return <p className="text-text-3">{t.ui.loading}</p>;
  if (raw.state === 'none') return <p className="text-text-3">{t.wire.raw.unread}</p>;
  const cut =
    raw.state === 'truncated' ? (
      <p className="mb-1 flex flex-wrap items-center gap-2 text-text-3">
        {t.wire.detail.cut(format.bytes(store.rows.bytesAt(seq)))}
        <SaveLine sessionId={store.sessionId} seq={seq} />
      </p>
    ) : null;
  if (text !== undefined) {
    return (
      <>
        {cut}
        {text === '' ? (
          <p className="text-text-3">{t.wire.raw.empty}</p>
        ) : (
          <LongText text={text} name="log.txt" />
        )}
      </>
    );
  }
  if (message?.data !== undefined)
    return <JsonTree text={message.text} node={message.data} label={t.logs.data} />;
  return (
    <>
      {cut}
      {cut === null ? <p className="text-malformed">{t.logs.noData}</p> : null}
      {message?.params === undefined ? (
        <LongText text={raw.text ?? ''} name="log.txt" />
      ) : (
        <JsonTree text={message.text} node={message.params} label={t.logs.data} />
      )}
    </>
  );
}

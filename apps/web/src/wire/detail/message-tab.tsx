import { decodeEvent } from '@lifeline/trace';
import { memo, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useRaw } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { ValueFilterMenu } from '../filter/value-filter-menu.tsx';
import { jsonErrorText } from '../json-error.ts';
import type { RowFacts } from '../rows/row-facts.ts';
import { useWire } from '../wire-context.ts';
import { ExactText } from './exact-text.tsx';
import { HttpText } from './http-text.tsx';
import { useParsedJson } from './use-parsed-json.ts';

/** The content of the selected event: JSON as a lossless tree, anything else as text. */
export function MessageTab({ facts }: { readonly facts: RowFacts }) {
  const t = useT();
  const format = useFormat();
  const { store } = useWire();
  const [whole, setWhole] = useState(false);
  const raw = useRaw(store, facts.seq, whole ? Number.POSITIVE_INFINITY : undefined);
  if (raw.state === 'loading') return <p className="p-4 text-text-3">{t.ui.loading}</p>;
  if (raw.state === 'truncated') {
    return (
      <div className="flex flex-col items-start gap-2 p-4">
        <p className="text-text-2">{t.wire.detail.large(format.bytes(facts.bytes))}</p>
        <Button onClick={() => setWhole(true)}>{t.wire.detail.loadWhole}</Button>
      </div>
    );
  }
  if (raw.state === 'none') return <EventBody seq={facts.seq} />;
  if (facts.kind === 'stderr') return <ExactText text={raw.text ?? ''} />;
  return <JsonBody text={raw.text ?? ''} seq={facts.seq} />;
}

/** An event without a line: what the recording says about it. */
function EventBody({ seq }: { readonly seq: number }) {
  const { store } = useWire();
  const body = store.body(seq);
  if (body === undefined) return null;
  const decoded = decodeEvent(body.text);
  if (decoded.ok && decoded.event.type === 'http') return <HttpText event={decoded.event} />;
  return <JsonBody text={body.text} seq={undefined} />;
}

interface JsonBodyProps {
  readonly text: string;
  /** The event whose line this is; undefined for an event without one. */
  readonly seq: number | undefined;
}

const JsonBody = memo(function JsonBody({ text, seq }: JsonBodyProps) {
  const t = useT();
  const read = useParsedJson(text);
  if (read.state === 'parsing') return <p className="p-4 text-text-3">{t.wire.detail.parsing}</p>;
  if (read.state === 'too-many') return <p className="p-4 text-text-2">{t.wire.detail.tooMany}</p>;
  const parsed = read.json;
  if (parsed.ok) {
    return (
      <JsonTree
        text={text}
        node={parsed.node}
        label={t.wire.detail.tabs.message}
        actions={(pointer, node) =>
          seq === undefined ? null : <ValueFilterMenu text={text} seq={seq} pointer={pointer} node={node} />
        }
        className="flex-1 px-3 py-2"
      />
    );
  }
  return (
    <>
      <p className="shrink-0 px-4 pt-2 text-malformed">{jsonErrorText(parsed.error, t)}</p>
      <ExactText text={text} errorAt={parsed.error.offset} />
    </>
  );
});

import { prettyJson } from '@lifeline/json';
import { type Draft, type DraftText, draftText, typed } from '@lifeline/schema-form';
import { useId } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ExactJson } from './exact-json.tsx';

interface ArgumentsPaneProps {
  readonly root: Draft;
  readonly written: DraftText;
  /** Where the text is not itself what goes out. */
  readonly title: string | undefined;
  readonly isEditing: boolean;
  readonly onEdit: (root: Draft) => void;
}

/** The exact arguments text that goes out, always; in JSON mode with an editor that writes the whole draft. */
export function ArgumentsPane({ root, written, title, isEditing, onEdit }: ArgumentsPaneProps) {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const { text, broken } = written;
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-1">
      {isEditing ? <Editor root={root} onEdit={onEdit} /> : null}
      <div className="flex items-center gap-2">
        <h3 id={titleId} className="text-meta text-text-3">
          {title ?? t.forms.json.title}
        </h3>
        <span className="ml-auto text-meta text-text-3 figures">
          {text === undefined ? '' : format.bytes(new TextEncoder().encode(text).length)}
        </span>
        <CopyButton text={text ?? ''} label={t.forms.json.copy} />
      </div>
      {text === undefined ? <p className="text-meta text-text-3">{t.forms.json.absent}</p> : null}
      <pre
        data-arguments-json=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-control bg-fill px-2 py-1 text-wire whitespace-pre-wrap wrap-anywhere empty:hidden"
      >
        {text === undefined ? null : broken.length > 0 ? (
          <RevealText text={text} />
        ) : (
          <ExactJson text={text} />
        )}
      </pre>
    </section>
  );
}

function Editor({ root, onEdit }: Pick<ArgumentsPaneProps, 'root' | 'onEdit'>) {
  const t = useT();
  const text = root.kind === 'json' ? root.text : prettyJson(draftText(root).text ?? '');
  return (
    <textarea
      data-arguments-editor=""
      aria-label={t.forms.json.editor}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      rows={Math.min(24, Math.max(4, text.split('\n').length))}
      className="control h-auto resize-y py-1 font-mono text-wire"
      value={text}
      onChange={({ target }) => onEdit(typed('json', target.value))}
    />
  );
}

import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { CoveredArea, RevealButton } from './covered-area.tsx';
import { headerParts } from './header-lines.ts';
import type { LaunchDraft } from './launch-draft.ts';
import { TokenField } from './token-field.tsx';

export interface UrlFieldsProps {
  readonly draft: LaunchDraft;
  /** Lines of the header box that cannot be used. */
  readonly badLines: readonly number[];
  readonly onChange: (part: Partial<LaunchDraft>) => void;
}

/** The address of a server, a token and headers for it, and how to speak to it. */
export function UrlFields({ draft, badLines, onChange }: UrlFieldsProps) {
  const t = useT();
  const words = t.start.connect;
  return (
    <>
      <Field label={words.url} hint={words.urlHint}>
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            data-field="url"
            type="text"
            inputMode="url"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder={words.urlPlaceholder}
            className="control font-mono text-wire"
            value={draft.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </Field>
      <TokenField draft={draft} onChange={(token) => onChange({ token })} />
      <HeaderField value={draft.headers} badLines={badLines} onChange={(headers) => onChange({ headers })} />
      <Field label={words.transport}>
        {({ id }) => (
          <select
            id={id}
            data-field="transport"
            className="control w-fit"
            value={draft.transport}
            onChange={(event) => onChange({ transport: event.target.value })}
          >
            <option value="">{words.transports.auto}</option>
            <option value="streamable-http">{words.transports['streamable-http']}</option>
            <option value="sse">{words.transports.sse}</option>
          </select>
        )}
      </Field>
    </>
  );
}

interface HeaderFieldProps {
  readonly value: string;
  readonly badLines: readonly number[];
  readonly onChange: (value: string) => void;
}

/** Headers as `Name: value` lines. Values are often secrets: all of them are covered. */
function HeaderField({ value, badLines, onChange }: HeaderFieldProps) {
  const t = useT();
  const words = t.start.connect;
  const [isRevealed, setRevealed] = useState(false);
  const error = badLines.length === 0 ? undefined : words.headersBad(badLines.join(', '), badLines.length);
  return (
    <Field
      label={words.headers}
      aside={
        <RevealButton
          isRevealed={isRevealed}
          onReveal={setRevealed}
          isNeeded={value !== ''}
          words={{ show: words.revealEnv, hide: words.hideEnv }}
        />
      }
      hint={words.headersHint}
      error={error}
    >
      {({ id, describedBy }) => (
        <CoveredArea
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          data-field="headers"
          rows={Math.min(10, Math.max(2, value.split('\n').length))}
          placeholder={words.headersPlaceholder}
          className={error === undefined ? '' : 'border-error'}
          value={value}
          parts={headerParts(value)}
          isRevealed={isRevealed}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

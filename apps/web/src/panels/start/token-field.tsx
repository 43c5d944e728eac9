import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { hasAuthorization } from './bearer-token.ts';
import { RevealButton } from './covered-area.tsx';
import { parseHeaderLines } from './header-lines.ts';
import { takeTokenWish } from './kept-draft.ts';
import type { LaunchDraft } from './launch-draft.ts';

export interface TokenFieldProps {
  readonly draft: Pick<LaunchDraft, 'token' | 'headers'>;
  readonly onChange: (token: string) => void;
}

/** The bearer token that goes to the server with every request, covered; focused where a server asked for it. */
export function TokenField({ draft, onChange }: TokenFieldProps) {
  const words = useT().start.connect;
  const [isRevealed, setRevealed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takeTokenWish()) box.current?.focus();
  }, []);
  const isTwice = draft.token.trim() !== '' && hasAuthorization(parseHeaderLines(draft.headers).headers);
  return (
    <Field
      label={words.token}
      aside={
        <RevealButton
          isRevealed={isRevealed}
          onReveal={setRevealed}
          isNeeded={draft.token !== ''}
          words={{ show: words.revealToken, hide: words.hideToken }}
        />
      }
      hint={isTwice ? words.tokenInstead : words.tokenHint}
    >
      {({ id, describedBy }) => (
        <input
          ref={box}
          id={id}
          aria-describedby={describedBy}
          data-field="token"
          type={isRevealed ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="control font-mono text-wire"
          value={draft.token}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

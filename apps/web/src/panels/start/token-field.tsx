import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { SecretField } from '../secret-field.tsx';
import { hasAuthorization } from './bearer-token.ts';
import { parseHeaderLines } from './header-lines.ts';
import { takeTokenWish } from './kept-draft.ts';
import type { LaunchDraft } from './launch-draft.ts';

export interface TokenFieldProps {
  readonly draft: Pick<LaunchDraft, 'token' | 'headers'>;
  readonly onChange: (token: string) => void;
}

/** The bearer token that goes to the server with every request; focused where a server asked for it. */
export function TokenField({ draft, onChange }: TokenFieldProps) {
  const words = useT().start.connect;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takeTokenWish()) box.current?.focus();
  }, []);
  const isTwice = draft.token.trim() !== '' && hasAuthorization(parseHeaderLines(draft.headers).headers);
  return (
    <SecretField
      ref={box}
      name="token"
      label={words.token}
      hint={isTwice ? words.tokenInstead : words.tokenHint}
      words={{ show: words.revealToken, hide: words.hideToken }}
      value={draft.token}
      onChange={onChange}
    />
  );
}

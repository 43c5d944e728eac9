import type { AuthorizationInfo } from '@lifeline/wire';
import { useT } from '../../i18n/language.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { SecretField } from '../secret-field.tsx';
import type { AuthorizationWish } from './use-authorization.ts';

export interface WishFieldsProps {
  readonly info: AuthorizationInfo;
  readonly wish: AuthorizationWish;
  readonly onChange: (part: Partial<AuthorizationWish>) => void;
}

/** Where tokens are kept, and, folded, what is seldom needed: a client that is registered already, scopes. */
export function WishFields({ info, wish, onChange }: WishFieldsProps) {
  const words = useT().authorization;
  const { clientId, clientSecret, clientMetadataUrl, issuer, scope } = wish;
  const isFilled = [clientId, clientSecret, clientMetadataUrl, issuer, scope].some((text) => text !== '');
  return (
    <>
      <label className="flex flex-wrap items-center gap-2">
        {words.keep}
        <select
          data-field="keep"
          className="control w-fit max-w-full"
          value={wish.keep}
          onChange={(event) => onChange({ keep: event.target.value === 'file' ? 'file' : 'memory' })}
        >
          <option value="memory">{words.places.memory}</option>
          <option value="file">{words.places.file}</option>
        </select>
      </label>
      <details open={isFilled || undefined}>
        <summary className="w-fit rounded-control text-text-2 hover:text-text">{words.options}</summary>
        <div className="mt-3 flex flex-col gap-4">
          <p className="text-meta text-text-3">
            {words.redirectUri}{' '}
            <span className="inline-flex max-w-full items-center gap-1 align-middle">
              <span className="min-w-0 font-mono text-wire break-all text-text">{info.redirectUri}</span>
              <CopyButton text={info.redirectUri} label={words.copyRedirectUri} className="-my-1.5" />
            </span>
          </p>
          <TextField
            name="client-id"
            label={words.clientId}
            hint={words.clientIdHint}
            value={clientId}
            onChange={(value) => onChange({ clientId: value })}
          />
          <SecretField
            name="client-secret"
            label={words.clientSecret}
            hint={words.clientSecretHint}
            words={{ show: words.showSecret, hide: words.hideSecret }}
            value={clientSecret}
            onChange={(value) => onChange({ clientSecret: value })}
          />
          <TextField
            name="issuer"
            label={words.issuer}
            hint={words.issuerHint}
            value={issuer}
            onChange={(value) => onChange({ issuer: value })}
          />
          <TextField
            name="client-metadata"
            label={words.metadataUrl}
            hint={words.metadataUrlHint}
            value={clientMetadataUrl}
            onChange={(value) => onChange({ clientMetadataUrl: value })}
          />
          <TextField
            name="scope"
            label={words.scope}
            hint={words.scopeHint}
            value={scope}
            onChange={(value) => onChange({ scope: value })}
          />
        </div>
      </details>
    </>
  );
}

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextField({ name, label, hint, value, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {({ id, describedBy }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          data-field={name}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="control font-mono text-wire"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

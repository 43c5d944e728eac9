import { LEGACY_REVISIONS } from '@lifeline/protocol';
import { useT } from '../../i18n/language.ts';
import { useSettings } from '../../source/settings.ts';
import { Field } from '../../ui/field.tsx';
import type { LaunchDraft } from './launch-draft.ts';

export interface ConnectOptionsProps {
  readonly draft: LaunchDraft;
  readonly onChange: (part: Partial<LaunchDraft>) => void;
}

/** What is seldom changed for one connection: the revision, and a handshake by hand. */
export function ConnectOptions({ draft, onChange }: ConnectOptionsProps) {
  const t = useT();
  const settings = useSettings();
  return (
    <details>
      <summary className="w-fit rounded-control text-text-2 hover:text-text">
        {t.start.connect.options}
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        <Field label={t.start.connect.revision}>
          {({ id }) => (
            <select
              id={id}
              data-field="revision"
              className="control w-fit font-mono text-wire"
              value={draft.revision === '' ? settings.revision : draft.revision}
              onChange={(event) => onChange({ revision: event.target.value })}
            >
              {LEGACY_REVISIONS.map((revision) => (
                <option key={revision}>{revision}</option>
              ))}
            </select>
          )}
        </Field>
        <label className="flex items-baseline gap-2">
          <input
            type="checkbox"
            data-field="handshake"
            checked={draft.manualHandshake}
            onChange={(event) => onChange({ manualHandshake: event.target.checked })}
          />
          {t.start.connect.handshake}
          <span className="text-meta text-text-3">{t.start.connect.handshakeHint}</span>
        </label>
      </div>
    </details>
  );
}

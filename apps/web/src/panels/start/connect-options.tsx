import { LEGACY_REVISIONS, MODERN_REVISIONS } from '@lifeline/protocol';
import { useT } from '../../i18n/language.ts';
import { useSettings } from '../../source/settings.ts';
import { Field } from '../../ui/field.tsx';
import type { LaunchDraft } from './launch-draft.ts';

export interface ConnectOptionsProps {
  readonly draft: LaunchDraft;
  readonly onChange: (part: Partial<LaunchDraft>) => void;
}

/** What is seldom changed for one connection: the era and revision, and a handshake by hand. */
export function ConnectOptions({ draft, onChange }: ConnectOptionsProps) {
  const t = useT();
  const settings = useSettings();
  const words = t.start.connect;
  return (
    <details>
      <summary className="w-fit rounded-control text-text-2 hover:text-text">{words.options}</summary>
      <div className="mt-3 flex flex-col gap-4">
        <Field label={words.revision}>
          {({ id }) => (
            <select
              id={id}
              data-field="revision"
              className="control w-fit max-w-full"
              value={draft.revision}
              onChange={(event) => onChange({ revision: event.target.value })}
            >
              <option value="">
                {settings.era === 'auto'
                  ? words.auto(settings.revision)
                  : words.asSettings(
                      settings.era === 'legacy'
                        ? words.legacyPin(settings.revision)
                        : words.modernPin('2026-07-28'),
                    )}
              </option>
              {LEGACY_REVISIONS.map((revision) => (
                <option key={revision} value={revision}>
                  {words.legacyPin(revision)}
                </option>
              ))}
              {MODERN_REVISIONS.map((revision) => (
                <option key={revision} value={revision}>
                  {words.modernPin(revision)}
                </option>
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
          {words.handshake}
          <span className="text-meta text-text-3">{words.handshakeHint}</span>
        </label>
      </div>
    </details>
  );
}

import { capabilitiesOf, type Declares, switchesOf } from '@lifeline/wire';
import { useT } from '../../i18n/language.ts';
import { useSettings } from '../../source/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { CapabilitySwitches } from '../settings/capability-switches.tsx';

export interface DeclaresFieldProps {
  /** Undefined: as the settings say. */
  readonly value: Declares | undefined;
  readonly onChange: (value: Declares | undefined) => void;
}

/** What the client says of itself in this connection: its name and version, and the capabilities, as they go out. */
export function DeclaresField({ value, onChange }: DeclaresFieldProps) {
  const t = useT();
  const settings = useSettings();
  const words = t.start.connect;
  const { name = settings.clientInfo.name, version = settings.clientInfo.version } = value?.clientInfo ?? {};
  const clientInfo = { name, version };
  const capabilities = value?.capabilities ?? capabilitiesOf(settings.capabilities);
  const switches = value?.capabilities === undefined ? settings.capabilities : switchesOf(capabilities);
  const change = (part: Declares) => onChange({ clientInfo, capabilities, ...part });
  const declared = Object.keys(capabilities).join(', ') || words.declaresNothing;
  return (
    <details data-declares={value === undefined ? 'settings' : 'own'}>
      <summary className="w-fit max-w-full rounded-control text-text-2 hover:text-text">
        {words.declares}{' '}
        <span className="text-meta text-text-3">
          {value === undefined ? words.asSettings(declared) : words.declaresOwn(declared)}
        </span>
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Line
            field="client-name"
            label={t.settings.clientName}
            value={name}
            onChange={(typed) => change({ clientInfo: { name: typed, version } })}
          />
          <Line
            field="client-version"
            label={t.settings.clientVersion}
            value={version}
            onChange={(typed) => change({ clientInfo: { name, version: typed } })}
          />
        </div>
        <fieldset className="flex flex-col gap-1">
          <legend className="font-semibold">{t.settings.capabilities}</legend>
          <CapabilitySwitches
            value={switches}
            onChange={(next) => change({ capabilities: capabilitiesOf(next, capabilities) })}
          />
        </fieldset>
        <p className="text-meta text-text-3">
          {words.declaresSent} <code className="break-all">{JSON.stringify(capabilities)}</code>
        </p>
        {value === undefined ? null : (
          <Button
            className="self-start"
            data-action="declare-as-settings"
            onClick={() => onChange(undefined)}
          >
            {words.declaresReset}
          </Button>
        )}
      </div>
    </details>
  );
}

interface LineProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Line({ field, label, value, onChange }: LineProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <input
          id={id}
          data-field={field}
          className="control w-60"
          spellCheck={false}
          maxLength={1000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

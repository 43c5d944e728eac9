import type { Prefill } from '@lifeline/wire';
import { ArgvPreview } from './argv-preview.tsx';
import { CommandField, CwdField } from './connect-fields.tsx';
import { EnvField } from './env-field.tsx';
import type { Launch, LaunchDraft } from './launch-draft.ts';

export interface CommandFieldsProps {
  readonly draft: LaunchDraft;
  readonly launch: Launch;
  readonly prefill: Prefill;
  readonly onChange: (part: Partial<LaunchDraft>) => void;
  readonly onSubmit: () => void;
}

/** The command that starts a server, where, and with which variables. */
export function CommandFields({ draft, launch, prefill, onChange, onSubmit }: CommandFieldsProps) {
  return (
    <>
      <CommandField value={draft.command} onChange={(command) => onChange({ command })} onSubmit={onSubmit} />
      <ArgvPreview launch={launch} />
      <CwdField value={draft.cwd} fallback={prefill.cwd} onChange={(cwd) => onChange({ cwd })} />
      <EnvField
        value={draft.env}
        inherited={prefill.inheritedEnv.length}
        badLines={launch.badEnvLines}
        onChange={(env) => onChange({ env })}
      />
    </>
  );
}

import type { Settings } from '@lifeline/wire';
import { useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { useChangeSettings, useSettings } from '../../source/settings.ts';
import { announce } from '../../ui/announcer.tsx';
import { DataGroup } from './data-group.tsx';
import { LookGroup } from './look-group.tsx';
import { ProtocolGroup } from './protocol-group.tsx';
import { RequestsGroup } from './requests-group.tsx';
import { WireGroup } from './wire-group.tsx';

export interface GroupProps {
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

/** Settings of the bridge: each change is kept at once. Needs no session. */
export function SettingsPanel() {
  const t = useT();
  const settings = useSettings();
  const change = useChangeSettings();
  const [failure, setFailure] = useState<unknown>();
  const apply = (part: Partial<Settings>) => {
    setFailure(undefined);
    change(part).catch((error: unknown) => {
      setFailure(error);
      announce(t.settings.failed, 'assertive');
    });
  };
  return (
    <div className="@container flex max-w-[760px] flex-col gap-6 p-4">
      <header>
        <h2 className="text-title">{t.settings.title}</h2>
        <p className="text-text-2">{t.settings.intro}</p>
        {failure === undefined ? null : (
          <p role="alert" className="text-error">
            {t.settings.failed} <FailureText error={failure} />
          </p>
        )}
      </header>
      <LookGroup settings={settings} onChange={apply} />
      <RequestsGroup settings={settings} onChange={apply} />
      <ProtocolGroup settings={settings} onChange={apply} />
      <WireGroup settings={settings} onChange={apply} />
      <DataGroup />
    </div>
  );
}

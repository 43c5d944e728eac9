import { X } from 'lucide-react';
import { useT } from '../i18n/language.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { AtMoment } from './past/at-moment.tsx';
import { PhaseStepper } from './phase-stepper.tsx';
import { leavePresenter } from './presenter.ts';
import { ServerIdentity } from './server-identity.tsx';

/** What is left of the bar in presenter mode: the server and the phases. */
export function PresenterBar({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  return (
    <header className="flex h-9 shrink-0 items-center gap-3 border-b border-border bg-bar px-3 whitespace-nowrap">
      <AtMoment sessionId={sessionId}>
        <ServerIdentity sessionId={sessionId} />
        <div className="min-w-0 flex-1" />
        <PhaseStepper sessionId={sessionId} />
      </AtMoment>
      <IconButton icon={X} label={t.app.presenter.leave} onClick={leavePresenter} />
    </header>
  );
}

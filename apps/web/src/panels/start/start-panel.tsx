import { useT } from '../../i18n/language.ts';
import { ConnectForm } from './connect-form.tsx';
import { DemoSection } from './demo-section.tsx';
import { RecordingSection } from './recording-section.tsx';

/** What a first visit shows: the demo, a server to connect, a recording to open. */
export function StartPanel() {
  const t = useT();
  return (
    <div className="mx-auto w-full max-w-[1240px] px-6 py-8">
      <h2 className="text-start">{t.start.title}</h2>
      <p className="mt-1 max-w-[72ch] text-text-2">{t.start.intro}</p>
      <div className="mt-6 grid gap-y-8 border-t border-border pt-6 md:grid-cols-[3fr_2fr] lg:grid-cols-[minmax(240px,1fr)_minmax(480px,2fr)_minmax(240px,1fr)]">
        <div className="md:col-start-2 md:pl-8 lg:col-start-1 lg:row-start-1 lg:pr-8 lg:pl-0">
          <DemoSection />
        </div>
        <div className="md:col-start-1 md:row-span-2 md:row-start-1 md:border-r md:border-border md:pr-8 lg:col-start-2 lg:row-span-1 lg:border-l lg:pl-8">
          <ConnectForm />
        </div>
        <div className="md:col-start-2 md:border-t md:border-border md:pt-6 md:pl-8 lg:col-start-3 lg:border-t-0 lg:pt-0">
          <RecordingSection />
        </div>
      </div>
    </div>
  );
}

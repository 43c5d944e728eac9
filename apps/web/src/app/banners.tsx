import type { SessionInfo } from '@lifeline/wire';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { awaitsAuthorization } from '../panels/authorization/awaits-authorization.ts';
import { useSourceState } from '../source/hooks.ts';
import { useSource } from '../source/trace-source.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { AuthorizationBanner } from './authorization-banner.tsx';
import { ClosingBanner } from './closing-banner.tsx';
import { ConnectingStrip } from './connecting-strip.tsx';
import { EndedBanner } from './ended-banner.tsx';
import { HandshakeBanner } from './handshake-banner.tsx';
import { HeldBanner } from './held-banner.tsx';
import { useRunning } from './running.ts';

/** Strips about the connection to the bridge; on every page. */
export function BridgeBanners() {
  const t = useT();
  const source = useSource();
  const state = useSourceState();
  if (state === 'lost') {
    return (
      <Banner
        tone="warning"
        kind="bridge-lost"
        actions={<Button onClick={() => source.retry()}>{t.app.banners.retry}</Button>}
      >
        {t.app.banners.bridgeLost}
      </Banner>
    );
  }
  if (state === 'unauthorized') {
    return (
      <Banner tone="error" kind="unauthorized">
        {t.app.banners.unauthorized}
      </Banner>
    );
  }
  return null;
}

/** Strips about a session: what holds now, each with its action. */
export function SessionBanners({ session }: { readonly session: SessionInfo }) {
  const { authorization } = session;
  return (
    <>
      <StorageBanner session={session} />
      <RecordedBanner session={session} />
      {session.readOnly ? null : <HeldBanner sessionId={session.id} />}
      {session.state === 'closing' && session.http === undefined ? <ClosingBanner /> : null}
      {showsConnecting(session) ? <ConnectingStrip session={session} /> : null}
      {authorization !== undefined && session.state !== 'closed' && awaitsAuthorization(authorization) ? (
        <AuthorizationBanner session={session} info={authorization} />
      ) : (
        <EndBanner session={session} />
      )}
    </>
  );
}

/** How it ended, or why it came to nothing. */
function EndBanner({ session }: { readonly session: SessionInfo }) {
  const running = useRunning(session.id);
  if (session.readOnly || (session.state !== 'closed' && session.state !== 'failed')) return null;
  return running ? <HandshakeBanner session={session} /> : <EndedBanner session={session} />;
}

/** The demo's own strip says what it waits for. */
function showsConnecting(session: SessionInfo): boolean {
  return session.state === 'connecting' && !session.readOnly && session.demo !== 'protocol-demo';
}

function StorageBanner({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const format = useFormat();
  const since =
    session.notRecordedSince === undefined
      ? ''
      : ` ${t.app.banners.since(format.number(session.notRecordedSince))}`;
  switch (session.recording) {
    case 'memory':
      return (
        <Banner tone="warning" kind="memory-only">
          {t.app.banners.memoryOnly}
        </Banner>
      );
    case 'disk-full':
      return (
        <Banner tone="error" kind="disk-full">
          {t.app.banners.diskFull + since}
        </Banner>
      );
    case 'write-failed':
      return (
        <Banner tone="error" kind="not-recording">
          {t.app.banners.notRecording + since}
        </Banner>
      );
    case 'disk':
      return <DiskWarnings session={session} />;
  }
}

/** What to know while recording still goes on. */
function DiskWarnings({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const format = useFormat();
  const { warnings = [], bytes, freeBytes = 0 } = session;
  return warnings.map((warning) => (
    <Banner key={warning} tone="warning" kind={warning}>
      {warning === 'large-recording'
        ? t.app.banners.largeRecording(format.bytes(bytes))
        : t.app.banners.lowDiskSpace(format.bytes(freeBytes))}
    </Banner>
  ));
}

/** Says that nothing is live here, and what could not be read. */
export function RecordedBanner({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const format = useFormat();
  if (!session.readOnly) return null;
  const at = session.unreadableAt;
  return (
    <>
      <Banner tone="info" kind="recorded">
        {t.app.banners.recorded(format.date(session.createdAt))}
      </Banner>
      {at === undefined ? null : (
        <Banner tone="warning" kind="unreadable">
          <RevealText
            text={
              session.events === 0
                ? t.app.banners.nothingReadable(at.reason)
                : t.app.banners.unreadable(format.number(at.line), at.reason)
            }
          />
        </Banner>
      )}
    </>
  );
}

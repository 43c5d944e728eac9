import type { ReactNode } from 'react';
import { pastSource } from '../../source/past/past-source.ts';
import { SourceProvider, useSource } from '../../source/trace-source.ts';
import { useMoment } from './use-moment.ts';

export interface AtMomentProps {
  readonly sessionId: string | undefined;
  readonly children: ReactNode;
}

/**
 * Gives what is below it the session as it was at the moment that the page is set to. Another trace is another page
 * below: what a component has gathered from one does not hold for the other.
 */
export function AtMoment({ sessionId, children }: AtMomentProps) {
  const live = useSource();
  const at = useMoment();
  const past = at === undefined || sessionId === undefined ? undefined : pastSource(live, sessionId, at);
  return (
    <SourceProvider key={past?.number ?? 0} value={past ?? live}>
      {children}
    </SourceProvider>
  );
}

import type { ReactNode } from 'react';
import { pastSource } from '../../source/past/past-source.ts';
import { SourceProvider, useSource } from '../../source/trace-source.ts';
import { useMoment } from './use-moment.ts';

export interface AtMomentProps {
  readonly sessionId: string | undefined;
  readonly children: ReactNode;
}

/** Gives what is below it the session as it was at the moment that the page is set to. */
export function AtMoment({ sessionId, children }: AtMomentProps) {
  const live = useSource();
  const at = useMoment();
  const source = at === undefined || sessionId === undefined ? live : pastSource(live, sessionId, at);
  return <SourceProvider value={source}>{children}</SourceProvider>;
}

import type { ReactNode } from 'react';
import { useFormat } from '../i18n/format.ts';

export interface BlockProps {
  /** Value of `data-content`. */
  readonly content:
    | 'text'
    | 'image'
    | 'audio'
    | 'resource'
    | 'resource_link'
    | 'structured'
    | 'tool_use'
    | 'tool_result'
    | 'unknown';
  readonly label: ReactNode;
  /** Size of the content in bytes. */
  readonly bytes: number;
  /** Characters of it that are not shown. */
  readonly truncated?: number | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One content block: what it is, how large, and the content. */
export function Block({ content, label, bytes, truncated, aside, children }: BlockProps) {
  const format = useFormat();
  return (
    <section
      data-content={content}
      data-bytes={bytes}
      data-truncated={truncated}
      className="flex min-w-0 flex-col gap-1"
    >
      <div className="flex flex-wrap items-center gap-x-2 text-meta text-text-3 figures">
        <span className="font-semibold">{label}</span>
        <span>{format.bytes(bytes)}</span>
        {aside}
      </div>
      {children}
    </section>
  );
}

import { useT } from '../../i18n/language.ts';

/** The progress token that ties a request and its progress notifications, lit while one of them is selected. Gives way to words. */
export function TokenChip({ token }: { readonly token: string }) {
  const t = useT();
  return (
    <span
      data-token={token}
      title={t.wire.detail.token(token)}
      className="min-w-5 max-w-24 shrink-[999] truncate rounded-control bg-pending-fill px-1 font-mono text-badge text-accent outline-1 outline-accent -outline-offset-1"
    >
      ↻ {token}
    </span>
  );
}

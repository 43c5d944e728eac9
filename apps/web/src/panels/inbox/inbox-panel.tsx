/** Replaced by its owner. */
export function InboxPanel({ sessionId }: { readonly sessionId: string }) {
  return <section data-panel-body={sessionId} />;
}

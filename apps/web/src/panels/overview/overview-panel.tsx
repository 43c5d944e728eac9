/** Replaced by its owner. */
export function OverviewPanel({ sessionId }: { readonly sessionId: string }) {
  return <section data-panel-body={sessionId} />;
}

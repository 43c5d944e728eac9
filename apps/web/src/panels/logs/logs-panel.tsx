/** Replaced by its owner. */
export function LogsPanel({ sessionId }: { readonly sessionId: string }) {
  return <section data-panel-body={sessionId} />;
}

/** Replaced by its owner. */
export function ResourcesPanel({ sessionId }: { readonly sessionId: string }) {
  return <section data-panel-body={sessionId} />;
}

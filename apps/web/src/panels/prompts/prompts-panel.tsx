/** Replaced by its owner. */
export function PromptsPanel({ sessionId }: { readonly sessionId: string }) {
  return <section data-panel-body={sessionId} />;
}

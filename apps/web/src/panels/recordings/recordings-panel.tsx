/** Replaced by its owner. */
export function RecordingsPanel({ sessionId }: { readonly sessionId?: string }) {
  return <section data-panel-body={sessionId ?? ''} />;
}

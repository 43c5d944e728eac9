/** Replaced by its owner. */
export function ToolsPanel({ sessionId }: { readonly sessionId: string }) {
  return <section data-panel-body={sessionId} />;
}

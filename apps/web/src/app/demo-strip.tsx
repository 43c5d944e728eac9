/** The eight steps above the panels. */
export function DemoStrip({ sessionId }: { readonly sessionId: string }) {
  return <section data-demo={sessionId} />;
}

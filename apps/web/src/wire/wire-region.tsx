/** Replaced by its owner. */
export function WireRegion({ sessionId }: { readonly sessionId: string }) {
  return <section data-wire="" data-owner={sessionId} />;
}

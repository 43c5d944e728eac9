import mermaid from 'mermaid';

/** Kinds of arrows as Mermaid's own parser numbers them. */
export const ARROWS = { request: 0, response: 1, error: 4, notification: 24 };

/** The arrows of a sequence diagram in order, as Mermaid reads them. Throws where Mermaid does not understand the text. */
export async function arrowsOf(text: string): Promise<number[]> {
  await mermaid.parse(text);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  if (!('getMessages' in db) || typeof db.getMessages !== 'function') throw new Error('no sequence diagram');
  const signals: readonly { readonly type: number }[] = db.getMessages();
  return signals.map(({ type }) => type).filter((type) => Object.values(ARROWS).includes(type));
}

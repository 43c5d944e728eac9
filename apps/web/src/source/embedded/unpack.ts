/** The bytes of a base64 text that were packed with gzip. Rejects where they are damaged. */
export async function unpack(base64: string): Promise<Uint8Array> {
  const packed = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

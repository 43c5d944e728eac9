/** Longest text that an envelope carries; a longer one is replaced by its start and a fingerprint. */
const MAX_TEXT = 1024;
const KEPT = 240;

/**
 * A copy of `text` that does not keep the message alive that it was cut from (engines share the memory of
 * slices), bounded in size: of a longer text the start, its length and a hash, so that different ones still differ.
 */
export function bounded(text: string): string {
  if (text.length > MAX_TEXT)
    return copy(`${text.slice(0, KEPT)}… (${text.length} characters, ${hash(text)})`);
  return text.length < 13 ? text : copy(text);
}

function copy(text: string): string {
  return String(JSON.parse(JSON.stringify(text)));
}

/** FNV-1a over the UTF-16 units, as hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * JSON with comments and trailing commas, as some hosts write their configuration, turned into JSON: each comment
 * and each comma too many becomes spaces, so that every position stays where it was.
 */
export function plainJson(text: string): string {
  const parts = text.match(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,|[^"/,]+|[\s\S]/g) ?? [];
  const plain = parts.map((part) => (/^\/[/*]/.test(part) ? blank(part) : part));
  return plain.map((part, index) => (part === ',' && endsHere(plain, index + 1) ? ' ' : part)).join('');
}

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

/** Whether only white space stands between here and a closing bracket. */
function endsHere(parts: readonly string[], from: number): boolean {
  let index = from;
  while (parts[index]?.trim() === '') index += 1;
  return /^\s*[\]}]/.test(parts[index] ?? '');
}

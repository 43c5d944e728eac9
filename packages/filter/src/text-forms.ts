/**
 * The forms in which a text is looked for in a line, in lower case: as it is, as a JSON string holds it (`say \"hi\"`),
 * and as one in ASCII does (`\u4f60`). Compare them with the line in lower case.
 */
export function textForms(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return [...new Set([lower, inJson(lower), inAscii(lower)])];
}

/** Whether a line holds one of the forms of a text. */
export function holdsText(line: string, forms: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return forms.some((form) => lower.includes(form));
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function inAscii(text: string): string {
  return inJson(text).replaceAll(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a word is meant as an address: `http://…` or `https://…`. */
export function isHttpUrl(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

/** A URL without user, query and fragment, in which secrets may be. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^(https?:\/\/)[^/]*@/i, '$1');
}

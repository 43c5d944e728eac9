/** Whether a word is meant as an address: `http://…` or `https://…`. */
export function isHttpUrl(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

/** Whether a host name, as `URL` gives it, is that of this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/** A URL without user, query and fragment, in which secrets may be. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^(https?:\/\/)[^/]*@/i, '$1');
}

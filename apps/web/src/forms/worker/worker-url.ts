declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const ALLOWED = new Set<string>();

function verify(url: string): string {
  if (!ALLOWED.has(url)) throw new TypeError(`not one of our workers: ${url}`);
  return url;
}

/** The page's only policy for script addresses (see the Content-Security-Policy); its name may be used once. */
const policy = window.trustedTypes?.createPolicy('app-worker', { createScriptURL: verify });

/** Built workers are plain scripts, which a page that was opened as a file may start, too; modules it may not. */
const TYPE = import.meta.env.DEV ? 'module' : 'classic';

/** Makes a worker from an address that the build gave (`?worker&url`); nothing else can become one. */
export function createWorker(builtUrl: string): Worker {
  ALLOWED.add(builtUrl);
  return new Worker(policy?.createScriptURL(builtUrl) ?? verify(builtUrl), { type: TYPE });
}

import { HttpFailure } from './http-failure.ts';

interface ProxyNames {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** What the environment says of proxies; lower case counts before upper case, and `http://` may be missing, as with curl. */
export function proxyNames(env: NodeJS.ProcessEnv): ProxyNames {
  return {
    httpProxy: withScheme(env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: withScheme(env.https_proxy ?? env.HTTPS_PROXY),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

function withScheme(name = ''): string {
  const text = name.trim();
  return text === '' || text.includes('://') ? text : `http://${text}`;
}

/** The addresses of the proxies that the environment names. */
export function proxiesOf(env: NodeJS.ProcessEnv): readonly URL[] {
  const { httpProxy, httpsProxy } = proxyNames(env);
  return [httpProxy, httpsProxy].flatMap((name) => (URL.canParse(name) ? [new URL(name)] : []));
}

/** Why the proxies that the environment names cannot be used; the value is not told, as it may hold a password. */
export function proxyProblem(env: NodeJS.ProcessEnv): HttpFailure | undefined {
  const { httpProxy, httpsProxy } = proxyNames(env);
  const isWrong = (name: string) =>
    name !== '' && !(URL.canParse(name) && /^(https?|socks5?):$/.test(new URL(name).protocol));
  const wrong = isWrong(httpProxy) ? 'HTTP_PROXY' : isWrong(httpsProxy) ? 'HTTPS_PROXY' : undefined;
  if (wrong === undefined) return undefined;
  return new HttpFailure(
    'proxy',
    `The variable ${wrong} holds no address of a proxy. Write it as http://host:port, or take the variable away, and start Lifeline again.`,
  );
}

/** What an error means that came from a proxy before the server; undefined for every other error. */
export function proxyFailure(error: unknown, host: string, proxies: readonly URL[]): HttpFailure | undefined {
  if (!(error instanceof Error) || proxies.length === 0) return undefined;
  const refused = /^Proxy response \((\d+)\)/.exec(error.message)?.[1];
  if (refused !== undefined) {
    const what =
      refused === '407'
        ? 'it wants user and password; put them into its address in HTTP_PROXY or HTTPS_PROXY'
        : 'look at its rules, or name the host in NO_PROXY';
    return new HttpFailure(refused, `The proxy does not open the way to ${host} (${refused}): ${what}.`);
  }
  const proxy = proxies.find((one) => isAt(error, one));
  if (proxy === undefined) return undefined;
  return new HttpFailure(
    'proxy',
    `The proxy ${proxy.host}, which HTTP_PROXY or HTTPS_PROXY names, cannot be reached (${error.message}). Start it, or name ${host} in NO_PROXY.`,
  );
}

/** Whether a system error is of a connection to this proxy. */
function isAt(error: Error, { hostname, port, protocol }: URL): boolean {
  if ('hostname' in error && error.hostname === hostname) return true;
  const own = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return 'port' in error && error.port === own;
}

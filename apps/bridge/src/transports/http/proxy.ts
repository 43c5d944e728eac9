import { HttpFailure } from './http-failure.ts';

interface ProxyNames {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** What the environment says of proxies; lower case counts before upper case, as with curl. */
export function proxyNames(env: NodeJS.ProcessEnv): ProxyNames {
  return {
    httpProxy: env.http_proxy ?? env.HTTP_PROXY ?? '',
    httpsProxy: env.https_proxy ?? env.HTTPS_PROXY ?? '',
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

/** The addresses of the proxies that the environment names. */
export function proxiesOf(env: NodeJS.ProcessEnv): readonly URL[] {
  const { httpProxy, httpsProxy } = proxyNames(env);
  return [httpProxy, httpsProxy].flatMap((name) => (URL.canParse(name) ? [new URL(name)] : []));
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

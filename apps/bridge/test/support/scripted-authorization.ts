import { type Handler, httpServer, messageOf, reply, type TestServer } from './http-server.ts';

/** What is different from an authorization server and a resource as they should be. */
export interface Faults {
  /** Members of the metadata; undefined takes one away. */
  readonly server?: Readonly<Record<string, unknown>>;
  readonly resource?: Readonly<Record<string, unknown>>;
  /** `WWW-Authenticate` of the 401; undefined: none. */
  readonly challenge?: (origin: string) => string | undefined;
  /** Answers in place of the usual ones, by path; false: as usual. */
  readonly answer?: (path: string, ...rest: Parameters<Handler>) => boolean;
  /** No metadata at all, as before 2025-06-18. */
  readonly isBare?: boolean;
}

const TOKEN = 'scripted-token-0123456789';

/** An MCP server that is its own authorization server and asks nobody, with the faults that a test wants. */
export function scriptedAuthorization({
  server,
  resource,
  challenge,
  answer,
  isBare,
}: Faults = {}): Promise<TestServer> {
  return httpServer((got, response, request) => {
    const origin = `http://${request.headers.host}`;
    const [path = ''] = got.path.split('?');
    const json = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (answer?.(path, got, response, request) === true) return;
    if (path === '/mcp') {
      if (got.headers.authorization !== `Bearer ${TOKEN}`) {
        const words = challenge === undefined ? 'Bearer' : challenge(origin);
        response.writeHead(401, words === undefined ? {} : { 'www-authenticate': words });
        response.end('who are you?');
        return;
      }
      const { id, method } = messageOf(got);
      if (method === 'initialize') {
        const serverInfo = { name: 'scripted', version: '1' };
        reply(response, id, { protocolVersion: '2025-11-25', capabilities: {}, serverInfo });
      } else if (id === undefined) response.writeHead(202).end();
      else response.writeHead(405).end();
      return;
    }
    if (path === '/authorize') {
      const to = new URL(new URL(got.path, origin).searchParams.get('redirect_uri') ?? '');
      to.search = new URLSearchParams({
        code: 'scripted-code-1',
        state: new URL(got.path, origin).searchParams.get('state') ?? '',
      }).toString();
      response.writeHead(302, { location: to.href }).end();
      return;
    }
    if (path === '/token') return json({ access_token: TOKEN, token_type: 'bearer', expires_in: 3600 });
    if (path === '/register') return json({ client_id: 'scripted-client', ...JSON.parse(got.body) }, 201);
    if (isBare !== true && path === '/.well-known/oauth-protected-resource/mcp')
      return json({ resource: `${origin}/mcp`, authorization_servers: [origin], ...resource });
    if (isBare !== true && path === '/.well-known/oauth-authorization-server') {
      return json({
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        registration_endpoint: `${origin}/register`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
        ...server,
      });
    }
    response.writeHead(404).end('not here');
  });
}

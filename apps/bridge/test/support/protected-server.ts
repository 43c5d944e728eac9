import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import {
  createMcpHandler,
  OAuthError,
  OAuthErrorCode,
  requireBearerAuth,
  Server,
} from '@modelcontextprotocol/server';
import type { AuthorizationServer } from './authorization-server.ts';

export interface ProtectedServer {
  readonly origin: string;
  readonly url: string;
  /** What came with each request, `` where nothing did. */
  readonly authorizations: string[];
  /** Tokens that are no longer taken, whatever the authorization server says. */
  readonly refused: Set<string>;
  close(): Promise<unknown>;
}

/** A server of the official SDK that takes tokens of an authorization server only, and more scopes for `write_note`. */
export async function protectedServer({ issuer, provider }: AuthorizationServer): Promise<ProtectedServer> {
  const authorizations: string[] = [];
  const refused = new Set<string>();
  const handler = createMcpHandler(notes);
  const http = createServer(async (request, response) => {
    try {
      await send(response, await answer(await webRequest(origin, request)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const origin = await listening(http);
  const url = `${origin}/mcp`;
  const metadataUrl = `${origin}/.well-known/oauth-protected-resource/mcp`;
  const verifier = {
    async verifyAccessToken(token: string) {
      const found = await provider.AccessToken.find(token);
      if (found === undefined || found.isExpired || refused.has(token))
        throw new OAuthError(OAuthErrorCode.InvalidToken, 'The token has ended');
      const { clientId = '', exp = 0, aud } = found;
      return {
        token,
        clientId,
        scopes: [...found.scopes],
        expiresAt: exp,
        resource: new URL(String(aud)),
      };
    },
  };
  const options = { verifier, resourceMetadataUrl: metadataUrl, expectedResource: new URL(url) };

  async function answer(request: Request): Promise<Response> {
    if (request.url === metadataUrl) {
      return Response.json({ resource: url, authorization_servers: [issuer], scopes_supported: ['read'] });
    }
    if (request.url !== url) return new Response('nothing here', { status: 404 });
    authorizations.push(request.headers.get('authorization') ?? '');
    const writes = request.method === 'POST' && (await request.clone().text()).includes('"write_note"');
    const requiredScopes = writes ? ['read', 'write'] : ['read'];
    const authInfo = await requireBearerAuth({ ...options, requiredScopes })(request);
    return authInfo instanceof Response ? authInfo : handler.fetch(request, { authInfo });
  }

  const close = async () => {
    await handler.close();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  return { origin, url, authorizations, refused, close };
}

/** Its address once it listens on a free port of loopback. */
export async function listening(http: HttpServer): Promise<string> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

function notes(): Server {
  const server = new Server({ name: 'notes', version: '1' }, { capabilities: { tools: {} } });
  const tool = (name: string) => ({ name, inputSchema: { type: 'object' as const } });
  server.setRequestHandler('tools/list', () => ({ tools: [tool('read_notes'), tool('write_note')] }));
  server.setRequestHandler('tools/call', ({ params }) => ({
    content: [{ type: 'text', text: params.name }],
  }));
  return server;
}

async function webRequest(origin: string, request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', rawHeaders } = request;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: Buffer.concat(chunks) };
  return new Request(`${origin}${url}`, { method, headers, ...body });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  for await (const chunk of answer.body ?? []) response.write(chunk);
  response.end();
}

import http, { type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Ask {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  /** Values that are lists become repeated headers; undefined leaves a header out. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: string | Buffer;
}

/** One request with exactly these headers, Host included. */
export function ask({ port, method = 'GET', path, headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, setHost: false, agent: false });
    for (const [name, value] of Object.entries({ host: `127.0.0.1:${port}`, ...headers })) {
      if (value !== undefined) request.setHeader(name, value);
    }
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' });
    });
    request.end(body);
  });
}

/** A JSON request with the token, as the page makes it. */
export async function api(
  bridge: { readonly port: number; readonly token: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const answer = await ask({
    port: bridge.port,
    method,
    path: `/api${path}`,
    headers: {
      authorization: `Bearer ${bridge.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: answer.text === '' ? undefined : JSON.parse(answer.text) };
}

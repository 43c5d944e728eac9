import { eraServer } from './eras/server.ts';
import { serveErasOnHttp } from './serve-http.ts';
import { serveEras } from './stdio.ts';

const PORT = 3100;

/** Serves on stdin and stdout, or with `--http` at the port that `PORT` names. */
export function serveAs(name: string, legacy: 'serve' | 'reject'): void {
  const { PORT: port = String(PORT) } = process.env;
  if (process.argv.includes('--http'))
    serveErasOnHttp((announce) => eraServer(name, announce), legacy, Number(port));
  else serveEras(() => eraServer(name), legacy);
}

import { eraServer } from './eras/server.ts';
import { serveErasOnHttp } from './serve-http.ts';
import { serveSse } from './serve-sse.ts';

/** Both HTTP transports, each at a free port, which stderr names; until stdin ends. */
serveErasOnHttp((announce) => eraServer('http-demo', announce), 'serve', 0);
serveSse();
process.stdin.on('end', () => process.exit(0)).resume();

import { eraServer } from './eras/server.ts';
import { serveEras } from './stdio.ts';

serveEras(() => eraServer('dual-era-demo'), 'serve');

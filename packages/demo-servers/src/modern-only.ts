import { eraServer } from './eras/server.ts';
import { serveEras } from './stdio.ts';

serveEras(() => eraServer('modern-only-demo'), 'reject');

import { extensionsServer } from './extensions/server.ts';
import { serveEras } from './stdio.ts';

serveEras(extensionsServer, 'serve');

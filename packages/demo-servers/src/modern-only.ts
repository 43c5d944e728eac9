import { serveAs } from './serve-eras.ts';

serveAs('modern-only-demo', 'reject');

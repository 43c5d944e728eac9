import { serveAs } from './serve-eras.ts';

serveAs('dual-era-demo', 'serve');

export { specPage } from './cite.ts';
export { SPEC_PAGES } from './pages.ts';
export type { Citation, SpecPage } from './types.ts';

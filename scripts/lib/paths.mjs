import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Stamps, locks and reports of these scripts; goes away with node_modules. */
export const CACHE = path.join(ROOT, 'node_modules', '.cache', 'lifeline');

/** The built command line program. */
export const CLI = path.join(ROOT, 'apps', 'bridge', 'dist', 'cli.js');

/** Where the person stands: npm changes into the root before it runs a script, and says where it was. */
export const PERSON_CWD = process.env.INIT_CWD ?? process.cwd();

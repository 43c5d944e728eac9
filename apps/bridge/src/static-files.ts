import fs from 'node:fs';
import path from 'node:path';

/** A file of the page. */
export interface StaticFile {
  readonly file: string;
  readonly type: string;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
  /** What the page makes exports from; not to be looked at. */
  readonly isTemplate: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Where the build puts files whose names carry a hash. */
const HASHED = '/assets/';
const TEMPLATE = '/viewer.html';

/**
 * The files of a built page by their paths in URLs. Only what is listed here is served, so no path can lead out of
 * the directory. Empty where there is no such directory.
 */
export function listStaticFiles(directory: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!fs.existsSync(directory)) return files;
  for (const entry of fs.readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    const type = TYPES[path.extname(file)];
    if (type === undefined) continue;
    files.set(url, { file, type, isImmutable: url.startsWith(HASHED), isTemplate: url === TEMPLATE });
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

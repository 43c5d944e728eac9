/** Scheme, authority, path, query, fragment (RFC 3986, appendix B); it matches every string. */
const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

function split(uri: string): Parts {
  const [, scheme, authority, path = '', query, fragment] = PARTS.exec(uri) ?? [];
  return { scheme, authority, path, query, fragment };
}

/** `reference` against `base` (RFC 3986, 5.2), without fragment, and the fragment, percent-decoded. */
export function resolveUri(base: string, reference: string): { uri: string; fragment: string } {
  const b = split(base);
  const r = split(reference);
  const fragment = decode(r.fragment ?? '');
  if (r.scheme !== undefined) return { uri: join({ ...r, path: withoutDots(r.path) }), fragment };
  if (r.authority !== undefined) {
    return { uri: join({ ...r, scheme: b.scheme, path: withoutDots(r.path) }), fragment };
  }
  if (r.path === '') return { uri: join({ ...b, query: r.query ?? b.query }), fragment };
  const path = r.path.startsWith('/') ? r.path : `${folder(b)}${r.path}`;
  return { uri: join({ ...b, path: withoutDots(path), query: r.query }), fragment };
}

function folder({ authority, path }: Parts): string {
  if (authority !== undefined && path === '') return '/';
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function withoutDots(path: string): string {
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path;
  const kept: string[] = [];
  const segments = path.split('/');
  const floor = path.startsWith('/') ? 1 : 0;
  for (const [index, segment] of segments.entries()) {
    const last = index === segments.length - 1;
    if (segment === '..') kept.splice(Math.max(floor, kept.length - 1));
    if (segment !== '.' && segment !== '..') kept.push(segment);
    else if (last) kept.push('');
  }
  return kept.join('/');
}

function join({ scheme, authority, path, query }: Parts): string {
  const head = scheme === undefined ? '' : `${scheme}:`;
  const host = authority === undefined ? '' : `//${authority}`;
  return `${head}${host}${path}${query === undefined ? '' : `?${query}`}`;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A stray percent sign: the fragment is taken as it is written.
    return fragment;
  }
}

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const SCOPE = '@lifeline/';

/** Who may import whom (docs/architecture.md). */
const ALLOWED: Record<string, readonly string[]> = {
  json: [],
  protocol: ['json'],
  'schema-form': ['json'],
  trace: ['protocol', 'json'],
  filter: ['trace', 'protocol'],
  client: ['protocol', 'json'],
  model: ['filter', 'trace', 'protocol', 'json'],
  diagram: ['model', 'trace', 'protocol', 'json'],
  compare: ['model', 'trace', 'protocol', 'json'],
  redact: ['trace', 'json'],
  lint: ['model', 'trace', 'protocol', 'json', 'filter', 'schema-form'],
  lessons: ['model', 'trace', 'protocol', 'json'],
  wire: ['trace', 'protocol'],
  suite: ['schema-form', 'model', 'protocol', 'json'],
  'demo-servers': [],
  bridge: [
    'client',
    'compare',
    'demo-servers',
    'diagram',
    'filter',
    'json',
    'lessons',
    'lint',
    'model',
    'protocol',
    'redact',
    'schema-form',
    'suite',
    'trace',
    'wire',
  ],
  web: [
    'compare',
    'diagram',
    'filter',
    'json',
    'lessons',
    'lint',
    'model',
    'protocol',
    'redact',
    'schema-form',
    'suite',
    'trace',
    'wire',
  ],
};
const NODE_ALLOWED = new Set(['demo-servers', 'bridge']);

interface Member {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readMember(folder: string): Member {
  const manifest = record(JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const all = { ...record(manifest.dependencies), ...record(manifest.devDependencies) };
  return { name: path.basename(folder), folder, dependencies: Object.keys(all) };
}

const members = ['packages', 'apps'].flatMap((parent) =>
  fs.readdirSync(path.join(ROOT, parent)).map((name) => readMember(path.join(ROOT, parent, name))),
);

function sources(folder: string): string[] {
  return fs
    .readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, 'src', file));
}

/** Module specifiers of static and dynamic imports and of re-exports. */
function imports(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '');
}

function ownPackage(specifier: string): string | undefined {
  return specifier.startsWith(SCOPE) ? specifier.slice(SCOPE.length).split('/')[0] : undefined;
}

function isPure(member: Member): boolean {
  return path.basename(path.dirname(member.folder)) === 'packages' && !NODE_ALLOWED.has(member.name);
}

describe('workspace graph', () => {
  it('knows every member', () => {
    expect(members.map((member) => member.name).sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  describe.each(members)('$name', (member) => {
    const allowed = ALLOWED[member.name] ?? [];

    it('depends only on what it may', () => {
      const own = member.dependencies.flatMap((name) => ownPackage(name) ?? []);
      expect(own.filter((name) => !allowed.includes(name))).toEqual([]);
    });

    it('imports only what it may and what it declares', () => {
      const wrong = sources(member.folder).flatMap((file) =>
        imports(file)
          .filter((specifier) => {
            const own = ownPackage(specifier);
            if (own !== undefined)
              return !allowed.includes(own) || !member.dependencies.includes(`${SCOPE}${own}`);
            if (specifier.startsWith('.'))
              return !path.resolve(path.dirname(file), specifier).startsWith(member.folder);
            return specifier.startsWith('node:') && !NODE_ALLOWED.has(member.name);
          })
          .map((specifier) => `${path.relative(ROOT, file)}: ${specifier}`),
      );
      expect(wrong).toEqual([]);
    });
  });

  it.each(members.filter(isPure))('$name compiles without a browser and without Node', (member) => {
    const file = path.join(member.folder, 'tsconfig.json');
    const options = record(record(JSON.parse(fs.readFileSync(file, 'utf8'))).compilerOptions);
    expect(options).toMatchObject({ lib: ['es2023'], types: [] });
  });
});

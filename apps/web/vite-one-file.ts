import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Where `htmlExport` (packages/diagram) puts what is exported. */
const TITLE = '__LIFELINE_TITLE__';
const RECORDING = '__LIFELINE_RECORDING__';

/**
 * Puts the built scripts and styles into their page, and a policy before them that lets nothing else run. The code
 * is packed; a small script unpacks it.
 */
export function oneFile(): Plugin {
  return {
    name: 'lifeline:one-file',
    // After Vite's own work on the bundle.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let code = '';
        let style = '';
        const workers = [];
        const pages = [];
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type === 'chunk') code += output.code;
          else if (name.endsWith('.css')) style += textOf(output.source);
          else if (name.endsWith('.js')) workers.push({ name, code: textOf(output.source) });
          else if (name.endsWith('.html')) {
            pages.push(output);
            continue;
          } else this.error(`${name} cannot be put into the page`);
          delete bundle[name];
        }
        for (const worker of workers) code = withWorker(code, worker);
        if (/<\/style/i.test(style)) this.error('the styles would end their element');
        for (const page of pages) page.source = pageOf(textOf(page.source), inAscii(code), style);
      },
    },
  };
}

interface WorkerFile {
  readonly name: string;
  readonly code: string;
}

/** The code with a worker's address replaced by one that is made of the worker's own code. */
function withWorker(code: string, worker: WorkerFile): string {
  const address = new RegExp(`(["'\`])/${worker.name.replaceAll('.', '\\.')}\\1`, 'g');
  const made = `URL.createObjectURL(new Blob([${JSON.stringify(worker.code)}],{type:"text/javascript"}))`;
  return code.replace(address, () => made);
}

function pageOf(html: string, code: string, style: string): string {
  const loader = fs.readFileSync(path.join(import.meta.dirname, 'viewer-loader.js'), 'utf8');
  const packed = gzipSync(code, { level: 9 }).toString('base64');
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy([loader, code], style)}" />`,
    `<style>${style}</style>`,
    `<script type="module">${loader}</script>`,
  ];
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace(/(?<=<title>)[^<]*/, TITLE)
    .replace(/(?<=id="recording">)/, RECORDING)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      (root) => `${root}\n    <script type="application/gzip" id="code">${packed}</script>`,
    );
}

/** The same code without characters beyond ASCII, which is compiled faster: it takes one byte a character. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Nothing from outside, no code but the page's own, no way out. */
function policy(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map((script) => `'${hashOf(script)}'`).join(' ')}`,
    `style-src '${hashOf(style)}'`,
    'img-src data: blob:',
    'media-src data: blob:',
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types viewer-code app-worker',
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

import type { CallToolResult, ReadResourceResult, Resource, Tool } from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';

const URI = 'ui://demo/chart.html';
const MIME = 'text/html;profile=mcp-app';

/** The view of `show_chart`. */
export const VIEW: Resource = { uri: URI, name: 'Chart', mimeType: MIME };

/** A picture of one pixel, in the entry itself. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Chart</title>
    <script type="module" src="https://cdn.example/chart.js"></script>
  </head>
  <body>
    <h1>Visits</h1>
    <canvas id="chart" width="320" height="160"></canvas>
  </body>
</html>
`;

interface AppTool {
  readonly definition: Tool;
  run(args: Readonly<Record<string, unknown>>): CallToolResult;
}

const showChart: AppTool = {
  definition: {
    name: 'show_chart',
    title: 'Show chart',
    description: 'Draws the visits of the last days in an app; without apps it answers with the numbers.',
    inputSchema: {
      type: 'object',
      properties: { days: { type: 'integer', minimum: 1, maximum: 7, default: 3 } },
    },
    annotations: { readOnlyHint: true },
    _meta: { ui: { resourceUri: URI, visibility: ['model', 'app'] } },
  },
  run: ({ days }) => {
    const visits = [12, 7, 31, 18, 4, 22, 9].slice(0, typeof days === 'number' ? days : 3);
    return { content: [{ type: 'text', text: visits.join(', ') }], structuredContent: { visits } };
  },
};

/** Only for the app itself: a host keeps it from its model. */
const refresh: AppTool = {
  definition: {
    name: 'refresh_chart',
    description: 'What the app calls to draw anew.',
    icons: [
      { src: DOT, mimeType: 'image/png', sizes: ['1x1'] },
      { src: 'https://icons.example/refresh.svg', mimeType: 'image/svg+xml', sizes: ['any'] },
    ],
    inputSchema: { type: 'object', properties: {} },
    _meta: { ui: { resourceUri: URI, visibility: ['app'] } },
  },
  run: () => ({ content: [{ type: 'text', text: 'Drawn anew.' }] }),
};

export const APP_TOOLS: readonly AppTool[] = [showChart, refresh];

/** The HTML of the view, with what it needs of the host (SEP-1865: `_meta.ui`). */
export function readApp(uri: string): ReadResourceResult {
  if (uri !== URI) throw invalidParams(`Unknown resource: ${uri}`);
  const ui = {
    csp: { connectDomains: ['https://api.example'], resourceDomains: ['https://cdn.example'] },
    permissions: { clipboardWrite: {} },
    prefersBorder: true,
  };
  return { contents: [{ uri, mimeType: MIME, text: HTML, _meta: { ui } }] };
}

// A server that answers initialize and the lists with what a real one answered: `node corpus.mjs <file>`, a JSON
// object with protocolVersion, capabilities, serverInfo, instructions, tools, resources, resourceTemplates, prompts.
// A list is an array, or an object with the `error` that the server gave instead.
import fs from 'node:fs';
import readline from 'node:readline';

/** Items of a page: long lists take several. */
const PAGE = 150;
const LISTS = {
  'tools/list': 'tools',
  'resources/list': 'resources',
  'resources/templates/list': 'resourceTemplates',
  'prompts/list': 'prompts',
};

const captured = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'));

/** @param {string} name @param {number} from */
function page(name, from) {
  const list = captured[name];
  if (!Array.isArray(list)) return list;
  const rest = from + PAGE < list.length ? { nextCursor: String(from + PAGE) } : {};
  return { result: { [name]: list.slice(from, from + PAGE), ...rest } };
}

/** @param {{method: string, params?: {cursor?: string}}} request */
function answer({ method, params }) {
  if (method === 'initialize') {
    const { protocolVersion, capabilities, serverInfo, instructions } = captured;
    return { result: { protocolVersion, capabilities, serverInfo, instructions } };
  }
  const [, name] = Object.entries(LISTS).find(([known]) => known === method) ?? [];
  if (name === undefined) return { error: { code: -32601, message: 'Method not found' } };
  return page(name, Number(params?.cursor ?? 0));
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ...request } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer(request) }));
});

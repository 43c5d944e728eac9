import fs from 'node:fs';
import { authorized, forItself, preRegistered } from './authorized-plays.mjs';
import { scratchFile } from './requester.mjs';

/**
 * What the client does in a scenario; resolves with the exit code that the suite is told.
 * @typedef {(request: import('./requester.mjs').Request, context: any) => Promise<number>} Play
 */

/**
 * Plays requests one after the other, until one does not come to a result.
 * @param {readonly (() => Promise<import('./requester.mjs').Answer>)[]} steps
 */
async function all(steps) {
  for (const step of steps) {
    const { code } = await step();
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * Takes whatever the server asks for, with the defaults of its form where a rule gives no content.
 * @param {object} content
 */
function accepting(content) {
  const file = scratchFile('answers.json');
  fs.writeFileSync(file, JSON.stringify([{ method: 'elicitation/create', action: 'accept', ...content }]));
  return ['--answers', file];
}

/** @type {Play} */
const listTools = async (request) => (await request('tools/list')).code;

/** @type {Readonly<Record<string, Play>>} */
export const PLAYS = {
  initialize: listTools,
  'request-metadata': listTools,
  'json-schema-ref-no-deref': listTools,
  tools_call: (request) =>
    all([
      () => request('tools/list'),
      () => request('tools/call', { name: 'add_numbers', arguments: { a: 2, b: 3 } }),
    ]),
  'elicitation-sep1034-client-defaults': async (request) => {
    const params = { name: 'test_client_elicitation_defaults', arguments: {} };
    return (await request('tools/call', params, accepting({}))).code;
  },
  'sse-retry': async (request) =>
    (await request('tools/call', { name: 'test_reconnection', arguments: {} })).code,
  'sep-2322-client-request-state': (request) => {
    const options = accepting({ content: { confirmed: true } });
    const tools = ['echo_state', 'unrelated', 'no_state', 'no_result_type'];
    return all(
      tools.map((tool) => () => request('tools/call', { name: `test_mrtr_${tool}`, arguments: {} }, options)),
    );
  },
  'http-standard-headers': (request) =>
    all([
      () => request('tools/list'),
      () => request('tools/call', { name: 'test_headers', arguments: {} }),
      () => request('tools/call', { name: 'my-hyphenated-tool', arguments: {} }),
      () => request('resources/list'),
      () => request('resources/read', { uri: 'file:///path/to/file%20name.txt' }),
      () => request('resources/read', { uri: 'https://example.com/resource?id=123' }),
      () => request('prompts/list'),
      () => request('prompts/get', { name: 'test_prompt' }),
    ]),
  'http-custom-headers': (request, { toolCalls }) =>
    all(toolCalls.map((/** @type {object} */ call) => () => request('tools/call', call))),
  'http-invalid-tool-headers': async (request) => {
    const { result } = await request('tools/list');
    // refusals of invalid ones are what is tested: their exit codes do not matter
    for (const { name } of result.tools) await request('tools/call', { name, arguments: { region: 'eu' } });
    return 0;
  },
  'json-schema-2020-12-preservation': async (request) => {
    const { result } = await request('tools/list');
    const schema = result.tools.find(
      (/** @type {{name: string}} */ { name }) => name === 'json_schema_2020_12_tool',
    )?.inputSchema;
    return (await request('tools/call', { name: 'json_schema_echo', arguments: { schema } })).code;
  },
  auth: authorized,
  'auth/pre-registration': preRegistered,
  'auth/client-credentials-jwt': forItself,
  'auth/client-credentials-basic': forItself,
  'sep-2640-client-no-prefetch': async (request) => (await request('skills/list')).code,
};

const SKILLS =
  'Skills (SEP-2640) are an extension that Lifeline shows verbatim and does not load: nothing reads a skill and so nothing could use a tampered one.';

const extension = (/** @type {string} */ what) =>
  `${what} is an extension of authorization that Lifeline does not offer.`;

/**
 * Scenarios that do not apply, and why; with `@` and a version: those of this version of the suite only.
 * @type {Readonly<Record<string, string>>}
 */
export const OUTSIDE = {
  'auth/2025-03-26-oauth-metadata-backcompat@0.1.16':
    'Its metadata names another issuer than the address that it is read from, which clients must refuse (RFC 8414, 3.3). Version 0.2 of the suite has put that right.',
  'auth/cross-app-access-complete-flow': extension('Enterprise-managed authorization (token exchange)'),
  'auth/enterprise-managed-authorization': extension('Enterprise-managed authorization (token exchange)'),
  'auth/dpop': extension('Tokens bound to a key (DPoP)'),
  'auth/dpop-nonce': extension('Tokens bound to a key (DPoP)'),
  'auth/wif-jwt-bearer': extension('Workload identity (JWT bearer grant)'),
  'sep-2640-client-verify-digest': SKILLS,
  'sep-2640-client-verify-size': SKILLS,
  'sep-2640-client-verify-frontmatter': SKILLS,
};

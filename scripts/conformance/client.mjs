// The client under test, as the suite starts it: the server's URL is the last argument, the scenario and what it needs
// to know stand in the environment.

import { PLAYS } from './plays.mjs';
import { requester } from './requester.mjs';

const {
  MCP_CONFORMANCE_SCENARIO: scenario = '',
  MCP_CONFORMANCE_CONTEXT,
  MCP_CONFORMANCE_PROTOCOL_VERSION,
} = process.env;
const url = process.argv.at(-1) ?? '';
const play = PLAYS[scenario] ?? PLAYS[scenario.split('/')[0] ?? ''];
if (play === undefined) throw new Error(`There is no play for the scenario ${scenario}.`);

const context = JSON.parse(MCP_CONFORMANCE_CONTEXT ?? '{}');
process.exitCode = await play(requester(url, MCP_CONFORMANCE_PROTOCOL_VERSION), context);

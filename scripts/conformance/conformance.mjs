import fs from 'node:fs';
import path from 'node:path';
import { run, tail } from '../lib/run.mjs';
import { judge, readChecks, tally } from './outcome.mjs';
import { OUTSIDE } from './plays.mjs';
import { HOME, readScenarios, SUITE_VERSIONS, suiteNode, suiteProgram } from './suite.mjs';

const CLIENT = path.join(import.meta.dirname, 'client.mjs');
const TIMEOUT_MS = 60_000;
const AT_ONCE = 2;

/**
 * Plays one scenario; everything it leaves (checks, output, recordings) is in a folder of its own.
 * @param {string} node
 * @param {string} program
 * @param {string} folder
 * @param {import('./suite.mjs').Scenario} scenario
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
async function play(node, program, folder, scenario) {
  const { name, revision } = scenario;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const words = ['client', '--command', `"${process.execPath}" "${CLIENT}"`, '--scenario', name];
  const options = ['--timeout', String(TIMEOUT_MS), '-o', folder];
  const pinned = revision === undefined ? [] : ['--spec-version', revision];
  const env = { LIFELINE_HOME: path.join(folder, 'home') };
  const { code, output } = await run(node, [program, ...words, ...options, ...pinned], { env });
  fs.writeFileSync(path.join(folder, 'output.txt'), output);
  const file = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .find((entry) => path.basename(entry) === 'checks.json');
  const checks =
    file === undefined ? [] : readChecks(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
  const outcome = judge(scenario, checks, code);
  if (outcome.state === 'passed') return outcome;
  return { ...outcome, reasons: [...outcome.reasons, `left in ${path.relative(process.cwd(), folder)}`] };
}

/**
 * Works on the items, some at a time.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of the items
 */
async function inTurns(items, work) {
  /** @type {R[]} */
  const results = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      results[next[0]] = await work(next[1]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/**
 * @param {string} node
 * @param {string} version of the suite
 * @param {readonly string[]} filters parts of names; none: all scenarios
 */
async function playVersion(node, version, filters) {
  const program = await suiteProgram(version);
  const listed = await run(node, [program, 'list', '--client']);
  const help = await run(node, [program, 'client', '--help']);
  // the suite that can force a revision is the one that also tells it to the client
  const scenarios = readScenarios(listed.output, help.output.includes('--force'));
  if (scenarios.length === 0) throw new Error(`The suite lists no scenarios:\n${tail(listed.output)}`);
  const wanted = scenarios.filter(
    ({ name }) => filters.length === 0 || filters.some((part) => name.includes(part)),
  );
  /**
   * @param {import('./suite.mjs').Scenario} scenario
   * @returns {Promise<import('./outcome.mjs').Outcome>}
   */
  const outcomeOf = async (scenario) => {
    const { name, revision = 'any' } = scenario;
    const outside = OUTSIDE[name] ?? OUTSIDE[`${name}@${version}`];
    if (outside !== undefined) return { scenario, state: 'not applicable', reasons: [outside] };
    return play(node, program, path.join(HOME, 'results', version, name, revision), scenario);
  };
  return inTurns(wanted, async (scenario) => {
    const outcome = await outcomeOf(scenario);
    const mark = { passed: '✓', failed: '✗', 'not applicable': '–' }[outcome.state];
    console.error(`${version} ${mark} ${scenario.name} ${scenario.revision ?? ''}`.trimEnd());
    return outcome;
  });
}

/**
 * Runs the scenarios for clients of each version of the official suite against `mcp-lifeline run`, and prints the
 * tallies.
 * @param {readonly string[]} filters parts of names of scenarios; none: all
 * @returns {Promise<number>} exit code: 1 when one that applies did not pass
 */
export async function conformance(filters) {
  try {
    const node = await suiteNode();
    const tallies = [];
    let isFailed = false;
    for (const version of SUITE_VERSIONS) {
      const outcomes = await playVersion(node, version, filters);
      isFailed ||= outcomes.some(({ state }) => state === 'failed');
      tallies.push(tally(version, outcomes));
    }
    console.log(`\n${tallies.join('\n\n')}`);
    return isFailed ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

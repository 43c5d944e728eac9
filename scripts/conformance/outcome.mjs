/**
 * What became of a scenario, and why it did not pass.
 * @typedef {{scenario: import('./suite.mjs').Scenario, state: 'passed' | 'failed' | 'not applicable', reasons: string[]}} Outcome
 */

/**
 * The parts of a check of the suite that are read here.
 * @typedef {{id: string, name?: string, status: string, description?: string, errorMessage?: string}} Check
 */

/**
 * @param {unknown} value parsed checks.json
 * @returns {Check[]}
 */
export function readChecks(value) {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one?.id === 'string' && typeof one?.status === 'string');
}

/**
 * A scenario passes as the suite says: no check failed or warned, and the client ended well.
 * @param {import('./suite.mjs').Scenario} scenario
 * @param {readonly Check[]} checks
 * @param {number} exitCode of the suite
 * @returns {Outcome}
 */
export function judge(scenario, checks, exitCode) {
  const wrong = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING');
  if (wrong.length === 0 && exitCode === 0 && checks.some(({ status }) => status === 'SUCCESS')) {
    return { scenario, state: 'passed', reasons: [] };
  }
  const reasons = wrong.map(
    (check) => `${check.id}: ${check.errorMessage ?? check.description ?? check.name}`,
  );
  const unsaid =
    exitCode === 0
      ? 'No check of the suite was reached.'
      : `The client or the suite ended with code ${exitCode}.`;
  return { scenario, state: 'failed', reasons: reasons.length > 0 ? reasons : [unsaid] };
}

/** @param {import('./suite.mjs').Scenario} scenario */
const titleOf = ({ name, revision }) => (revision === undefined ? name : `${name} (${revision})`);

/**
 * The lines for one version of the suite: what did not pass, each with its reason, then the tally.
 * @param {string} version
 * @param {readonly Outcome[]} outcomes
 */
export function tally(version, outcomes) {
  const of = (/** @type {Outcome['state']} */ state) => outcomes.filter((one) => one.state === state);
  const lines = ['failed', 'not applicable'].flatMap((state) =>
    outcomes
      .filter((one) => one.state === state)
      .flatMap(({ scenario, reasons }) => [
        `  ${state}: ${titleOf(scenario)}`,
        ...reasons.map((reason) => `    ${reason}`),
      ]),
  );
  const counts = `${of('passed').length} passed, ${of('failed').length} failed, ${of('not applicable').length} not applicable`;
  return [`Conformance suite ${version}: ${counts}`, ...lines].join('\n');
}

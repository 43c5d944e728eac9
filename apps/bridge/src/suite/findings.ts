import {
  catalogueOf,
  type Finding,
  lintCatalogue,
  observedCalls,
  observedResult,
  sentenceOf,
} from '@lifeline/lint';
import type { ReportFinding } from '@lifeline/suite/report';
import type { SessionView } from './session-view.ts';

/** What the rules find in what a session's server listed and answered, in English. */
export function findingsOf(view: SessionView): readonly ReportFinding[] {
  const observed = observedCalls(view.model).flatMap((call) => {
    const text = view.text(call.seq);
    return text === undefined ? [] : (observedResult(call, text) ?? []);
  });
  return lintCatalogue(catalogueOf(view.model), observed).map(reportFinding);
}

function reportFinding(finding: Finding): ReportFinding {
  const { title, reason, fix } = sentenceOf(finding);
  const { place, severity, ruleId } = finding;
  return {
    rule: ruleId,
    title,
    severity,
    place:
      place === undefined
        ? 'the server'
        : [place.kind, place.key, place.pointer].filter((part) => part !== '').join(' '),
    sentence: reason,
    ...(fix !== '' && { fix }),
  };
}

export type { ReportCase, ReportData, ReportFinding, ReportRun, ReportSchema } from './data.ts';
export { htmlReport } from './html.ts';
export { jsonReport } from './json.ts';
export { junitReport } from './junit.ts';
export { markdownReport } from './markdown.ts';
export { type Summary, summarize } from './summary.ts';
export { textReport } from './text.ts';

export { countsText, countVerdicts, type VerdictCounts } from './count.ts';
export type { ListedTool, ResultRow, RunEffect, RunInput, RunPlan, RunState } from './state.ts';
export { startRun, stepRun } from './step.ts';

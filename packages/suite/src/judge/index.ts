export { judge } from './judge.ts';
export type { Judged, JudgeRequest, Observation, OutputState } from './types.ts';

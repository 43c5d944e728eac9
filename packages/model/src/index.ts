export {
  AUTHORIZATION_STAGES,
  type AuthorizationEvent,
  type AuthorizationRound,
  type AuthorizationStage,
} from './authorization.ts';
export { describeModel } from './describe.ts';
export { hashText } from './hash.ts';
export { isAgain } from './message-reducer.ts';
export { responseText } from './response-text.ts';
export { SessionModel } from './session-model.ts';
export type {
  AskedInput,
  AskedTask,
  CatalogueItem,
  CatalogueList,
  ConnectionState,
  Dated,
  Exchange,
  Freshness,
  HeldState,
  ItemFault,
  ItemKind,
  Negotiation,
  PhaseBand,
  PhaseTotal,
  ResultSummary,
  RowMark,
  ServerRequest,
  SessionStats,
  Subscription,
  Task,
  TaskChange,
  WaitingMessage,
} from './types.ts';
export { type Unanswered, type UnansweredCause, unansweredCause } from './unanswered.ts';

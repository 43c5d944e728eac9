export type {
  ChangeCode,
  ChangedDefinition,
  ChangeReason,
  ComparedDefinition,
  DefinitionChange,
  DefinitionComparison,
} from './change.ts';
export { compareDefinitions } from './definitions.ts';
export {
  type ComparedMessage,
  type ComparedPair,
  compareMessages,
  type MessageDifference,
} from './messages.ts';
export { type ComparedTrace, readMessages } from './read-messages.ts';
export { changeSentences, isKnownChange } from './sentences.ts';

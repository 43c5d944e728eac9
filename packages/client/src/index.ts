export { type ClientPhase, type ClientState, createClient, isProbing } from './state.ts';
export { step } from './step.ts';
export type { ClientEffect, ClientInput, ClientOptions } from './types.ts';

import type { messages } from './en/index.ts';

/** The shape that every language fills. English is the model. */
export type Messages = typeof messages;

import type { ExplainTexts } from '../types.ts';
import { EN_BASICS, EN_PHASES } from './basics.ts';
import { EN_CLIENT } from './client.ts';
import { EN_CODES } from './codes.ts';
import { EN_CONTENT } from './content.ts';
import { EN_ENVELOPE } from './envelope.ts';
import { EN_FRAME } from './frame.ts';
import { EN_HEADERS } from './headers.ts';
import { EN_LIFECYCLE } from './lifecycle.ts';
import { EN_ROUNDS } from './rounds.ts';
import { EN_SCHEMA } from './schema.ts';
import { EN_GENERAL, EN_SENTENCES } from './sentences.ts';
import { EN_SERVER } from './server.ts';

export const TEXTS: ExplainTexts = {
  language: 'en',
  members: {
    ...EN_ENVELOPE,
    ...EN_LIFECYCLE,
    ...EN_SERVER,
    ...EN_CONTENT,
    ...EN_CLIENT,
    ...EN_ROUNDS,
    ...EN_SCHEMA,
  },
  sentences: EN_SENTENCES,
  general: EN_GENERAL,
  codes: EN_CODES,
  headers: EN_HEADERS,
  basics: EN_BASICS,
  phases: EN_PHASES,
  frame: EN_FRAME,
};

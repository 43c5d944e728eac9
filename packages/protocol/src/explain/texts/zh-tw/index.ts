import type { ExplainTexts } from '../types.ts';
import { ZH_TW_BASICS, ZH_TW_PHASES } from './basics.ts';
import { ZH_TW_CLIENT } from './client.ts';
import { ZH_TW_CODES } from './codes.ts';
import { ZH_TW_CONTENT } from './content.ts';
import { ZH_TW_ENVELOPE } from './envelope.ts';
import { ZH_TW_FRAME } from './frame.ts';
import { ZH_TW_HEADERS } from './headers.ts';
import { ZH_TW_LIFECYCLE } from './lifecycle.ts';
import { ZH_TW_ROUNDS } from './rounds.ts';
import { ZH_TW_SCHEMA } from './schema.ts';
import { ZH_TW_GENERAL, ZH_TW_SENTENCES } from './sentences.ts';
import { ZH_TW_SERVER } from './server.ts';

export const TEXTS: ExplainTexts = {
  language: 'zh-TW',
  members: {
    ...ZH_TW_ENVELOPE,
    ...ZH_TW_LIFECYCLE,
    ...ZH_TW_SERVER,
    ...ZH_TW_CONTENT,
    ...ZH_TW_CLIENT,
    ...ZH_TW_ROUNDS,
    ...ZH_TW_SCHEMA,
  },
  sentences: ZH_TW_SENTENCES,
  general: ZH_TW_GENERAL,
  codes: ZH_TW_CODES,
  headers: ZH_TW_HEADERS,
  basics: ZH_TW_BASICS,
  phases: ZH_TW_PHASES,
  frame: ZH_TW_FRAME,
};

import type { ExplainTexts } from '../types.ts';
import { ZH_CN_BASICS, ZH_CN_PHASES } from './basics.ts';
import { ZH_CN_CLIENT } from './client.ts';
import { ZH_CN_CODES } from './codes.ts';
import { ZH_CN_CONTENT } from './content.ts';
import { ZH_CN_ENVELOPE } from './envelope.ts';
import { ZH_CN_FRAME } from './frame.ts';
import { ZH_CN_HEADERS } from './headers.ts';
import { ZH_CN_LIFECYCLE } from './lifecycle.ts';
import { ZH_CN_ROUNDS } from './rounds.ts';
import { ZH_CN_SCHEMA } from './schema.ts';
import { ZH_CN_GENERAL, ZH_CN_SENTENCES } from './sentences.ts';
import { ZH_CN_SERVER } from './server.ts';

export const TEXTS: ExplainTexts = {
  language: 'zh-CN',
  members: {
    ...ZH_CN_ENVELOPE,
    ...ZH_CN_LIFECYCLE,
    ...ZH_CN_SERVER,
    ...ZH_CN_CONTENT,
    ...ZH_CN_CLIENT,
    ...ZH_CN_ROUNDS,
    ...ZH_CN_SCHEMA,
  },
  sentences: ZH_CN_SENTENCES,
  general: ZH_CN_GENERAL,
  codes: ZH_CN_CODES,
  headers: ZH_CN_HEADERS,
  basics: ZH_CN_BASICS,
  phases: ZH_CN_PHASES,
  frame: ZH_CN_FRAME,
};

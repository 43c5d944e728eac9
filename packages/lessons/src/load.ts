import type { Language } from '@lifeline/protocol';
import type { Lesson, LessonId } from './types.ts';
import type { LessonWords, ListedLesson } from './words/types.ts';

/** Each lesson, and its words in each language, is code of its own that is loaded when it is opened. */
const LESSONS: Record<LessonId, () => Promise<{ readonly lesson: Lesson }>> = {
  'eight-steps': () => import('./lessons/eight-steps.ts'),
  'message-kinds': () => import('./lessons/message-kinds.ts'),
  roles: () => import('./lessons/roles.ts'),
  phases: () => import('./lessons/phases.ts'),
  'who-decides': () => import('./lessons/who-decides.ts'),
  'three-failures': () => import('./lessons/three-failures.ts'),
  negotiation: () => import('./lessons/negotiation.ts'),
  progress: () => import('./lessons/progress.ts'),
  'server-asks': () => import('./lessons/server-asks.ts'),
  transports: () => import('./lessons/transports.ts'),
  'two-eras': () => import('./lessons/two-eras.ts'),
  'find-the-fault': () => import('./lessons/find-the-fault.ts'),
};

type Words = () => Promise<{ readonly words: LessonWords }>;

const WORDS: Record<Language, Record<LessonId, Words>> = {
  en: {
    'eight-steps': () => import('./words/en/eight-steps.ts'),
    'message-kinds': () => import('./words/en/message-kinds.ts'),
    roles: () => import('./words/en/roles.ts'),
    phases: () => import('./words/en/phases.ts'),
    'who-decides': () => import('./words/en/who-decides.ts'),
    'three-failures': () => import('./words/en/three-failures.ts'),
    negotiation: () => import('./words/en/negotiation.ts'),
    progress: () => import('./words/en/progress.ts'),
    'server-asks': () => import('./words/en/server-asks.ts'),
    transports: () => import('./words/en/transports.ts'),
    'two-eras': () => import('./words/en/two-eras.ts'),
    'find-the-fault': () => import('./words/en/find-the-fault.ts'),
  },
  'zh-CN': {
    'eight-steps': () => import('./words/zh-CN/eight-steps.ts'),
    'message-kinds': () => import('./words/zh-CN/message-kinds.ts'),
    roles: () => import('./words/zh-CN/roles.ts'),
    phases: () => import('./words/zh-CN/phases.ts'),
    'who-decides': () => import('./words/zh-CN/who-decides.ts'),
    'three-failures': () => import('./words/zh-CN/three-failures.ts'),
    negotiation: () => import('./words/zh-CN/negotiation.ts'),
    progress: () => import('./words/zh-CN/progress.ts'),
    'server-asks': () => import('./words/zh-CN/server-asks.ts'),
    transports: () => import('./words/zh-CN/transports.ts'),
    'two-eras': () => import('./words/zh-CN/two-eras.ts'),
    'find-the-fault': () => import('./words/zh-CN/find-the-fault.ts'),
  },
  'zh-TW': {
    'eight-steps': () => import('./words/zh-TW/eight-steps.ts'),
    'message-kinds': () => import('./words/zh-TW/message-kinds.ts'),
    roles: () => import('./words/zh-TW/roles.ts'),
    phases: () => import('./words/zh-TW/phases.ts'),
    'who-decides': () => import('./words/zh-TW/who-decides.ts'),
    'three-failures': () => import('./words/zh-TW/three-failures.ts'),
    negotiation: () => import('./words/zh-TW/negotiation.ts'),
    progress: () => import('./words/zh-TW/progress.ts'),
    'server-asks': () => import('./words/zh-TW/server-asks.ts'),
    transports: () => import('./words/zh-TW/transports.ts'),
    'two-eras': () => import('./words/zh-TW/two-eras.ts'),
    'find-the-fault': () => import('./words/zh-TW/find-the-fault.ts'),
  },
};

const LISTS: Record<Language, () => Promise<{ readonly list: Record<LessonId, ListedLesson> }>> = {
  en: () => import('./words/en/list.ts'),
  'zh-CN': () => import('./words/zh-CN/list.ts'),
  'zh-TW': () => import('./words/zh-TW/list.ts'),
};

export async function loadLesson(id: LessonId): Promise<Lesson> {
  return (await LESSONS[id]()).lesson;
}

export async function loadWords(id: LessonId, language: Language): Promise<LessonWords> {
  return (await WORDS[language][id]()).words;
}

/** Titles and summaries of all lessons. */
export async function loadList(language: Language): Promise<Record<LessonId, ListedLesson>> {
  return (await LISTS[language]()).list;
}

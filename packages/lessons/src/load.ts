import type { Language } from '@lifeline/protocol';
import type { Lesson, LessonId } from './types.ts';
import type { LessonWords, ListedLesson } from './words/types.ts';

/** Each lesson, and its words in each language, is code of its own that is loaded when it is opened. */
const LESSONS: Record<LessonId, () => Promise<{ readonly lesson: Lesson }>> = {
  'eight-steps': () => import('./lessons/eight-steps.ts'),
};

type Words = () => Promise<{ readonly words: LessonWords }>;

const WORDS: Record<Language, Record<LessonId, Words>> = {
  en: {
    'eight-steps': () => import('./words/en/eight-steps.ts'),
  },
  'zh-CN': {
    'eight-steps': () => import('./words/zh-CN/eight-steps.ts'),
  },
  'zh-TW': {
    'eight-steps': () => import('./words/zh-TW/eight-steps.ts'),
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

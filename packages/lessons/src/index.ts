export { loadLesson, loadList, loadWords } from './load.ts';
export { LESSON_PAGES, lessonPage, type PageKey } from './pages.ts';
export {
  advance,
  askHint,
  beginLesson,
  connected,
  goBack,
  goNext,
  isDone,
  missed,
  type Progress,
  sceneOf,
  stepOf,
} from './progress.ts';
export {
  type Action,
  type Beside,
  type Condition,
  LESSONS,
  type Lesson,
  type LessonId,
  type LessonPanel,
  type LessonServer,
  type Light,
  type Query,
  type RequestAction,
  type Scene,
  type Step,
} from './types.ts';
export type { LessonWords, ListedLesson, StepWords } from './words/types.ts';

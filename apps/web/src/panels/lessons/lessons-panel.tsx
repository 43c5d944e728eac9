import { LESSONS } from '@lifeline/lessons';
import { useRoute } from '../../app/router.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonPage } from './lesson-page.tsx';

/** The lessons: their list, or the one of the route, beside the wire of its session once that has begun. */
export function LessonsPanel({ sessionId }: { readonly sessionId?: string }) {
  const route = useRoute();
  const named = 'lesson' in route ? route.lesson : 'name' in route ? route.name : undefined;
  const id = LESSONS.find((lesson) => lesson.id === named)?.id;
  if (id === undefined) return <LessonList />;
  return <LessonPage key={id} id={id} sessionId={sessionId} />;
}

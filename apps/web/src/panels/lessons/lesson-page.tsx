import { type LessonId, loadLesson, loadList, loadWords } from '@lifeline/lessons';
import { useQuery } from '@tanstack/react-query';
import { FailureText } from '../../app/failure.tsx';
import { useLanguage, useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LessonView } from './lesson-view.tsx';
import { useKept } from './use-kept.ts';

export interface LessonPageProps {
  readonly id: LessonId;
  /** The session beside it. */
  readonly sessionId: string | undefined;
}

/** A lesson once its code and its words are there. */
export function LessonPage({ id, sessionId }: LessonPageProps) {
  const t = useT();
  const parts = useLessonParts(id);
  const { kept, loading, save } = useKept();
  if (parts.isError) {
    return (
      <EmptyState title={t.lessons.failed} reason={<FailureText error={parts.error} />}>
        <Button onClick={() => void parts.refetch()}>{t.lessons.tryAgain}</Button>
      </EmptyState>
    );
  }
  if (parts.data === undefined || loading) return <p className="p-4 text-text-3">{t.ui.loading}</p>;
  return <LessonView parts={parts.data} kept={kept.lessons[id]} save={save} sessionId={sessionId} />;
}

/** The lesson, its words and its title in the language of the page; loaded when first asked for. */
export function useLessonParts(id: LessonId) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['lesson', id, language],
    queryFn: async () => {
      const [lesson, words, list] = await Promise.all([
        loadLesson(id),
        loadWords(id, language),
        loadList(language),
      ]);
      return { lesson, words, title: list[id].title };
    },
  });
}

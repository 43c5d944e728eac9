import { loadList } from '@lifeline/lessons';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language.ts';

/** Titles and summaries of all lessons in the language of the page. */
export function useListedLessons() {
  const language = useLanguage();
  return useQuery({ queryKey: ['lesson-list', language], queryFn: () => loadList(language) });
}

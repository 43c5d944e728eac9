import { Bookmark } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { useChangeSettings, useSettings } from '../../source/settings.ts';
import { MenuButton } from '../../ui/menu.tsx';

export interface SavedAnswersProps {
  readonly method: string;
  /** Takes an answer over, to be looked at before it is sent. */
  readonly onTake: (resultText: string) => void;
}

/** The answers that the person kept for this method, to take one or to forget it. */
export function SavedAnswers({ method, onTake }: SavedAnswersProps) {
  const t = useT();
  const words = t.inbox.again;
  const { savedAnswers } = useSettings();
  const change = useChangeSettings();
  const own = savedAnswers.filter((saved) => saved.method === method);
  if (own.length === 0) return null;
  return (
    <MenuButton
      icon={Bookmark}
      label={words.menu}
      action="saved-answers"
      items={() => [
        ...own.map((saved) => ({
          id: `take ${saved.name}`,
          label: saved.name,
          group: words.take,
          run: () => onTake(saved.resultText),
        })),
        ...own.map((saved) => ({
          id: `forget ${saved.name}`,
          label: saved.name,
          group: words.forget,
          run: () => void change({ savedAnswers: savedAnswers.filter((other) => other !== saved) }),
        })),
      ]}
    />
  );
}

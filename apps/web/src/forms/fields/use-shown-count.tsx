import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';

/** Long lists are drawn a part at a time: how many are shown, and the button for more. */
export function useShownCount(count: number, step: number) {
  const t = useT();
  const [limit, setLimit] = useState(step);
  const rest = count - limit;
  const more =
    rest > 0 ? (
      <Button kind="quiet" className="self-start" onClick={() => setLimit(limit + step)}>
        {t.forms.group.showMore(Math.min(step, rest))}
      </Button>
    ) : null;
  return { shown: limit, more };
}

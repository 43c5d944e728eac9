import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Long lists are drawn a part at a time: how many are shown, and the button for more. The one at the index `wanted`
 * is among them.
 */
export function useShownCount(count: number, step: number, wanted = -1) {
  const t = useT();
  const [limit, setLimit] = useState(step);
  const shown = Math.max(limit, Math.ceil((wanted + 1) / step) * step);
  const rest = count - shown;
  const more =
    rest > 0 ? (
      <Button kind="quiet" className="self-start" onClick={() => setLimit(shown + step)}>
        {t.forms.group.showMore(Math.min(step, rest))}
      </Button>
    ) : null;
  return { shown, more };
}

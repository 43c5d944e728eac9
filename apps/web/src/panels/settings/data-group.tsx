import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { api } from '../../source/api.ts';
import { usePrefill } from '../../source/queries.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { Group } from './parts.tsx';

/** Where the bridge keeps things, and what can be thrown away. */
export function DataGroup() {
  const t = useT();
  const { data } = usePrefill();
  const queries = useQueryClient();
  const clear = useMutation({
    mutationFn: api.clearDrafts,
    onSuccess: () => {
      queries.removeQueries({ queryKey: ['drafts'] });
      announce(t.settings.cleared);
    },
  });
  return (
    <Group title={t.settings.data}>
      {data?.home === undefined ? null : (
        <div>
          <p className="font-semibold">{t.settings.home}</p>
          <p className="font-mono text-wire break-all" data-home="">
            <RevealText text={data.home} />
          </p>
          <p className="text-meta text-text-3">{t.settings.homeHint}</p>
        </div>
      )}
      <div className="flex items-center gap-3">
        <Button data-action="clear-drafts" disabled={clear.isPending} onClick={() => clear.mutate()}>
          {t.settings.clearDrafts}
        </Button>
        {clear.isSuccess ? <span className="text-text-2">{t.settings.cleared}</span> : null}
        {clear.isError ? (
          <span role="alert" className="text-error">
            <FailureText error={clear.error} />
          </span>
        ) : null}
      </div>
    </Group>
  );
}

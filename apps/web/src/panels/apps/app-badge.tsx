import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { appLink } from './app-link.ts';

/** Says that a tool has an app, and where it is hidden from the model. */
export function AppBadge({ entryText }: { readonly entryText: string }) {
  const words = useT().apps;
  const app = useMemo(() => appLink(entryText), [entryText]);
  if (app === undefined) return null;
  const isForApp = app.visibility !== undefined && !app.visibility.includes('model');
  return (
    <>
      <Badge data-app-uri={app.uri} title={words.badgeText} tone="neutral">
        {words.badge}
      </Badge>
      {isForApp ? (
        <Badge title={words.onlyAppText} tone="neutral">
          {words.onlyApp}
        </Badge>
      ) : null}
    </>
  );
}

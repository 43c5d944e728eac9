import { useEffect, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { Banner } from '../ui/banner.tsx';

/** Most servers end sooner; a strip that comes and goes at once would only move the page. */
const AFTER_MS = 400;

/** The server takes its time to end: what happens meanwhile. */
export function ClosingBanner() {
  const t = useT();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? (
    <Banner tone="info" kind="closing">
      {t.app.banners.closing}
    </Banner>
  ) : null;
}

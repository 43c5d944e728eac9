import { useT } from '../../i18n/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { type LogLevel, levelOf } from './log-filter.ts';

const TONES: Record<LogLevel, BadgeTone> = {
  debug: 'outline',
  info: 'outline',
  notice: 'outline',
  warning: 'tool-error',
  error: 'error',
  critical: 'error',
  alert: 'error',
  emergency: 'error',
};

/** Level of a log notification, in the protocol's own word; stderr has none and stays neutral. */
export function LevelMark({ level }: { readonly level: string | undefined }) {
  const t = useT();
  if (level === undefined) return <span className="text-meta text-text-3">{t.logs.sources.stderr}</span>;
  const known = levelOf(level);
  return (
    <Badge tone={known === undefined ? 'malformed' : TONES[known]}>
      {level === '' ? t.logs.noLevel : <RevealText text={level.slice(0, 40)} />}
    </Badge>
  );
}

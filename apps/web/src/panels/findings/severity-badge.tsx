import type { Severity } from '@lifeline/protocol';
import { useT } from '../../i18n/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Readonly<Record<Severity, BadgeTone>> = {
  must: 'malformed',
  should: 'outline',
  advice: 'neutral',
};

/** How grave a finding is, in a word. */
export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  const t = useT();
  return (
    <Badge tone={TONES[severity]} title={t.findings.severityText[severity]}>
      {t.wire.severities[severity]}
    </Badge>
  );
}

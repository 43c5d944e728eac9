import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { UriTemplate } from './uri-template.ts';

/** Why a template cannot be filled in. */
export function TemplateFault({ template }: { readonly template: Extract<UriTemplate, { ok: false }> }) {
  const t = useT();
  const { templateFaults } = t.resources;
  const reason =
    template.fault === 'expression'
      ? templateFaults.expression(template.text)
      : templateFaults[template.fault];
  return (
    <p className="px-4 py-3 text-malformed wrap-anywhere">
      <RevealText text={t.resources.badTemplate(reason)} />
    </p>
  );
}

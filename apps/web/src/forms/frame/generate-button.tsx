import { draftFromText } from '@lifeline/schema-form';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import type { MakeSample } from '../sample/make-sample.ts';
import { useFormApi } from '../state/form-api.ts';

interface GenerateButtonProps {
  readonly schemaText: string;
  readonly makeSample: MakeSample;
}

/** Fills the form with a value that fits the schema, another one each time. */
export function GenerateButton({ schemaText, makeSample }: GenerateButtonProps) {
  const t = useT();
  const { fill } = useFormApi();
  const [failure, setFailure] = useState<string>();
  const texts = t.forms.sample;
  const generate = async () => {
    setFailure(undefined);
    const sample = await makeSample(schemaText);
    const draft = typeof sample === 'object' && sample.ok ? draftFromText(sample.text) : undefined;
    if (draft !== undefined) {
      fill(draft, texts.filled);
      return;
    }
    const reason = typeof sample === 'string' ? texts[sample] : sample.ok ? '' : sample.reason;
    setFailure(texts.none(reason));
    announce(texts.none(reason), 'assertive');
  };
  return (
    <>
      <Button
        kind="quiet"
        data-action="generate"
        className="text-meta text-accent"
        title={texts.hint}
        onClick={() => void generate()}
      >
        <Dices size={14} strokeWidth={1.5} aria-hidden />
        {texts.generate}
      </Button>
      {failure === undefined ? null : (
        <p className="w-full text-meta text-malformed wrap-anywhere">{failure}</p>
      )}
    </>
  );
}

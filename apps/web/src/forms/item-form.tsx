import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { useDraft } from '../source/queries.ts';
import { checkValue } from './check/check-value.ts';
import { FormFrame } from './frame/form-frame.tsx';
import { makeSample } from './sample/make-sample.ts';
import type { Subject, Suggest } from './state/form-api.ts';
import { recall } from './state/memory.ts';

export interface ItemFormProps {
  /** Becomes `data-form`. */
  readonly name: string;
  /** JSON text of the schema as the server sent it; undefined when it sent none. */
  readonly schemaText: string | undefined;
  /** Under which the draft is kept: one per target and item. */
  readonly draftKey: string;
  /** What is made here, where it is not the arguments of a request. */
  readonly subject?: Subject | undefined;
  /** What running is called here, where it is not "Run". */
  readonly runLabel?: string | undefined;
  /** Becomes the `data-action` of the button that sends, where it is not `run`. */
  readonly runAction?: string | undefined;
  /** A form that nobody has touched holds the schema's defaults. */
  readonly withDefaults?: boolean | undefined;
  /** A call of this item is under way. */
  readonly busy?: boolean | undefined;
  /** The exact arguments text (undefined: leave the member out), and how many issues it goes out with. */
  readonly onRun: (argumentsText: string | undefined, issues: number) => void;
  /** Opens text that is not JSON, and so cannot be part of a request, as a raw line. */
  readonly onRaw?: ((argumentsText: string) => void) | undefined;
  /** Cancels the call under way; without it no button is shown. */
  readonly onCancel?: (() => void) | undefined;
  /** Completions for text fields. */
  readonly suggest?: Suggest | undefined;
  /** JSON text that is made of the arguments and goes out in their place. */
  readonly outgoing?: ((argumentsText: string | undefined) => string) | undefined;
  /** Over the fields: what can be taken back into them. */
  readonly earlier?: ReactNode;
  /** Shown below the fields: what goes out beside the arguments. */
  readonly note?: ReactNode;
  /** Right of Run: what can be done instead. */
  readonly beside?: ReactNode;
  /** At the end of Run's line: how it goes out. */
  readonly options?: ReactNode;
}

/** So long a form waits for its stored draft; a bridge that does not answer must not keep it from being used. */
const WAIT_MS = 2000;

/** The form of a tool, a prompt or a template: made from its schema, with its draft. */
export function ItemForm(props: ItemFormProps) {
  const t = useT();
  const { draftKey } = props;
  const { draft, loading, save, remove } = useDraft(draftKey);
  const hasWaited = useWaited(draftKey);
  if (loading && recall(draftKey) === undefined && !hasWaited) {
    return <p className="p-4 text-text-3">{t.forms.loading}</p>;
  }
  return (
    <FormFrame
      key={draftKey}
      {...props}
      stored={draft}
      store={{ save, remove }}
      check={checkValue}
      makeSample={makeSample}
    />
  );
}

function useWaited(key: string): boolean {
  const [waitedFor, setWaitedFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(key), WAIT_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return waitedFor === key;
}

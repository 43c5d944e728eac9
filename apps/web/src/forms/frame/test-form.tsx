import type { Step } from '@lifeline/schema-form/battery';
import { Checker } from '@lifeline/schema-form/check';
import { act, fireEvent, render } from '@testing-library/react';
import type { Check } from '../check/protocol.ts';
import type { MakeSample } from '../sample/make-sample.ts';
import { sampleOf } from '../sample/sample.ts';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';

/** The real checker, without a worker. */
const check: Check = async (schemaText, valueText) => new Checker(schemaText).check(valueText);
/** The real samples, without a worker, the same ones each time. */
const makeSample: MakeSample = async (schemaText) => sampleOf(schemaText, 1);

let opened = 0;

interface Opened {
  readonly stored?: unknown;
  readonly draftKey?: string;
  readonly props?: Partial<FormFrameProps>;
}

/** A form on the page, for tests: driven by its documented hooks. */
export function openForm(schema: unknown, { stored, draftKey, props }: Opened = {}) {
  const sent: [string | undefined, number][] = [];
  const saved: unknown[] = [];
  const raw: string[] = [];
  opened += 1;
  const { container } = render(
    <FormFrame
      name="tool"
      schemaText={typeof schema === 'string' ? schema : JSON.stringify(schema)}
      draftKey={draftKey ?? `test ${opened}`}
      stored={stored}
      store={{ save: async (draft) => void saved.push(draft), remove: async () => void saved.push(null) }}
      check={check}
      makeSample={makeSample}
      onRun={(text, issues) => sent.push([text, issues])}
      onRaw={(text) => raw.push(text)}
      {...props}
    />,
  );
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (found === null)
      throw new Error(`nothing matches ${selector} in ${container.innerHTML.slice(0, 2000)}`);
    return found;
  };
  const at = (pointer: string) => find(`[data-pointer="${CSS.escape(pointer)}"]`);
  const own = (pointer: string, selector: string): HTMLElement => {
    const found = [...at(pointer).querySelectorAll<HTMLElement>(selector)];
    const first = found.find((element) => element.closest('[data-pointer]') === at(pointer));
    if (first === undefined) throw new Error(`${pointer} has no ${selector} of its own`);
    return first;
  };
  return {
    container,
    sent,
    saved,
    raw,
    find,
    at,
    own,
    control: (pointer: string) => own(pointer, '[data-control]'),
    fill: (pointer: string, value: string) =>
      fireEvent.change(own(pointer, '[data-control]'), { target: { value } }),
    set: (pointer: string, state: string) => fireEvent.click(own(pointer, `[data-set="${state}"]`)),
    text: () => find('[data-arguments-json]').textContent,
    run: () => act(async () => void fireEvent.click(find('[data-action="run"]'))),
    /** What a person does, as the battery writes it. */
    step: (step: Step) => doStep(own, step),
    /** Until the verdict on the newest text is there. */
    settled: () => act(() => new Promise((resolve) => setTimeout(resolve, 150))),
  };
}

type Own = (pointer: string, selector: string) => HTMLElement;

function doStep(own: Own, [kind, pointer, value]: Step): void {
  switch (kind) {
    case 'fill':
      fireEvent.change(own(pointer, '[data-control="file"] + textarea, [data-control]:not([type="file"])'), {
        target: { value },
      });
      return;
    case 'branch':
      fireEvent.change(own(pointer, '[data-branch]'), { target: { value: String(value) } });
      return;
    case 'set':
      fireEvent.click(own(pointer, `[data-set="${value}"]`));
      return;
    case 'check':
      fireEvent.click(own(pointer, `[data-value='${value}']`));
      return;
    case 'key': {
      const box = own(pointer, '[data-key]');
      fireEvent.change(box, { target: { value } });
      fireEvent.blur(box);
      return;
    }
    case 'add':
      fireEvent.click(own(pointer, '[data-add]'));
      return;
    case 'expand': {
      const button = own(pointer, '[data-expand]');
      if (button.getAttribute('aria-expanded') !== 'true') fireEvent.click(button);
      return;
    }
  }
}

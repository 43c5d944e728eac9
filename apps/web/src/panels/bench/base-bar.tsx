import { ClipboardPaste, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type BenchTool, FIRST_BASE, useBench } from './state/bench.ts';
import { generatedWords } from './state/generated-words.ts';

/** The bases of a tool, and making cases of them. */
export function BaseBar({ tool }: { readonly tool: BenchTool }) {
  const t = useT();
  const words = t.bench;
  const { actions, readOnly, run } = useBench();
  const [name, setName] = useState<string>();
  const [told, setTold] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const base = tool.bases.find((one) => one.name === name) ?? tool.bases[0];
  if (base === undefined) return null;
  const used = tool.views.filter(({ case: { input } }) => input.kind === 'base' && input.base === base.name);
  const generate = async () => {
    setBusy(true);
    const result = await actions.generate(tool.name, base.name);
    setBusy(false);
    if (result === undefined) return;
    const text = generatedWords(result, t);
    setTold(text);
    announce(text);
  };
  return (
    <div className="flex shrink-0 flex-col gap-1 border-b border-border px-4 py-2">
      <div className="flex min-w-0 items-center gap-2">
        <span className="text-meta whitespace-nowrap text-text-3">{words.base.title}</span>
        {tool.bases.length === 1 ? (
          base.name === FIRST_BASE ? null : (
            <span className="shrink-0">
              <RevealText text={base.name} />
            </span>
          )
        ) : (
          <select
            aria-label={words.base.choose}
            data-field="base"
            className="control max-w-36"
            value={base.name}
            onChange={(event) => setName(event.target.value)}
          >
            {tool.bases.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        )}
        <code
          data-base={base.name}
          className="min-w-0 flex-1 truncate text-text-2"
          title={base.argumentsText}
        >
          <RevealText text={base.argumentsText.slice(0, 300)} />
        </code>
        {readOnly ? null : (
          <>
            {used.length > 0 ? null : (
              <IconButton
                icon={Trash2}
                label={words.base.remove}
                data-action="remove-base"
                onClick={() => actions.removeBase(tool.name, base.name)}
              />
            )}
            <IconButton
              icon={ClipboardPaste}
              label={words.paste.action}
              data-action="paste-rows"
              onClick={() => setPasting(true)}
            />
            <Button
              data-action="generate"
              title={words.generate.hint}
              kind={tool.views.length === 0 ? 'primary' : 'normal'}
              disabled={isBusy}
              onClick={() => void generate()}
            >
              <Sparkles size={14} strokeWidth={1.5} aria-hidden />
              {words.generate.action}
            </Button>
          </>
        )}
      </div>
      {told === undefined || run?.state === 'running' ? null : (
        <p className="text-meta text-text-2" data-generated="">
          {told}
        </p>
      )}
      {isPasting ? <PasteDialog tool={tool.name} onClose={() => setPasting(false)} /> : null}
    </div>
  );
}

import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { type BenchTool, useBench } from './state/bench.ts';

/** Asks before tools are called that are not marked read-only, and says which they are and why. */
export function ConsentStrip({ tools }: { readonly tools: readonly BenchTool[] }) {
  const t = useT();
  const { consent, readOnly } = useBench();
  const words = t.bench.consent;
  const strip = useRef<HTMLDivElement>(null);
  const { isAsked } = consent;
  useEffect(() => {
    if (isAsked) strip.current?.querySelector('button')?.focus();
  }, [isAsked]);
  const writing = tools.filter((tool) => tool.facts.consent !== undefined && tool.views.length > 0);
  const names = writing.map((tool) => tool.name);
  const [first] = writing;
  if (readOnly || first === undefined) return null;
  if (names.every((name) => consent.allowed.has(name))) {
    return (
      <p className="flex shrink-0 items-center gap-2 border-b border-border px-4 py-1 text-meta text-text-3">
        {words.allowed}
        <button type="button" className="text-accent underline" onClick={() => consent.revoke(names)}>
          {words.revoke}
        </button>
      </p>
    );
  }
  return (
    <div
      ref={strip}
      role="status"
      data-consent=""
      className={classes(
        'flex shrink-0 items-start gap-2 border-b px-4 py-2',
        isAsked ? 'border-tool-error bg-tool-error-fill' : 'border-border bg-bar',
      )}
    >
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-tool-error" />
      <div className="min-w-0 flex-1">
        <RevealText
          text={
            names.length === 1 ? words.one(first.name, reasonOf(first, words.why)) : words.many(names.length)
          }
        />
        {names.length === 1 ? null : (
          <ul className="mt-1 max-h-24 overflow-auto text-meta text-text-2">
            {writing.map((tool) => (
              <li key={tool.name}>
                <RevealText text={tool.name} className="font-mono" />
                {`: ${reasonOf(tool, words.why)}`}
              </li>
            ))}
          </ul>
        )}
        <p className="text-meta text-text-3">{words.skipped}</p>
      </div>
      <Button data-action="allow-writes" onClick={() => consent.allow(names)}>
        {words.allow}
      </Button>
    </div>
  );
}

function reasonOf({ facts }: BenchTool, why: Readonly<Record<string, string>>): string {
  return facts.consent === undefined ? '' : (why[facts.consent] ?? '');
}

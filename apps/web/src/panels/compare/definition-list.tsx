import type { Comparison } from '@lifeline/wire';
import { Minus, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ChangeLine } from './change-line.tsx';
import { EffectBadge } from './effect-badge.tsx';

type Definitions = Comparison['definitions'];
type Definition = Definitions['added'][number];

/** What became of tools, resources, templates and prompts from A to B, and what that means for callers. */
export function DefinitionList({ definitions }: { readonly definitions: Definitions }) {
  const t = useT();
  const { added, removed, changed } = definitions;
  if (added.length + removed.length + changed.length === 0) {
    return <EmptyState title={t.compare.noDefinitions.title} reason={t.compare.noDefinitions.reason} />;
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-auto p-4">
      <Group title={t.compare.groups.removed} count={removed.length} icon={<Minus size={14} aria-hidden />}>
        {removed.map((item) => (
          <Item key={keyOf(item)} item={item} became="removed" effect="breaking">
            <p className="text-text-2">{t.compare.removed}</p>
          </Item>
        ))}
      </Group>
      <Group title={t.compare.groups.changed} count={changed.length} icon={<Pencil size={14} aria-hidden />}>
        {changed.map((item) => (
          <Item key={keyOf(item)} item={item} became="changed" effect={item.effect}>
            <ul className="flex flex-col gap-1.5">
              {item.changes.map((change) => (
                <ChangeLine key={`${change.pointer} ${change.code} ${change.after}`} change={change} />
              ))}
            </ul>
          </Item>
        ))}
      </Group>
      <Group title={t.compare.groups.added} count={added.length} icon={<Plus size={14} aria-hidden />}>
        {added.map((item) => (
          <Item key={keyOf(item)} item={item} became="added" effect="safe" />
        ))}
      </Group>
    </div>
  );
}

function keyOf({ kind, key }: Definition): string {
  return `${kind} ${key}`;
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, count, icon, children }: GroupProps) {
  const format = useFormat();
  if (count === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex items-center gap-1.5 text-title">
        {icon}
        {title}
        <span className="text-meta font-normal text-text-3 figures">{format.number(count)}</span>
      </h3>
      <ul className="flex flex-col gap-2">{children}</ul>
    </section>
  );
}

interface ItemProps {
  readonly item: Definition;
  readonly became: 'added' | 'removed' | 'changed';
  readonly effect: 'breaking' | 'safe';
  readonly children?: ReactNode;
}

function Item({ item, became, effect, children }: ItemProps) {
  const t = useT();
  return (
    <li
      data-definition-change={became}
      data-name={item.key}
      data-effect={effect}
      className="flex max-w-4xl flex-col gap-2 rounded-menu border border-border px-3 py-2"
    >
      <p className="flex items-baseline gap-2">
        <span className="shrink-0 text-meta text-text-3">{t.compare.kinds[item.kind]}</span>
        <span className="min-w-0 flex-1 font-mono text-wire font-semibold break-all">
          <RevealText text={item.key} />
        </span>
        <EffectBadge effect={effect} />
      </p>
      {children}
    </li>
  );
}

import { useT } from '../i18n/language.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { activeKeys, type KeyBinding, type KeyGroup } from './keys.ts';

const GROUPS: readonly KeyGroup[] = ['everywhere', 'wire', 'form'];

/** The keys that work at the moment, by place. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const all = activeKeys();
  return (
    <Dialog title={t.app.helpDialog.title} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        {GROUPS.map((group) => (
          <KeyTable
            key={group}
            title={t.app.helpDialog[group]}
            keys={all.filter((key) => key.group === group)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function KeyTable({ title, keys }: { readonly title: string; readonly keys: readonly KeyBinding[] }) {
  if (keys.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-meta text-text-3">{title}</h3>
      <dl className="grid grid-cols-[140px_1fr] gap-y-1">
        {keys.map((binding) => (
          <div key={binding.keys.join(' ')} className="contents">
            <dt className="flex gap-1.5">
              {binding.keys.map((key) => (
                <Kbd key={key} keys={key} className="rounded-control border border-edge px-1.5" />
              ))}
            </dt>
            <dd>{binding.label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { ArrowDownToLine, MessageSquareText, PencilLine, User } from 'lucide-react';
import { navigate, WIRE_VIEWS, type WireView } from '../app/router.ts';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { useChangeSettings, useSettings } from '../source/settings.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { EMPTY_DRAFT } from './compose/draft.ts';
import { useWire } from './wire-context.ts';

/** View switch, count, switches of the diagram, follow, Compose. */
export function Toolbar({ view }: { readonly view: WireView }) {
  const t = useT();
  const format = useFormat();
  const { shown, follow, setFollow, canSend, compose } = useWire();
  return (
    <div
      role="toolbar"
      aria-label={t.wire.toolbar}
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-3 py-1.5"
    >
      <ViewSwitch view={view} />
      <span className="min-w-0 flex-1 truncate text-meta text-text-3 figures @max-[500px]:invisible">
        {t.wire.events.count(shown.length, format.number(shown.length))}
      </span>
      {view === 'sequence' ? <DiagramSwitches /> : null}
      <IconButton
        icon={ArrowDownToLine}
        label={t.wire.follow}
        data-action="follow"
        aria-pressed={follow}
        onClick={() => setFollow(!follow)}
      />
      {canSend ? (
        <Button
          data-action="compose"
          title={t.wire.compose.title}
          className="@max-[560px]:px-2"
          onClick={() => compose(EMPTY_DRAFT)}
        >
          <PencilLine size={16} strokeWidth={1.5} aria-hidden />
          <span className="@max-[560px]:sr-only">{t.wire.compose.open}</span>
        </Button>
      ) : null}
    </div>
  );
}

function ViewSwitch({ view }: { readonly view: WireView }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a segmented switch
    <div role="group" aria-label={t.wire.viewSwitch} className="flex rounded-control border border-edge p-px">
      {WIRE_VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          data-wire-view={name}
          aria-pressed={name === view}
          className={classes(
            'h-6 rounded-[3px] px-2.5 whitespace-nowrap',
            name === view ? 'bg-selected font-semibold text-accent' : 'text-text-2 hover:bg-fill',
          )}
          onClick={() => navigate({ view: name })}
        >
          {t.wire.views[name]}
        </button>
      ))}
    </div>
  );
}

function DiagramSwitches() {
  const t = useT();
  const { notes, hostLane } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <IconButton
        icon={MessageSquareText}
        label={t.wire.notes}
        data-notes-toggle=""
        aria-pressed={notes}
        onClick={() => void change({ notes: !notes })}
      />
      <IconButton
        icon={User}
        label={t.wire.hostLane}
        data-host-toggle=""
        aria-pressed={hostLane}
        onClick={() => void change({ hostLane: !hostLane })}
      />
    </>
  );
}

import { ArrowDownToLine, MessageSquareText, PencilLine, User } from 'lucide-react';
import { navigate, WIRE_VIEWS, type WireView } from '../app/router.ts';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { useChangeSettings, useSettings } from '../source/settings.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { EMPTY_DRAFT } from './compose/draft.ts';
import { ExportButton } from './export/export-button.tsx';
import { FilterField } from './filter/filter-field.tsx';
import { HoldButton } from './stepping/hold-button.tsx';
import { useWire } from './wire-context.ts';

/** Fewer rows than this are looked at before anybody could read that they are. */
const SLOW_ROWS = 2000;

/** View switch, filter, count, switches of the diagram, follow, Compose. */
export function Toolbar({ view }: { readonly view: WireView }) {
  const t = useT();
  const { follow, setFollow, canSend, compose } = useWire();
  return (
    <div
      role="toolbar"
      aria-label={t.wire.toolbar}
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-border px-3 py-1.5"
    >
      <ViewSwitch view={view} />
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-2 @max-[760px]:order-last @max-[760px]:basis-full">
        <FilterField />
        <EventCount />
      </div>
      <div className="ml-auto flex items-center gap-2">
        {view === 'sequence' ? <DiagramSwitches /> : null}
        <IconButton
          icon={ArrowDownToLine}
          label={t.wire.follow}
          data-action="follow"
          aria-pressed={follow}
          onClick={() => setFollow(!follow)}
        />
        <HoldButton />
        <ExportButton />
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
    </div>
  );
}

/** How many events there are, and how many of them match the filter. */
function EventCount() {
  const t = useT();
  const format = useFormat();
  const { shown, filter, store } = useWire();
  const all = store.rows.length;
  const { run, applied } = filter;
  const text =
    applied === ''
      ? t.wire.events.count(all, format.number(shown.length))
      : t.filter.shown(format.number(shown.length), format.number(all));
  const slow = run.left > SLOW_ROWS;
  return (
    <span role="status" className="shrink-0 truncate text-meta text-text-3 figures">
      {slow ? `${t.filter.working(String(Math.floor((100 * run.shown.read) / all)))} · ` : null}
      {text}
    </span>
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

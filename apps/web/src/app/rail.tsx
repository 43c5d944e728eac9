import {
  BookOpen,
  CirclePlay,
  FileText,
  FlaskConical,
  GraduationCap,
  Inbox,
  ListChecks,
  ListTodo,
  type LucideIcon,
  MessageSquareText,
  PlugZap,
  ScrollText,
  Settings,
  Wrench,
} from 'lucide-react';
import { useT } from '../i18n/language.ts';
import { classes } from '../ui/classes.ts';
import { RailCounts } from './rail-counts.tsx';
import {
  formatRoute,
  type LibraryPanel,
  type PanelName,
  patchRoute,
  type Route,
  useRoute,
} from './router.ts';
import { WithTasks } from './with-tasks.tsx';

const ICONS: Record<PanelName | LibraryPanel, LucideIcon> = {
  start: PlugZap,
  overview: BookOpen,
  tools: Wrench,
  resources: FileText,
  prompts: MessageSquareText,
  tasks: ListTodo,
  inbox: Inbox,
  logs: ScrollText,
  findings: ListChecks,
  bench: FlaskConical,
  lessons: GraduationCap,
  recordings: CirclePlay,
  settings: Settings,
};

const SERVER: readonly PanelName[] = ['overview', 'tools', 'resources', 'prompts', 'tasks'];
const SESSION: readonly PanelName[] = ['inbox', 'logs', 'findings'];
/** Panels for what only the bridge can do. */
const WORKSHOP: readonly PanelName[] = ['bench'];
const LIBRARY = ['lessons', 'recordings', 'settings'] as const;

interface RailProps {
  readonly sessionId: string | undefined;
  /** The bridge is there: cases can run, and there are recordings and settings. */
  readonly withBridge?: boolean;
}

/** The panels of the page, grouped; icons only below 1280 px. */
export function Rail({ sessionId, withBridge = true }: RailProps) {
  const t = useT();
  const route = useRoute();
  const inSession = route.kind !== 'start';
  return (
    <nav
      aria-label={t.app.navigation}
      className="flex w-12 shrink-0 flex-col gap-3 overflow-y-auto border-r border-border bg-bar px-2 py-2.5 lg:w-[168px]"
    >
      {inSession ? (
        <>
          <Group title={t.app.groups.server} panels={SERVER} route={route} sessionId={sessionId} />
          <Group
            title={t.app.groups.session}
            panels={withBridge ? [...SESSION, ...WORKSHOP] : SESSION}
            route={route}
            sessionId={sessionId}
          />
        </>
      ) : null}
      {withBridge ? (
        <Group
          title={t.app.groups.library}
          panels={inSession ? LIBRARY : ['start', ...LIBRARY]}
          route={route}
          sessionId={sessionId}
        />
      ) : null}
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly panels: readonly (PanelName | LibraryPanel)[];
  readonly route: Route;
  readonly sessionId: string | undefined;
}

function Group({ title, panels, route, sessionId }: GroupProps) {
  return (
    <div>
      <h2 className="mx-2 mb-1 hidden text-badge text-text-3 lg:block">{title}</h2>
      <ul>
        {panels.map((panel) => {
          const link = (
            <li key={panel}>
              <RailLink panel={panel} route={route} sessionId={sessionId} />
            </li>
          );
          if (panel !== 'tasks') return link;
          return sessionId === undefined ? null : (
            <WithTasks key={panel} sessionId={sessionId}>
              {link}
            </WithTasks>
          );
        })}
      </ul>
    </div>
  );
}

function hrefOf(panel: PanelName | LibraryPanel, route: Route): string {
  if (route.kind === 'start') {
    return formatRoute({ kind: 'start', panel: LIBRARY.find((one) => one === panel) ?? 'start' });
  }
  return panel === 'start' ? '#/' : formatRoute(patchRoute(route, { panel }));
}

interface RailLinkProps {
  readonly panel: PanelName | LibraryPanel;
  readonly route: Route;
  readonly sessionId: string | undefined;
}

function RailLink({ panel, route, sessionId }: RailLinkProps) {
  const t = useT();
  const Icon = ICONS[panel];
  const current = route.panel === panel || (panel === 'recordings' && route.panel === 'compare');
  const name = t.app.panels[panel];
  return (
    <a
      href={hrefOf(panel, route)}
      data-panel={panel}
      aria-current={current ? 'page' : undefined}
      title={name}
      className={classes(
        'group flex h-7 items-center gap-1 rounded-control px-2',
        current ? 'bg-selected font-semibold text-accent' : 'text-text hover:bg-fill',
      )}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden className="shrink-0 lg:hidden" />
      <span className="sr-only min-w-0 flex-1 truncate lg:not-sr-only">{name}</span>
      {sessionId === undefined || panel === 'start' ? null : (
        <RailCounts panel={panel} sessionId={sessionId} />
      )}
    </a>
  );
}

import { app } from './app.ts';
import { apps } from './apps.ts';
import { authorization } from './authorization.ts';
import { bench } from './bench.ts';
import { catalogue } from './catalogue.ts';
import { compare } from './compare.ts';
import { exporting } from './exporting.ts';
import { filter } from './filter.ts';
import { findings } from './findings.ts';
import { forms } from './forms.ts';
import { inbox } from './inbox.ts';
import { lessons } from './lessons.ts';
import { logs } from './logs.ts';
import { overview } from './overview.ts';
import { prompts } from './prompts.ts';
import { recordings } from './recordings.ts';
import { resources } from './resources.ts';
import { results } from './results.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { stepping } from './stepping.ts';
import { tasks } from './tasks.ts';
import { tools } from './tools.ts';
import { ui } from './ui.ts';
import { viewer } from './viewer.ts';
import { wire } from './wire.ts';

export const messages = {
  app,
  start,
  settings,
  ui,
  overview,
  authorization,
  catalogue,
  tools,
  resources,
  prompts,
  tasks,
  apps,
  inbox,
  lessons,
  logs,
  recordings,
  compare,
  results,
  exporting,
  filter,
  forms,
  viewer,
  findings,
  bench,
  stepping,
  wire,
};

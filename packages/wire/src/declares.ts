import { EXTENSION } from '@lifeline/protocol';
import * as v from 'valibot';

const usually = (value: boolean) => v.optional(v.boolean(), value);

/** Client capabilities as switches; finer ones count within the capability that their name begins with. */
export const capabilitySwitches = v.object({
  roots: v.boolean(),
  sampling: v.boolean(),
  elicitation: v.boolean(),
  rootsListChanged: usually(false),
  samplingTools: usually(false),
  samplingContext: usually(false),
  elicitationForm: usually(true),
  elicitationUrl: usually(false),
  /** 2025-11-25: the server may make tasks of what it asks. */
  serverTasks: usually(false),
  serverTasksSampling: usually(true),
  serverTasksElicitation: usually(true),
  serverTasksList: usually(true),
  serverTasksCancel: usually(true),
  apps: usually(false),
  /** Modern era: the extension, with tasks of the server. */
  tasks: usually(false),
});
export type CapabilitySwitches = v.InferOutput<typeof capabilitySwitches>;

const name = v.optional(v.pipe(v.string(), v.maxLength(1000)));
/** What the client says of itself in one connection; what is left out is as the settings say. */
export const declaresSchema = v.object({
  /** An empty member is Lifeline's own. */
  clientInfo: v.optional(v.object({ name, version: name })),
  /** The capabilities as they go out. */
  capabilities: v.optional(
    v.custom<Record<string, unknown>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      'capabilities must be an object',
    ),
  ),
});
export type Declares = v.InferOutput<typeof declaresSchema>;

/** A capabilities object, as it goes out. */
export type Capabilities = Readonly<Record<string, unknown>>;

/**
 * The client capabilities that the switches stand for (2025-11-25 and 2026-07-28, client capabilities). An empty
 * `elicitation` means forms in every revision. `others`: an object whose members are kept where no switch stands for
 * them.
 */
export function capabilitiesOf(on: CapabilitySwitches, others: Capabilities = {}): Capabilities {
  const extensions = {
    ...without(objectOf(others.extensions), [EXTENSION.apps, EXTENSION.tasks]),
    ...(on.apps && { [EXTENSION.apps]: { mimeTypes: ['text/html;profile=mcp-app'] } }),
    ...(on.tasks && { [EXTENSION.tasks]: {} }),
  };
  return {
    ...without(others, ['roots', 'sampling', 'elicitation', 'tasks', 'extensions']),
    ...(on.roots && { roots: on.rootsListChanged ? { listChanged: true } : {} }),
    ...(on.sampling && {
      sampling: { ...(on.samplingTools && { tools: {} }), ...(on.samplingContext && { context: {} }) },
    }),
    ...(on.elicitation && {
      elicitation: on.elicitationUrl ? { ...(on.elicitationForm && { form: {} }), url: {} } : {},
    }),
    ...(on.serverTasks && { tasks: taskCapability(on) }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}

function taskCapability(on: CapabilitySwitches): Capabilities {
  const requests = {
    ...(on.serverTasksSampling && { sampling: { createMessage: {} } }),
    ...(on.serverTasksElicitation && { elicitation: { create: {} } }),
  };
  return {
    ...(on.serverTasksList && { list: {} }),
    ...(on.serverTasksCancel && { cancel: {} }),
    ...(Object.keys(requests).length > 0 && { requests }),
  };
}

/** The switches that a capabilities object stands for. */
export function switchesOf(capabilities: Capabilities): CapabilitySwitches {
  const { roots, sampling, elicitation, tasks } = capabilities;
  const extensions = objectOf(capabilities.extensions);
  const requests = objectOf(objectOf(tasks).requests);
  const elicits = objectOf(elicitation);
  return {
    roots: isOn(roots),
    rootsListChanged: objectOf(roots).listChanged === true,
    sampling: isOn(sampling),
    samplingTools: isOn(objectOf(sampling).tools),
    samplingContext: isOn(objectOf(sampling).context),
    elicitation: isOn(elicitation),
    elicitationForm: isOn(elicits.form) || !isOn(elicits.url),
    elicitationUrl: isOn(elicits.url),
    serverTasks: isOn(tasks),
    serverTasksSampling: isOn(objectOf(requests.sampling).createMessage),
    serverTasksElicitation: isOn(objectOf(requests.elicitation).create),
    serverTasksList: isOn(objectOf(tasks).list),
    serverTasksCancel: isOn(objectOf(tasks).cancel),
    apps: isOn(extensions[EXTENSION.apps]),
    tasks: isOn(extensions[EXTENSION.tasks]),
  };
}

function isOn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

function objectOf(value: unknown): Capabilities {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function without(object: Capabilities, keys: readonly string[]): Capabilities {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

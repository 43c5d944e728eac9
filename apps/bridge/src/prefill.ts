import type { LaunchTarget, Prefill } from '@lifeline/wire';
import { readConfig } from './config.ts';
import type { LaunchBase } from './launch.ts';
import { inheritedEnvironment } from './transports/environment.ts';

/** What the command line asked for and waits for the person's click. */
export interface PrefillRequest {
  /** Absolute path of `--config`. */
  readonly config?: string;
  /** `--server`. */
  readonly server?: string;
  /** `--cwd` and `--env`: they go before what the file says. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `--header`, for servers with a URL. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads it anew each time, so that an edited file needs a reload of the page only. */
export type PrefillSource = () => Prefill;

/** What fills the connect form. A file that cannot be read is said in `error`; nothing is ever started from here. */
export function prefillSource(request: PrefillRequest, base: LaunchBase, home: string): PrefillSource {
  return () => {
    const frame = {
      cwd: request.cwd ?? base.cwd,
      home,
      inheritedEnv: Object.keys(inheritedEnvironment(base.env, base.platform)).sort(),
    };
    if (request.config === undefined) return { targets: [], ...frame };
    const config = readConfig(request.config);
    const targets = config.servers.map(({ target, ...server }) => ({
      ...server,
      target: withOptions(target, request),
    }));
    const selected = request.server ?? (targets.length === 1 ? targets[0]?.name : undefined);
    const isKnown = targets.some((target) => target.name === selected);
    const error =
      config.error ?? (isKnown || selected === undefined ? undefined : unknownServer(selected, targets));
    return {
      targets,
      ...(selected !== undefined && isKnown && { selected }),
      ...(error !== undefined && { error }),
      ...frame,
    };
  };
}

/** What the command line says of the server goes before what the file says; a URL has neither directory nor variables. */
function withOptions(target: LaunchTarget, request: PrefillRequest): LaunchTarget {
  if ('url' in target) {
    const headers = { ...target.headers, ...request.headers };
    return { ...target, ...(Object.keys(headers).length > 0 && { headers }) };
  }
  const env = { ...target.env, ...request.env };
  return {
    ...target,
    ...(request.cwd !== undefined && { cwd: request.cwd }),
    ...(Object.keys(env).length > 0 && { env }),
  };
}

function unknownServer(name: string, targets: readonly { readonly name: string }[]): Prefill['error'] {
  const names = targets.map((target) => JSON.stringify(target.name)).join(', ');
  return {
    code: 'bad-config',
    message: `The configuration has no server ${JSON.stringify(name)}.`,
    hint: names === '' ? 'It has none at all.' : `It has ${names}.`,
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type { Target } from '@lifeline/trace';
import type { CommandTarget, LaunchTarget } from '@lifeline/wire';
import { BridgeError, systemReason } from './errors.ts';
import { planUrl } from './launch-url.ts';
import { inheritedEnvironment } from './transports/environment.ts';
import type { Launch } from './transports/open-transport.ts';

/** What a target is completed from. */
export interface LaunchBase {
  /** Where relative paths start. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Certificates of further authorities for HTTPS, PEM. */
  readonly ca?: readonly string[];
}

/** A target that can be started, and how the trace names it: without the values of variables. */
export interface LaunchPlan {
  readonly launch: Launch;
  readonly target: Target;
}

/** Completes and checks a target. Throws `bad-command`, `bad-cwd`, `bad-url` or `bad-header`. */
export function planLaunch(target: LaunchTarget, base: LaunchBase): LaunchPlan {
  return 'url' in target ? planUrl(target, base) : planCommand(target, base);
}

function planCommand(target: CommandTarget, base: LaunchBase): LaunchPlan {
  const { command, args, env = {} } = target;
  if (command.trim() === '') throw new BridgeError('bad-command', 'There is no command to start.');
  for (const word of [command, ...args, ...Object.entries(env).flat()]) {
    if (word.includes('\0')) {
      throw new BridgeError('bad-command', 'A NUL character cannot be part of a command line or a variable.');
    }
  }
  const badName = Object.keys(env).find((name) => name === '' || name.includes('='));
  if (badName !== undefined) {
    throw new BridgeError('bad-command', `${JSON.stringify(badName)} is no name of an environment variable.`);
  }
  const cwd = path.resolve(base.cwd, target.cwd ?? '.');
  checkDirectory(cwd, target.cwd);
  return {
    launch: {
      kind: 'stdio',
      command,
      args,
      cwd,
      environment: { ...inheritedEnvironment(base.env, base.platform), ...env },
    },
    target: { kind: 'stdio', command, args, cwd, envNames: Object.keys(env) },
  };
}

function checkDirectory(cwd: string, asked: string | undefined): void {
  const hint = asked?.startsWith('~')
    ? '“~” is for shells; write the path out.'
    : 'Give the path of a directory that exists.';
  const name = JSON.stringify(cwd);
  try {
    if (fs.statSync(cwd).isDirectory()) return;
  } catch (error) {
    throw new BridgeError(
      'bad-cwd',
      `The working directory ${name} cannot be used: ${systemReason(error)}.`,
      hint,
    );
  }
  throw new BridgeError('bad-cwd', `The working directory ${name} is not a directory.`, hint);
}

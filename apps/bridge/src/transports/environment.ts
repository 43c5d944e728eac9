/** A set of environment variables with their values. */
export type Environment = Readonly<Record<string, string>>;

/**
 * Variables that a server inherits; nothing else of the bridge's environment reaches it, so that secrets of the
 * shell stay out of servers and recordings. The same idea and, but for the locale and `TMPDIR`, the same names as
 * in the official SDK's `getDefaultEnvironment`.
 */
const POSIX_NAMES = ['HOME', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'USER', 'LANG', 'TMPDIR'];
const POSIX_PREFIX = 'LC_';
const WINDOWS_NAMES = [
  'APPDATA',
  'HOMEDRIVE',
  'HOMEPATH',
  'LOCALAPPDATA',
  'PATH',
  'PROCESSOR_ARCHITECTURE',
  'PROGRAMFILES',
  'SYSTEMDRIVE',
  'SYSTEMROOT',
  'TEMP',
  'TMP',
  'USERNAME',
  'USERPROFILE',
  'PATHEXT',
  'COMSPEC',
];

/** What a server inherits from `own`, the bridge's environment. Exported shell functions are left out. */
export function inheritedEnvironment(own: NodeJS.ProcessEnv, platform: NodeJS.Platform): Environment {
  const isWanted =
    platform === 'win32'
      ? (name: string) => WINDOWS_NAMES.includes(name.toUpperCase())
      : (name: string) => POSIX_NAMES.includes(name) || name.startsWith(POSIX_PREFIX);
  const inherited: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined && !value.startsWith('()') && isWanted(name)) inherited[name] = value;
  }
  return inherited;
}

/** The directories that a command is searched in, in order. */
export function searchPath(environment: Environment, platform: NodeJS.Platform): string[] {
  const value =
    platform === 'win32'
      ? Object.entries(environment).find(([name]) => name.toUpperCase() === 'PATH')?.[1]
      : environment.PATH;
  return (value ?? '').split(platform === 'win32' ? ';' : ':').filter((directory) => directory !== '');
}

import type { LaunchTarget } from '@lifeline/wire';
import * as v from 'valibot';

const urlSchema = v.object({
  url: v.pipe(v.string(), v.minLength(1)),
  headers: v.optional(v.record(v.string(), v.string())),
  type: v.optional(v.string()),
});
const commandSchema = v.object({
  command: v.pipe(v.string(), v.minLength(1)),
  args: v.optional(v.array(v.string()), []),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
});
const entrySchema = v.union([commandSchema, urlSchema]);
const listSchema = v.record(v.string(), entrySchema);
const fileSchema = v.union([
  v.object({ mcpServers: listSchema }),
  v.object({ servers: listSchema }),
  v.object({ mcp: v.object({ servers: listSchema }) }),
]);
const argvSchema = v.pipe(v.array(v.string()), v.minLength(1));

/**
 * A pasted piece of another client's configuration, as a target: `{"mcpServers": {…}}`, one entry of it, or an
 * argument list. Of several servers the first is taken. Undefined: it is none of these, so it is a command line.
 */
export function readPasted(text: string): LaunchTarget | undefined {
  const trimmed = text.trim();
  if (!/^["{[]/.test(trimmed)) return undefined;
  const value = parse(trimmed) ?? parse(`{${trimmed.replace(/,$/, '')}}`);
  if (value === undefined) return undefined;
  const argv = v.safeParse(argvSchema, value);
  if (argv.success) {
    const [command = '', ...args] = argv.output;
    return { command, args };
  }
  const entry = v.safeParse(entrySchema, value);
  if (entry.success) return targetOf(entry.output);
  const file = v.safeParse(fileSchema, value);
  const list = file.success ? serversOf(file.output) : v.safeParse(listSchema, value);
  if ('success' in list && !list.success) return undefined;
  const first = Object.values('success' in list ? list.output : list)[0];
  return first === undefined ? undefined : targetOf(first);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is a plain answer here: then it is a command line.
    return undefined;
  }
}

function serversOf(file: v.InferOutput<typeof fileSchema>): v.InferOutput<typeof listSchema> {
  if ('mcpServers' in file) return file.mcpServers;
  return 'servers' in file ? file.servers : file.mcp.servers;
}

function targetOf(entry: v.InferOutput<typeof entrySchema>): LaunchTarget {
  if ('url' in entry) {
    const { url, headers, type } = entry;
    return { url, ...(headers !== undefined && { headers }), ...(type === 'sse' && { transport: type }) };
  }
  return {
    command: entry.command,
    args: entry.args,
    ...(entry.cwd === undefined ? {} : { cwd: entry.cwd }),
    ...(entry.env === undefined ? {} : { env: entry.env }),
  };
}

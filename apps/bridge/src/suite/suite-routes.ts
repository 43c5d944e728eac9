import {
  REPORT_FORMATS,
  runStartSchema,
  suiteGenerateSchema,
  suiteLoadSchema,
  suitePasteSchema,
  suitePutSchema,
  suiteSaveSchema,
} from '@lifeline/wire';
import * as v from 'valibot';
import {
  type Call,
  COMMAND_BODY,
  JSON_BODY,
  NONE,
  parsed,
  type Reply,
  type Route,
  SMALL_BODY,
} from '../route.ts';
import { REPORT_WRITERS } from './report-writers.ts';
import type { Suites } from './suites.ts';

const REPORT = v.object({ format: v.picklist(REPORT_FORMATS) });
const LOAD_BODY = { kind: 'json', limit: 64 * 1024 } as const;

/** Routes of suites and runs. */
export function suiteRoutes({ suites }: { readonly suites: Suites }): readonly Route[] {
  const id = ({ param }: Call) => param('id');
  const route = (
    method: Route['method'],
    path: string,
    body: Route['body'],
    handle: (call: Call) => Reply | Promise<Reply>,
  ): Route => ({ method, path: `/sessions/:id/${path}`, audience: 'api', body, handle });
  return [
    route('GET', 'suite', NONE, (call) => ({ json: suites.document(id(call)) })),
    route('PUT', 'suite', COMMAND_BODY, (call) => {
      const { text, version } = parsed(suitePutSchema, call.text);
      return { json: suites.put(id(call), text, version) };
    }),
    route('POST', 'suite/load', LOAD_BODY, (call) => {
      return { json: suites.load(id(call), parsed(suiteLoadSchema, call.text).path) };
    }),
    route('POST', 'suite/save', LOAD_BODY, (call) => {
      const { path, overwrite } = parsed(suiteSaveSchema, call.text);
      return { json: suites.save(id(call), path, overwrite) };
    }),
    route('POST', 'suite/generate', JSON_BODY, async (call) => {
      const { tool, base, version } = parsed(suiteGenerateSchema, call.text);
      return { json: await suites.generate(id(call), tool, base, version) };
    }),
    route('POST', 'suite/paste', COMMAND_BODY, (call) => {
      const { tool, text, version } = parsed(suitePasteSchema, call.text);
      return { json: suites.paste(id(call), tool, text, version) };
    }),
    route('GET', 'run', NONE, (call) => ({ json: suites.state(id(call)) })),
    route('POST', 'run', JSON_BODY, (call) => ({
      json: suites.start(id(call), parsed(runStartSchema, call.text)),
    })),
    route('GET', 'report', NONE, (call) => {
      const { format } = parsed(REPORT, JSON.stringify({ format: call.query('format') }));
      const { write, ending } = REPORT_WRITERS[format];
      return { bytes: Buffer.from(write(suites.report(id(call)))), name: `report.${ending}` };
    }),
    route('POST', 'run/stop', SMALL_BODY, (call) => ({ json: suites.stop(id(call)) })),
  ];
}

import { explainMethod } from '../explanations/index.ts';
import { capabilityOf, methodInfo } from '../methods/index.ts';
import { REVISIONS, type Revision } from '../vocabulary.ts';
import { isLeftToPrograms, codeText as textOfCode } from './codes.ts';
import { shapeOf } from './shapes/index.ts';
import { absenceNote, pagesOf, revisionOr } from './standing.ts';
import { BASICS_TABLE, CODE_TABLE, HEADER_TABLE } from './tables.ts';
import type { BasicsTopic, ExplainTexts, MemberText } from './texts/types.ts';
import type { Explanation } from './types.ts';

function explanation(name: string, text: MemberText, rest: Omit<Explanation, 'name' | 'what'>): Explanation {
  const [what, rule] = text;
  return { name, what, ...(rule === undefined ? {} : { rule }), ...rest };
}

/** A method: what it is, who sends it, which capability it needs, in which revisions. */
export function explainMethodFully(
  texts: ExplainTexts,
  method: string,
  revision: Revision | undefined,
): Explanation | undefined {
  const what = explainMethod(method, texts.language);
  if (what === undefined) return undefined;
  const info = methodInfo(method);
  if (info === undefined) return { name: method, what, revisions: [], pages: [] };
  const { frame } = texts;
  const current = revisionOr(revision);
  const capability = capabilityOf(method);
  const isGated = info.gate !== undefined && (info.gate.revisions ?? REVISIONS).includes(current);
  const rules = [
    frame.sentBy[info.from],
    capability !== undefined && isGated ? frame.needs(info.gate.side, capability) : '',
  ];
  const note =
    info.extension !== undefined && !info.revisions.includes(current)
      ? frame.extension
      : info.deprecated?.includes(current) === true
        ? frame.deprecated(current)
        : absenceNote(info.revisions, current, frame);
  return {
    name: method,
    what,
    rule: rules.filter((rule) => rule !== '').join(' '),
    revisions: info.revisions,
    ...(note === undefined ? {} : { note }),
    pages: pagesOf({ at: info.page, elsewhere: info.pages }, info.revisions, current),
  };
}

/** An error code; undefined for text that is no number. */
export function explainCode(
  texts: ExplainTexts,
  codeText: string,
  revision: Revision | undefined,
): Explanation | undefined {
  const code = codeText === '' ? Number.NaN : Number(codeText);
  if (!Number.isFinite(code)) return undefined;
  const name = String(code);
  const entry = Object.hasOwn(CODE_TABLE, name) ? CODE_TABLE[name] : undefined;
  const text = textOfCode(texts, codeText);
  if (text === undefined) return undefined;
  const current = revisionOr(revision);
  if (entry === undefined) {
    const pages = isLeftToPrograms(code) ? pagesOf({ at: 'basic#error-codes' }, REVISIONS, current) : [];
    return explanation(name, text, { revisions: [], pages });
  }
  const note = absenceNote(entry.revisions, current, texts.frame);
  return explanation(name, text, {
    revisions: entry.revisions,
    ...(note === undefined ? {} : { note }),
    pages: pagesOf(entry.cite, entry.revisions, current),
  });
}

/** An HTTP header of the transport, whatever its case. */
export function explainHeader(
  texts: ExplainTexts,
  name: string,
  revision: Revision | undefined,
): Explanation | undefined {
  const lower = name.toLowerCase();
  const key = lower.startsWith('mcp-param-') ? 'mcp-param-*' : lower;
  const entry = Object.hasOwn(HEADER_TABLE, key) ? HEADER_TABLE[key] : undefined;
  const text = texts.headers[key];
  if (entry === undefined || text === undefined) return undefined;
  const current = revisionOr(revision);
  const note = absenceNote(entry.revisions, current, texts.frame);
  return explanation(name, text, {
    revisions: entry.revisions,
    ...(note === undefined ? {} : { note }),
    pages: pagesOf(entry.cite, entry.revisions, current),
  });
}

/** A capability by its dotted path; undefined for one that no revision defines. */
export function explainCapability(
  texts: ExplainTexts,
  side: 'server' | 'client',
  path: string,
  revision: Revision | undefined,
): Explanation | undefined {
  let owner = side === 'server' ? 'ServerCapabilities' : 'ClientCapabilities';
  let rest = path;
  for (;;) {
    const shape = shapeOf(owner);
    const token = Object.keys(shape?.members ?? {}).find((key) => rest === key || rest.startsWith(`${key}.`));
    const spec = token === undefined ? undefined : shape?.members[token];
    if (shape === undefined || token === undefined || spec === undefined) return undefined;
    if (rest !== token) {
      owner = spec.type;
      rest = rest.slice(token.length + 1);
      continue;
    }
    const text = texts.members[`${owner}.${token}`] ?? texts.members[`*.${token}`];
    if (text === undefined) return undefined;
    const current = revisionOr(revision);
    const isFading = spec.deprecated?.includes(current) === true;
    const note = isFading
      ? texts.frame.deprecated(current)
      : absenceNote(spec.revisions, current, texts.frame);
    return explanation(path, text, {
      revisions: spec.revisions,
      ...(note === undefined ? {} : { note }),
      pages: pagesOf(shape.cite, spec.revisions, current, shape.schema),
    });
  }
}

/** A matter of JSON-RPC that is the same in all messages. */
export function explainBasics(
  texts: ExplainTexts,
  topic: BasicsTopic,
  revision: Revision | undefined,
): Explanation {
  const { revisions, cite } = BASICS_TABLE[topic];
  return explanation(topic, texts.basics[topic], {
    revisions,
    pages: pagesOf(cite, revisions, revisionOr(revision)),
  });
}

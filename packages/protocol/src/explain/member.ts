import type { JsonNode } from '@lifeline/json';
import { explainMethod } from '../explanations/index.ts';
import { REVISIONS, type Revision } from '../vocabulary.ts';
import { codeText } from './codes.ts';
import { shapeOf } from './shapes/index.ts';
import { absenceNote, pagesOf, revisionOr } from './standing.ts';
import type { ExplainTexts, MemberText, TypeName } from './texts/types.ts';
import type { ExplainedMessage, MemberExplanation, Standing } from './types.ts';
import { type Place, placeAt, shapeAt } from './walk.ts';

/** Characters of a name that a sentence repeats. */
const NAME_CHARS = 60;

/** The member at `pointer` in words; undefined when the message has none there. */
export function explainMember(
  texts: ExplainTexts,
  message: ExplainedMessage,
  pointer: string,
): MemberExplanation | undefined {
  const place = placeAt(message, pointer);
  if (place === undefined) return undefined;
  const revision = revisionOr(message.revision);
  if (place.owner !== undefined && place.spec !== undefined) return ofMember(texts, place, pointer, revision);
  return ofOther(texts, place, pointer, revision);
}

/** A member that the protocol names. */
function ofMember(texts: ExplainTexts, place: Place, pointer: string, revision: Revision): MemberExplanation {
  const { owner = '', spec, token, node } = place;
  const revisions = spec?.revisions ?? [];
  const text = memberText(texts, owner, token);
  const value = valueText(texts, owner, token, node);
  const absence = spec?.extension === true ? undefined : absenceNote(revisions, revision, texts.frame);
  const isFading = spec?.deprecated?.includes(revision) === true;
  const note =
    spec?.extension === true
      ? texts.frame.extension
      : (absence ?? (isFading ? texts.frame.deprecated(revision) : undefined));
  const shape = shapeOf(owner);
  const cite = spec?.cite ?? shape?.cite;
  const citable = spec?.extension === true || revisions.length === 0 ? REVISIONS : revisions;
  const type = typeText(texts, place.type ?? spec?.type);
  return {
    pointer,
    pattern: place.pattern,
    standing: standingOf(spec?.extension === true, revisions, absence !== undefined, isFading),
    what: text?.[0] ?? texts.frame.unknown(short(token), revision),
    ...(value === undefined ? {} : { value }),
    ...(text?.[1] === undefined ? {} : { rule: text[1] }),
    ...(type === undefined ? {} : { type }),
    ...(revisions.length === 0 ? {} : { required: spec?.required.includes(revision) === true }),
    revisions,
    ...(note === undefined ? {} : { note }),
    pages: cite === undefined ? [] : pagesOf(cite, citable, revision, shape?.schema),
  };
}

function standingOf(
  isExtension: boolean,
  revisions: readonly Revision[],
  isAbsent: boolean,
  isFading: boolean,
): Standing {
  if (isExtension) return 'extension';
  if (revisions.length === 0) return 'unknown';
  if (isAbsent) return 'not-in-revision';
  return isFading ? 'deprecated' : 'defined';
}

/** The message itself, items, entries, and whatever the protocol does not name. */
function ofOther(texts: ExplainTexts, place: Place, pointer: string, revision: Revision): MemberExplanation {
  const { frame, members } = texts;
  const { token, role, within } = place;
  const name = shapeAt(place) ?? place.type;
  const known = name === undefined ? undefined : members[name];
  const shape = name === undefined ? undefined : shapeOf(name);
  const value =
    role === 'item' && within?.owner !== undefined
      ? valueText(texts, within.owner, within.token, place.node)
      : undefined;
  const base = { pointer, pattern: place.pattern, revisions: [], ...(value === undefined ? {} : { value }) };
  if (known !== undefined) {
    return {
      ...base,
      standing: 'defined',
      what: role === 'entry' ? `${frame.entry(short(token))} ${known[0]}` : known[0],
      pages: shape === undefined ? [] : pagesOf(shape.cite, REVISIONS, revision, shape.schema),
    };
  }
  const owner = place.owner === undefined ? undefined : shapeOf(place.owner);
  if (role === 'member' && owner !== undefined && owner.others !== 'free') {
    const isVendors = owner.others === 'vendor';
    const what = isVendors ? frame.vendor(short(token)) : frame.unknown(short(token), revision);
    return { ...base, standing: isVendors ? 'extension' : 'unknown', what, pages: [] };
  }
  if (role === 'message') return { ...base, standing: 'unknown', what: texts.general.broken, pages: [] };
  const what =
    place.type !== undefined && role === 'item' ? frame.item : frame.free(short(within?.token ?? ''));
  return { ...base, standing: 'free', what, pages: [] };
}

function memberText(texts: ExplainTexts, owner: string, token: string): MemberText | undefined {
  return texts.members[`${owner}.${token}`] ?? texts.members[`*.${token}`];
}

/** What a value that is a word of the protocol means. */
function valueText(texts: ExplainTexts, owner: string, token: string, node: JsonNode): string | undefined {
  if (owner === 'Error' && token === 'code') {
    return node.type === 'number' ? codeText(texts, node.text)?.[0] : undefined;
  }
  if (token === 'method' && node.type === 'string') return methodText(texts, owner, node.value);
  const said = node.type === 'string' ? node.value : node.type === 'boolean' ? String(node.value) : undefined;
  if (said === undefined) return undefined;
  return (texts.members[`${owner}.${token}=${said}`] ?? texts.members[`*.${token}=${said}`])?.[0];
}

function methodText(texts: ExplainTexts, owner: string, method: string): string | undefined {
  return explainMethod(method, texts.language, owner === 'Notification' ? 'notification' : 'request');
}

/** The JSON type of a member in words; undefined where any value may stand. */
function typeText(texts: ExplainTexts, type: string | undefined): string | undefined {
  const { types, list, map } = texts.frame;
  if (type === undefined) return undefined;
  const plain = (name: string) => (isTypeName(name, types) ? types[name] : types.object);
  if (type.endsWith('[]')) return type === 'any[]' ? undefined : list(plain(type.slice(0, -2)));
  if (type.endsWith('{}')) return type === 'any{}' ? types.object : map(plain(type.slice(0, -2)));
  return type === 'any' ? undefined : plain(type);
}

function isTypeName(name: string, types: Readonly<Record<TypeName, string>>): name is TypeName {
  return Object.hasOwn(types, name);
}

function short(name: string): string {
  return name.length > NAME_CHARS ? `${name.slice(0, NAME_CHARS)}…` : name;
}

import { isSecretName } from '@lifeline/json';
import type { Rule, SchemaRule } from '../rule.ts';
import { ownTypes } from '../schema/types.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { shown } from '../show.ts';

const clear: SchemaRule = {
  id: 'SEC-01',
  over: 'schema',
  severity: 'advice',
  weight: 70,
  *check({ member, nodes }) {
    if (member !== 'inputSchema') return;
    for (const node of nodes) {
      const { property } = node;
      if (property !== undefined && asksForSecret(property) && isText(node) && !isMarked(node))
        yield { pointer: node.place.pointer, values: { name: shown(property) } };
    }
  },
};

/** What names something about a secret, not the secret: `tokenId`, `passwordSelector`. */
const ABOUT =
  /(?:ids?|names?|types?|selector|field|policy|length|url|uri|path|file|ref|count|format|label|hint|status)$/i;

/** Worth hiding where it turns up, yet asked for in other senses, too: the signature of a test, cookies of an example. */
const AMBIGUOUS = /(?:signatures?|cookies?)$/i;

function asksForSecret(name: string): boolean {
  return isSecretName(name) && !ABOUT.test(name) && !AMBIGUOUS.test(name);
}

function isText(node: SchemaNode): boolean {
  const { keywords } = node;
  if (keywords.has('enum') || keywords.has('const')) return false;
  return ownTypes(node)?.has('string') === true;
}

/** Marked so that clients can mask it and leave it out of logs. */
function isMarked({ keywords }: SchemaNode): boolean {
  const writeOnly = keywords.get('writeOnly');
  const format = keywords.get('format');
  return (
    (writeOnly?.type === 'boolean' && writeOnly.value === true) ||
    (format?.type === 'string' && format.value === 'password')
  );
}

export const SECRET_RULES: readonly Rule[] = [clear];

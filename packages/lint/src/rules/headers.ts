import { joinPointer, member } from '@lifeline/json';
import { HEADER_KEYWORD, headerParams } from '@lifeline/protocol';
import type { ItemRule, Rule } from '../rule.ts';

/** Arguments that cannot be repeated in headers as declared. */
const declared: ItemRule = {
  id: 'TOOL-14',
  over: 'item',
  kinds: ['tool'],
  severity: 'must',
  weight: 92,
  page: 'basic/transports/streamable-http',
  revisions: ['2026-07-28'],
  *check({ node }) {
    const schema = node && member(node, 'inputSchema');
    if (schema === undefined) return;
    for (const { path } of headerParams(schema).problems) {
      const keys = [...path.flatMap((key) => ['properties', key]), HEADER_KEYWORD];
      yield { pointer: keys.reduce(joinPointer, '/inputSchema'), values: { name: path.join('.') } };
    }
  },
};

/** Arguments that are repeated in HTTP headers. */
export const HEADER_RULES: readonly Rule[] = [declared];

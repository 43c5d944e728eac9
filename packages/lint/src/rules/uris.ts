import type { ItemRule, Rule } from '../rule.ts';
import { shown } from '../show.ts';

const ABSOLUTE = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s]+$/;
/** RFC 6570: literals and expressions; an expression is an operator and names with a length or an asterisk. */
const TEMPLATE =
  /^(?:[^{}\s]|\{[+#./;?&=,!@|]?[^{}\s,:*]+(?::\d{1,4}|\*)?(?:,[^{}\s,:*]+(?::\d{1,4}|\*)?)*\})+$/;

const uri: ItemRule = {
  id: 'RSC-02',
  over: 'item',
  kinds: ['resource', 'template'],
  severity: 'must',
  weight: 80,
  page: 'server/resources',
  *check({ item }) {
    if (item.key === '') return;
    const holds = item.kind === 'resource' ? ABSOLUTE.test(item.key) : TEMPLATE.test(item.key);
    if (holds) return;
    const pointer = item.kind === 'resource' ? '/uri' : '/uriTemplate';
    yield {
      pointer,
      values: { seen: shown(item.key), standard: item.kind === 'resource' ? 'RFC 3986' : 'RFC 6570' },
    };
  },
};

export const URI_RULES: readonly Rule[] = [uri];

import type { RuleWordsCatalogue } from './types.ts';

export const EN: RuleWordsCatalogue = {
  'TOOL-03': {
    title: 'Name outside the grammar',
    what: 'The name {name} breaks the rule for tool names: {problem}.',
    why: 'Names are 1 to 128 of A–Z, a–z, 0–9, "_", "-" and "."; hosts and model APIs refuse others.',
    fix: 'Use only these characters.',
  },
};

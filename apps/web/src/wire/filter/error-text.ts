import type { FilterError } from '@lifeline/filter';
import type { Messages } from '../../i18n/messages.ts';

/** Why the text is no filter, in the reader's language, with the column counted from 1. */
export function filterErrorText(error: FilterError, t: Messages): string {
  return t.filter.at(String(error.start + 1), reasonOf(error, t));
}

function reasonOf({ code, key = '', value = '', expected = [], meant }: FilterError, t: Messages): string {
  const words = t.filter.errors;
  switch (code) {
    case 'unknown-key':
      return expected[0] === undefined ? words.unknownKey(key) : words.meant(key, expected[0]);
    case 'unknown-value':
      return meant === undefined
        ? words.unknownValue(key, value, expected.join(', '))
        : words.foreignValue(value, `${key}:${meant}`);
    case 'missing-value':
      return words.missingValue;
    case 'missing-term':
      return words.missingTerm;
    case 'unclosed-quote':
      return words.unclosedQuote;
    case 'text-after-quote':
      return words.textAfterQuote;
    case 'bad-number':
      return words.badNumber(key, value);
    case 'not-a-number-key':
      return words.notANumberKey(key);
    case 'one-value':
      return words.oneValue;
  }
}

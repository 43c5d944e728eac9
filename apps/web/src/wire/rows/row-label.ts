import {
  rowLabel as labelOf,
  type RowFacts,
  type RowLabel,
  resultText as resultWords,
} from '@lifeline/diagram';
import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';

/** Words of a row, in the reader's language; the protocol's own words stay as they are. */
export function rowLabel(facts: RowFacts, t: Messages, format: Format): RowLabel {
  return labelOf(facts, t.wire, format);
}

/** What a response says, in a few words. */
export function resultText(facts: RowFacts, t: Messages, format: Format): string | undefined {
  return resultWords(facts, t.wire, format);
}

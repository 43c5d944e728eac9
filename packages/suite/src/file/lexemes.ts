import { CST, Lexer } from 'yaml';

/** Values may be nested this deep: what composes them calls itself for each level. */
const MOST_LEVELS = 500;

/** Where nesting got too deep; what is written there was left out. */
export type TooDeep = (offset: number) => void;

/** The lexemes of a YAML text, with blanks of the same length in the place of what is nested too deep. */
export function* shallowLexemes(text: string, onTooDeep: TooDeep): Generator<string, void> {
  let offset = 0;
  let brackets = 0;
  /** Columns of indentation and indicators before anything else on the line. */
  let lead = 0;
  let isLead = true;
  let wasDeep = false;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const kind: ReturnType<typeof CST.tokenType> | undefined = isScalar ? undefined : CST.tokenType(lexeme);
    isScalar = kind === 'scalar';
    const isMark = kind === 'doc-mode' || kind === 'flow-error-end' || kind === 'scalar';
    if (kind === 'flow-map-start' || kind === 'flow-seq-start') brackets += 1;
    if (kind === 'flow-error-end') brackets = 0;
    if (kind === 'newline') [lead, isLead] = [0, true];
    else if (!isMark && brackets === 0 && isLead) {
      isLead = LEADING.has(kind);
      if (isLead) lead += lexeme.length;
    }
    const isDeep = brackets > MOST_LEVELS || lead > MOST_LEVELS;
    if (isDeep && !wasDeep && kind !== 'newline') onTooDeep(offset);
    if (kind !== 'newline') wasDeep = isDeep;
    if (!isDeep || kind === 'newline') yield lexeme;
    else if (!isMark) yield ' '.repeat(lexeme.length);
    if (kind === 'flow-map-end' || kind === 'flow-seq-end') brackets = Math.max(0, brackets - 1);
    if (!isMark) offset += lexeme.length;
  }
}

const LEADING = new Set<ReturnType<typeof CST.tokenType> | undefined>([
  'space',
  'seq-item-ind',
  'explicit-key-ind',
  'map-value-ind',
]);

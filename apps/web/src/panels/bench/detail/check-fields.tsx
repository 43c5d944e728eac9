import { parseJson } from '@lifeline/json';
import type { Matcher } from '@lifeline/suite';
import { useT } from '../../../i18n/language.ts';
import { useBench } from '../state/bench.ts';
import { KeptField } from './kept-field.tsx';

export interface CheckFieldsProps {
  readonly matcher: Matcher;
  readonly onKeep: (matcher: Matcher) => void;
}

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] as const;

/** What a check asks for: where in the result, and what has to be there. */
export function CheckFields({ matcher, onKeep }: CheckFieldsProps) {
  const words = useT().bench.checks;
  const { readOnly } = useBench();
  const json = (text: string) => (parseJson(text).ok ? undefined : words.badJson);
  const amount = (text: string) => (/^[1-9]\d{0,14}$/.test(text.trim()) ? undefined : words.badNumber);
  const at = (
    <KeptField
      label={words.at}
      name="check-at"
      placeholder={'at' in matcher && matcher.at === '' ? '""' : words.atText}
      isMono
      isDisabled={readOnly}
      className="w-full"
      value={'at' in matcher ? (matcher.at ?? '') : ''}
      check={(text) => (text === '' || text.startsWith('/') ? undefined : words.at)}
      onKeep={(text) => onKeep(placed(matcher, text))}
    />
  );
  const value = (
    name: string,
    label: string,
    text: string,
    keep: (text: string) => Matcher,
    isJson: boolean,
  ) => (
    <KeptField
      label={label}
      name={name}
      placeholder={label}
      isMono
      isLong={isJson}
      isDisabled={readOnly}
      value={text}
      {...(isJson ? { check: json } : {})}
      onKeep={(next) => onKeep(keep(next))}
    />
  );
  switch (matcher.kind) {
    case 'equals':
      return (
        <>
          {at}
          {value(
            'check-json',
            words.json,
            matcher.valueText,
            (valueText) => ({ ...matcher, valueText }),
            true,
          )}
          {value(
            'check-ignoring',
            words.ignoring,
            matcher.ignoring.join(' '),
            (text) => ({ ...matcher, ignoring: text.split(/\s+/).filter(Boolean) }),
            false,
          )}
        </>
      );
    case 'contains':
      return (
        <>
          {at}
          {value('check-text', words.value, matcher.text, (text) => ({ ...matcher, text }), false)}
        </>
      );
    case 'regex':
      return (
        <>
          {at}
          {value(
            'check-pattern',
            words.pattern,
            matcher.pattern,
            (pattern) => ({ ...matcher, pattern }),
            false,
          )}
        </>
      );
    case 'schema':
      return (
        <>
          {at}
          {value(
            'check-schema',
            words.schema,
            matcher.schemaText,
            (schemaText) => ({ ...matcher, schemaText }),
            true,
          )}
        </>
      );
    case 'type':
      return (
        <>
          {at}
          <select
            aria-label={words.type}
            data-field="check-type"
            className="control"
            disabled={readOnly}
            value={matcher.type}
            onChange={(event) => onKeep({ ...matcher, type: event.target.value })}
          >
            {TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </>
      );
    case 'duration':
    case 'size': {
      const isTime = matcher.kind === 'duration';
      return (
        <span className="flex items-center gap-1">
          <KeptField
            label={isTime ? words.ms : words.bytes}
            name="check-most"
            isDisabled={readOnly}
            className="w-24 text-right figures"
            value={String(isTime ? matcher.mostMs : matcher.mostBytes)}
            check={amount}
            onKeep={(text) =>
              onKeep(
                isTime
                  ? { kind: 'duration', mostMs: Number(text) }
                  : { kind: 'size', mostBytes: Number(text) },
              )
            }
          />
          {isTime ? words.ms : words.bytes}
        </span>
      );
    }
  }
}

/** With another place in the result; text checks without one look at all text. */
function placed(matcher: Matcher, at: string): Matcher {
  switch (matcher.kind) {
    case 'contains':
      return at === '' ? { kind: 'contains', text: matcher.text } : { ...matcher, at };
    case 'regex':
      return at === '' ? { kind: 'regex', pattern: matcher.pattern } : { ...matcher, at };
    case 'duration':
    case 'size':
      return matcher;
    default:
      return { ...matcher, at };
  }
}

import { draftFromText, type Field, type Issue } from '@lifeline/schema-form';
import { Fragment } from 'react';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { issueText, problemText } from '../issue-text.ts';
import { useFormApi } from '../state/form-api.ts';
import type { FieldProps } from './field-props.ts';
import { KeywordMark } from './keyword-mark.tsx';

const MAX_EXAMPLES = 5;

interface Fact {
  /** The keyword that says it. */
  readonly keyword?: string;
  readonly text: string;
}

interface FieldNotesProps extends FieldProps {
  readonly id: string;
  readonly field: Field;
  readonly issues: readonly Issue[];
  readonly isSecret: boolean;
}

/** Under the control: limits, default, examples, what is not drawn, and what is wrong. */
export function FieldNotes(props: FieldNotesProps) {
  const t = useT();
  const { id, field, issues, part, spot, isSecret } = props;
  const { problems, undrawn, limits, format, readOnly } = field;
  const texts = t.forms.field;
  const facts: readonly Fact[] = [
    ...(format === undefined ? [] : [{ keyword: 'format', text: format }]),
    ...limits.map(({ keyword, value }) => ({ keyword, text: limitText(keyword, value, t.forms.limits) })),
    ...(readOnly ? [{ keyword: 'readOnly', text: texts.readOnly }] : []),
    ...(spot.conditional ? [{ text: texts.conditional }] : []),
    ...(part.kind === 'property' && part.undescribed ? [{ text: texts.undescribed }] : []),
    ...(part.kind === 'entry' && part.undeclared ? [{ text: texts.undeclared }] : []),
    ...(isSecret ? [{ keyword: 'writeOnly', text: texts.secret }] : []),
    ...(undrawn.length > 0 ? [{ text: texts.undrawn(undrawn.join(', ')) }] : []),
  ];
  return (
    <div id={id} className="flex flex-col gap-0.5 text-meta empty:hidden">
      {facts.length === 0 ? null : (
        <p className="text-text-3 wrap-anywhere">
          {facts.map(({ keyword, text }, index) => (
            <Fragment key={text}>
              {index === 0 ? null : ' · '}
              {keyword === undefined ? (
                <RevealText text={text} />
              ) : (
                <KeywordMark keyword={keyword}>
                  <RevealText text={text} />
                </KeywordMark>
              )}
            </Fragment>
          ))}
        </p>
      )}
      <Examples {...props} />
      {problems.map((problem) => (
        <p key={`${problem.code} ${problem.detail}`} className="text-malformed wrap-anywhere">
          <span aria-hidden>◇ </span>
          <RevealText text={problemText(problem, t)} />
        </p>
      ))}
      {issues.map((issue) => (
        <IssueLine key={`${issue.code} ${issue.detail}`} issue={issue} />
      ))}
    </div>
  );
}

/** One issue; that something required is still missing is said quietly. */
function IssueLine({ issue }: { readonly issue: Issue }) {
  const t = useT();
  return (
    <p className={issue.code === 'required' ? 'text-text-3' : 'text-malformed wrap-anywhere'}>
      <span aria-hidden>{issue.code === 'required' ? '○ ' : '◆ '}</span>
      <KeywordMark keyword={issue.code}>
        <RevealText text={issueText(issue, t)} />
      </KeywordMark>
    </p>
  );
}

function Examples({ pointer, field: { examples } }: Pick<FieldNotesProps, 'pointer' | 'field'>) {
  const t = useT();
  const { edit } = useFormApi();
  if (examples.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-1 text-text-3">
      <KeywordMark keyword="examples">{t.forms.field.examples}</KeywordMark>
      {examples.slice(0, MAX_EXAMPLES).map((text) => (
        <button
          key={text}
          type="button"
          aria-label={t.forms.field.example(text)}
          className="min-h-6 max-w-60 truncate rounded-control px-1 font-mono text-text-2 hover:bg-fill"
          onClick={() => edit(pointer, (node) => draftFromText(text) ?? node)}
        >
          <RevealText text={text} />
        </button>
      ))}
    </p>
  );
}

function limitText(
  keyword: string,
  value: string,
  texts: Readonly<Record<string, (value: string) => string>>,
): string {
  return (Object.hasOwn(texts, keyword) ? texts[keyword]?.(value) : undefined) ?? `${keyword} ${value}`;
}

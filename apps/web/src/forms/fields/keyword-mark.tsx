import type { Shape } from '@lifeline/schema-form';
import type { ReactNode } from 'react';

/** Lit while what belongs to it is pointed at. */
export const LIT = 'rounded-control data-lit:bg-selected';

interface KeywordMarkProps {
  readonly keyword: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a keyword of the field's schema comes to: pointing at it lights up the keyword, and the other way round. */
export function KeywordMark({ keyword, className, children }: KeywordMarkProps) {
  return (
    <span data-keyword={keyword} className={className === undefined ? LIT : `${LIT} ${className}`}>
      {children}
    </span>
  );
}

/** The keywords that decide how a field is drawn, as one attribute. */
export function drawnBy(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
      return 'type format contentEncoding contentMediaType';
    case 'choice':
      return 'enum const oneOf anyOf enumNames';
    case 'multi':
    case 'array':
      return 'type items prefixItems';
    case 'union':
      return shape.keyword;
    case 'object':
      return 'type properties additionalProperties patternProperties';
    default:
      return 'type';
  }
}

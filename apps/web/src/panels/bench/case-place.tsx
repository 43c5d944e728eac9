import { RevealText } from '../../ui/reveal-text.tsx';

export interface CasePlaceProps {
  readonly place: string;
  /** What stands there now; undefined: nothing. */
  readonly value: string | undefined;
}

/** Where a case differs from its base, and what stands there. */
export function CasePlace({ place, value }: CasePlaceProps) {
  if (value === undefined) return <RevealText text={place} className="line-through decoration-error" />;
  return (
    <>
      <RevealText text={place} />
      <span className="font-normal text-text-3">{' = '}</span>
      <RevealText text={value} />
    </>
  );
}

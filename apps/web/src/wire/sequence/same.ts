import type { Arrow, LabelBox } from '@lifeline/diagram';

/** Whether two arrows look the same. */
export function sameArrow(a: Arrow | undefined, b: Arrow | undefined): boolean {
  return (
    a?.x1 === b?.x1 &&
    a?.x2 === b?.x2 &&
    a?.y === b?.y &&
    a?.style === b?.style &&
    a?.doubled === b?.doubled &&
    a?.stop === b?.stop
  );
}

/** Whether two boxes lie at the same place. */
export function sameBox(a: LabelBox, b: LabelBox): boolean {
  return a.left === b.left && a.right === b.right && a.baseline === b.baseline;
}

import type { BatteryCase } from './case.ts';
import { COMBINED, REFERENCES } from './combined.ts';
import { CONTAINERS, UNIONS } from './containers.ts';
import { CHOICES, FORMATS, NAMED, SCALARS, UNDESCRIBED } from './values.ts';

export type { BatteryCase, Step } from './case.ts';

export const BATTERY: readonly BatteryCase[] = [
  ...SCALARS,
  ...FORMATS,
  ...CHOICES,
  ...UNIONS,
  ...CONTAINERS,
  ...COMBINED,
  ...REFERENCES,
  ...UNDESCRIBED,
  ...NAMED,
];

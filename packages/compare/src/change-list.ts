import { type ChangeCode, type ChangeReason, type DefinitionChange, effectOf } from './change.ts';

/** Which way values travel through a schema: arguments go in, results come out. */
export type Side = 'input' | 'output';

type Move = 'looser' | 'tighter' | 'other';

const REASONS: Readonly<Record<Side, Record<Move, ChangeReason>>> = {
  input: { looser: 'accepted', tighter: 'refused', other: 'refused' },
  output: { looser: 'unexpected', tighter: 'expected', other: 'unexpected' },
};

/** Changes of one definition, as they are found. */
export class ChangeList {
  readonly changes: DefinitionChange[] = [];

  add(pointer: string, code: ChangeCode, reason: ChangeReason, before?: string, after?: string): void {
    this.changes.push({
      pointer,
      code,
      reason,
      effect: effectOf(reason),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    });
  }

  /** A schema takes more (`looser`), less (`tighter`) or other values than before. */
  move(side: Side, move: Move, pointer: string, code: ChangeCode, before?: string, after?: string): void {
    this.add(pointer, code, REASONS[side][move], before, after);
  }
}

import { useT } from '../i18n/language.ts';
import { classes } from '../ui/classes.ts';

export interface StepDotsProps {
  readonly count: number;
  readonly done: number;
}

/** How far a row of steps has come, as bars and as words. */
export function StepDots({ count, done }: StepDotsProps) {
  const t = useT();
  const current = Math.min(done + 1, count);
  return (
    <div className="flex items-center gap-2 text-badge text-text-3 figures">
      <span className="flex gap-0.5" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its position
            key={index}
            className={classes(
              'h-1 w-5 rounded-control',
              index < done ? 'bg-ok' : index === done ? 'bg-accent' : 'bg-border',
            )}
          />
        ))}
      </span>
      {t.app.demo.step(current, count)}
    </div>
  );
}

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How far something is, as a thin bar. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={Math.max(1, max)}
      className="h-1 w-24 shrink-0 appearance-none overflow-hidden rounded-control [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-fill [&::-webkit-progress-value]:bg-accent"
    />
  );
}

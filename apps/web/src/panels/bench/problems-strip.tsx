import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useBench } from './state/bench.ts';

/** The mistakes of the suite file, each with its place. */
export function ProblemsStrip() {
  const words = useT().bench.problems;
  const { problems, document } = useBench();
  if (problems.length === 0) return null;
  return (
    <details
      open
      data-suite-problems={problems.length}
      className="shrink-0 border-b border-border bg-malformed-fill px-4 py-2"
    >
      <summary className="text-malformed">
        {words.title(problems.length)} {words.rest}
      </summary>
      <ul className="mt-1 max-h-32 overflow-auto text-meta">
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.message}`}>
            <span className="font-mono text-text-2 figures">
              {document.path === undefined
                ? words.place(problem.line, problem.column)
                : `${fileName(document.path)}:${problem.line}:${problem.column}`}
            </span>{' '}
            <RevealText text={problem.message} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

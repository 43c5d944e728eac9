import { RevealText } from '../ui/reveal-text.tsx';

/** Methods up to this length are cut only when nothing else can be. */
const SHORT_CHARS = 16;

/** A method in mono. Where room is short, its first part is cut: `notific…/progress`, `res…/templates/list`. */
export function MethodName({
  method,
  className = '',
}: {
  readonly method: string;
  readonly className?: string;
}) {
  const slash = method.indexOf('/');
  const keeps = method.length <= SHORT_CHARS;
  return (
    <span className={`flex font-mono text-wire ${keeps ? 'max-w-full shrink-0' : 'min-w-0'} ${className}`}>
      {slash <= 0 ? null : (
        <span className="min-w-[2ch] truncate">
          <RevealText text={method.slice(0, slash)} />
        </span>
      )}
      <span className={slash <= 0 ? 'min-w-0 truncate' : 'max-w-[calc(100%-2ch)] shrink-0 truncate'}>
        <RevealText text={slash <= 0 ? method : method.slice(slash)} />
      </span>
    </span>
  );
}

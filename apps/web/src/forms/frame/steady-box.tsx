import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface SteadyBoxProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * As high as its content has ever been at this width: what stands below does not slip away from under the mouse when
 * an issue or a notice goes.
 */
export function SteadyBox({ className, children }: SteadyBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [least, setLeast] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setLeast((before) => {
        if (before.width !== width) return { width, height: 0 };
        return height > before.height ? { width, height } : before;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={className} style={{ minHeight: least.height }}>
      {children}
    </div>
  );
}

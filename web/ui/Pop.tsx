import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  /** What is shown, as a plain value. */
  readonly of: string | number;
  readonly children: ComponentChildren;
}

/** Highlights a value for a moment when it changes, but not when it first appears. */
export function Pop({ of, children }: Props) {
  const last = useRef(of);
  const changes = useRef(0);
  if (last.current !== of) {
    last.current = of;
    changes.current += 1;
  }
  return (
    <span key={changes.current} class={changes.current > 0 ? 'pop' : undefined}>
      {children}
    </span>
  );
}

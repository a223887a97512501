import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface FigureProps {
  /** The meaning of picture and number, for screen readers and pointers. */
  readonly label: string;
  readonly children: ComponentChildren;
  readonly changed?: true | undefined;
}

/** A picture with a number, said in words as well. */
export const Figure = ({ label, children, changed }: FigureProps) => (
  <span class="figure" title={label} data-changed={changed}>
    <span class="visually-hidden">{label}</span>
    <span class="figure" aria-hidden="true">
      {children}
    </span>
  </span>
);

interface HighlightProps {
  /** The value shown, to tell when it changes. */
  readonly of: string | number;
  readonly children: ComponentChildren;
}

/** Highlights a value for a moment when it changes, but not when it first appears. */
export function Highlight({ of, children }: HighlightProps) {
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

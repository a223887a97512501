import type { ComponentChildren } from 'preact';

interface Props {
  /** What the picture and its number mean, for screen readers and pointers. */
  readonly label: string;
  readonly children: ComponentChildren;
  readonly changed?: true | undefined;
}

/** A picture with a number, said in words as well. */
export const Figure = ({ label, children, changed }: Props) => (
  <span class="figure" title={label} data-changed={changed}>
    <span class="visually-hidden">{label}</span>
    <span class="figure" aria-hidden="true">
      {children}
    </span>
  </span>
);

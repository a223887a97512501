import type { ComponentChildren } from 'preact';
import './formFold.css';

interface Props {
  readonly title: string;
  /** What is chosen in it. */
  readonly chosen: string;
  readonly children: ComponentChildren;
}

/** A part of a form in one line, which opens. */
export const FormFold = ({ title, chosen, children }: Props) => (
  <details
    class="form-fold"
    // A number in it that cannot be sent is shown.
    onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}
  >
    <summary>
      <span class="form-fold-title">{title}</span>
      <span class="form-fold-chosen">{chosen}</span>
    </summary>
    {children}
  </details>
);

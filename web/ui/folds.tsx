import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import styles from './fields.module.css';

interface FoldProps {
  readonly title: string;
  readonly class?: string;
  children(): ComponentChildren;
}

/** A disclosure. Its content is drawn only while it is open, because a table of a thousand elements costs time. */
export function Fold({ title, class: name, children }: FoldProps) {
  const open = useSignal(false);
  return (
    <details class={name} onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{title}</summary>
      {open.value && children()}
    </details>
  );
}

interface FormFoldProps {
  readonly title: string;
  /** The choice made in it, in words. */
  readonly chosen: string;
  readonly children: ComponentChildren;
}

/** A part of a form in one line, which opens. */
export const FormFold = ({ title, chosen, children }: FormFoldProps) => (
  <details
    class={styles.formFold}
    // A number in it that cannot be sent is shown.
    onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}
  >
    <summary>
      <span class={styles.title}>{title}</span>
      <span class={styles.chosen}>{chosen}</span>
    </summary>
    {children}
  </details>
);

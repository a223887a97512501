import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  readonly class?: string;
  children(): ComponentChildren;
}

/** A fold. What is in it is drawn while it is open: a table of a thousand elements that nobody opens costs nothing. */
export function Fold({ title, class: name, children }: Props) {
  const open = useSignal(false);
  return (
    <details class={name} onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{title}</summary>
      {open.value && children()}
    </details>
  );
}

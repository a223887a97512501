import type { ComponentChildren } from 'preact';
import type { Target } from '../boardProps.ts';

interface Props {
  readonly lit: Target;
  readonly class: string;
  readonly changed?: true | undefined;
  readonly children: ComponentChildren;
}

/** A target of the open decision. Its content is hidden from screen readers; its label says it. */
export const LitButton = ({ lit: target, class: more, changed, children }: Props) => (
  <button
    type="button"
    class={`lit ${more}`}
    title={target.label}
    data-changed={changed}
    aria-pressed={target.pressed}
    onClick={target.tap}
  >
    <span class="visually-hidden">{target.label}</span>
    <span class="inside" aria-hidden="true">
      {children}
      {target.note !== undefined && <span class="note">{target.note}</span>}
    </span>
  </button>
);

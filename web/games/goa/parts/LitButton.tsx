import type { ComponentChildren } from 'preact';
import type { Lit } from '../table.ts';

interface Props {
  readonly lit: Lit;
  readonly class: string;
  readonly changed?: true | undefined;
  readonly children: ComponentChildren;
}

/** Something that can be tapped for the decision that is open; what is inside is hidden from screen readers. */
export const LitButton = ({ lit, class: more, changed, children }: Props) => (
  <button
    type="button"
    class={`lit ${more}`}
    title={lit.label}
    data-changed={changed}
    aria-pressed={lit.pressed}
    onClick={lit.tap}
  >
    <span class="heard">{lit.label}</span>
    <span class="inside" aria-hidden="true">
      {children}
      {lit.note !== undefined && <span class="note">{lit.note}</span>}
    </span>
  </button>
);

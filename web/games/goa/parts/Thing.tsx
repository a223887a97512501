import type { ComponentChildren } from 'preact';
import type { Lit, Pick, Table } from '../table.ts';
import { LitButton } from './LitButton.tsx';

interface Props {
  readonly table: Table;
  readonly pick: Pick;
  readonly lit: Lit | undefined;
  /** What lies there, for those who do not see it. */
  readonly label: string;
  readonly class?: string | undefined;
  readonly changed?: true | undefined;
  readonly children: ComponentChildren;
}

/**
 * A thing that has an explanation: a tap opens and closes that. Where the thing is chosen by taps
 * (`lit.pressed`), it is chosen. What is inside is hidden from screen readers.
 */
export function Thing({ table, pick, lit, label, class: more = '', changed, children }: Props) {
  if (lit?.pressed !== undefined)
    return (
      <LitButton lit={lit} class={more} changed={changed}>
        {children}
      </LitButton>
    );
  const open = isSame(table.pick, pick);
  return (
    <button
      type="button"
      class={`${lit === undefined ? 'still' : 'lit'} ${more}`}
      title={label}
      data-changed={changed}
      aria-expanded={open}
      onClick={() => table.take(open ? null : pick)}
    >
      <span class="heard">{label}</span>
      <span class="inside" aria-hidden="true">
        {children}
        {lit?.note !== undefined && <span class="note">{lit.note}</span>}
      </span>
    </button>
  );
}

/** Each kind of pick is made in one way, so that like picks are alike as text. */
const isSame = (a: Pick | null, b: Pick): boolean => JSON.stringify(a) === JSON.stringify(b);

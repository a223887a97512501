import type { ComponentChildren } from 'preact';
import type { Target, Selection, BoardProps } from '../boardProps.ts';
import styles from '../goa.module.css';

interface ThingProps {
  readonly table: BoardProps;
  readonly pick: Selection;
  readonly target: Target | undefined;
  /** The name of the thing, for players who do not see it. */
  readonly label: string;
  readonly class?: string | undefined;
  readonly changed?: true | undefined;
  readonly children: ComponentChildren;
}

/**
 * A thing with an explanation, which a tap opens and closes. If the thing is chosen by taps (`target.pressed`), a
 * tap chooses it. Its content is hidden from screen readers.
 */
export function Thing({
  table: props,
  pick,
  target,
  label,
  class: more = '',
  changed,
  children,
}: ThingProps) {
  if (target?.pressed !== undefined)
    return (
      <LitButton target={target} class={more} changed={changed}>
        {children}
      </LitButton>
    );
  const open = isSame(props.selection, pick);
  return (
    <button
      type="button"
      class={`${target === undefined ? styles.still : 'lit'} ${more}`}
      title={label}
      data-changed={changed}
      aria-expanded={open}
      onClick={() => props.select(open ? null : pick)}
    >
      <span class="visually-hidden">{label}</span>
      <span class="inside" aria-hidden="true">
        {children}
        {target?.note !== undefined && <span data-note>{target.note}</span>}
      </span>
    </button>
  );
}

/** Compares as JSON: each kind of selection is created in one place, so equal ones have equal text. */
const isSame = (a: Selection | null, b: Selection): boolean => JSON.stringify(a) === JSON.stringify(b);

interface LitButtonProps {
  readonly target: Target;
  readonly class: string | undefined;
  readonly changed?: true | undefined;
  readonly children: ComponentChildren;
}

/** A target of the open decision. Its content is hidden from screen readers; its label says it. */
export const LitButton = ({ target, class: more = '', changed, children }: LitButtonProps) => (
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
      {target.note !== undefined && <span data-note>{target.note}</span>}
    </span>
  </button>
);

import type { ComponentChildren } from 'preact';
import { formatNumber, t } from '../../lib/i18n.ts';
import { SelectField } from '../../ui/fields.tsx';
import styles from './orders.module.css';

/** The fields that forms of orders are made of. */

interface Named {
  /** The question, for everybody; it stands beside the field. */
  readonly name: string;
}

/** A question and its answer, side by side where there is room. */
export const FieldRow = ({ name, children }: Named & { readonly children: ComponentChildren }) => (
  <div class={styles.row} role="group" aria-label={name}>
    <span class={styles.name} aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
);

interface FieldOption<T> {
  readonly value: T;
  readonly text: string;
}

interface ChoiceProps<T> extends Named {
  readonly answers: readonly FieldOption<T>[];
  /** Undefined: nothing is ordered. */
  readonly value: T | undefined;
  set(value: T | undefined): void;
}

/** One of a few answers. Tapping the chosen one takes it back. */
export const ChoiceField = <T extends string | number>({ name, answers, value, set }: ChoiceProps<T>) => (
  <FieldRow name={name}>
    <span class={styles.answers}>
      {answers.map((answer) => (
        <button
          key={answer.value}
          type="button"
          aria-pressed={answer.value === value}
          onClick={() => set(answer.value === value ? undefined : answer.value)}
        >
          {answer.text}
        </button>
      ))}
    </span>
  </FieldRow>
);

interface CountProps extends Named {
  /** Null: no number is given. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** The number that the first tap gives; else the least. */
  readonly first?: number;
  set(value: number): void;
}

/** A number between − and +. */
export function CountField({ name, value, min, max, first = min, set }: CountProps) {
  const to = (n: number): void => set(Math.min(max, Math.max(min, n)));
  return (
    <span class={styles.count} role="group" aria-label={name}>
      <button
        type="button"
        aria-label={t('page.orders.less', { what: name })}
        disabled={value === null || value <= min}
        onClick={() => to((value ?? min) - 1)}
      >
        −
      </button>
      <output class={value === null ? 'muted' : 'number'}>
        {value === null ? '–' : formatNumber(value)}
      </output>
      <button
        type="button"
        aria-label={t('page.orders.more', { what: name })}
        disabled={value !== null && value >= max}
        onClick={() => to(value === null ? first : value + 1)}
      >
        +
      </button>
    </span>
  );
}

interface RankProps<T> extends Named {
  readonly items: readonly FieldOption<T>[];
  /** The items chosen, the first choice first. */
  readonly value: readonly T[];
  set(value: readonly T[]): void;
}

/** An order of preference: tapped in that order; tapped again, an item goes. Nothing where there is nothing to prefer. */
export const RankField = <T extends string | number>({ name, items, value, set }: RankProps<T>) =>
  items.length > 0 && (
    <FieldRow name={name}>
      <span class={styles.answers}>
        {items.map((item) => {
          const at = value.indexOf(item.value);
          return (
            <button
              key={item.value}
              type="button"
              aria-pressed={at >= 0}
              class={styles.rank}
              data-rank={at < 0 ? undefined : at + 1}
              onClick={() =>
                set(at < 0 ? [...value, item.value] : value.filter((other) => other !== item.value))
              }
            >
              {item.text}
              {at >= 0 && <span class="visually-hidden"> {t('page.orders.rank', { n: at + 1 })}</span>}
            </button>
          );
        })}
      </span>
    </FieldRow>
  );

interface PickProps<T> extends Named {
  readonly answers: readonly FieldOption<T>[];
  /** Undefined: nothing is ordered; shown as `none`. */
  readonly value: T | undefined;
  readonly none?: string;
  set(value: T | undefined): void;
}

/** One of many answers. */
export const PickField = <T extends string>({ name, answers, value, none, set }: PickProps<T>) => (
  <SelectField<T | null>
    class={styles.row}
    label={<span class={styles.name}>{name}</span>}
    value={value ?? null}
    options={[
      ...(none === undefined ? [] : [[null, none] as const]),
      ...answers.map((answer) => [answer.value, answer.text] as const),
    ]}
    pick={(picked) => set(picked ?? undefined)}
  />
);

interface SwitchProps extends Named {
  /** Its meaning, in a sentence. */
  readonly what?: string;
  readonly on: boolean;
  set(on: boolean): void;
}

/** Something that is on or off. */
export const SwitchField = ({ name, what, on, set }: SwitchProps) => (
  <label class={styles.toggle}>
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    <span>
      {name}
      {what !== undefined && <span class="muted">{what}</span>}
    </span>
  </label>
);

interface RemoveProps {
  /** The thing that is removed, in words. */
  readonly what: string;
  tap(): void;
}

export const RemoveButton = ({ what, tap }: RemoveProps) => (
  <button
    type="button"
    class={styles.remove}
    aria-label={t('page.orders.remove', { what })}
    onClick={({ currentTarget }) => {
      keepPlace(currentTarget);
      tap();
    }}
  >
    ×
  </button>
);

const removersIn = (list: Element | null): readonly HTMLElement[] =>
  list?.isConnected ? [...list.querySelectorAll<HTMLElement>(`.${styles.remove}`)] : [];

/**
 * Once its entry is gone, the keyboard goes on at the one that took its place. Without one it goes on at what is left of
 * the entry, or at the form's title.
 */
function keepPlace(button: HTMLElement): void {
  const list = button.closest('ol, ul');
  const entry = button.closest('li');
  const at = removersIn(list).indexOf(button);
  requestAnimationFrame(() => {
    const left = removersIn(list);
    const inEntry = entry?.isConnected ? entry.querySelector<HTMLElement>('button:enabled') : null;
    const next =
      left[Math.min(at, left.length - 1)] ?? inEntry ?? document.querySelector<HTMLElement>('#orders-title');
    next?.focus({ preventScroll: true });
  });
}

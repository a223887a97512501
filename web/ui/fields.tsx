import { type Signal, useSignal } from '@preact/signals';
import { type MessageKey, t } from '../lib/i18n.ts';
import styles from './fields.module.css';
import type { ComponentChildren } from 'preact';

/** The longest name the service takes. */
const LONGEST = 40;

interface NameFieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly required: boolean;
  /** A hint for browsers that fill in forms. */
  readonly autocomplete?: 'name' | 'off';
}

/** A field for a name that the others will see. */
export function NameField({ label, value, required, autocomplete = 'name' }: NameFieldProps) {
  const hear = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    value.value = currentTarget.value;
  };
  return (
    <p>
      <label>
        {label}
        <input
          type="text"
          dir="auto"
          required={required}
          maxLength={LONGEST}
          autocomplete={autocomplete}
          value={value.value}
          onInput={hear}
          onChange={hear} // all that some programs tell of which fill in forms
        />
      </label>
    </p>
  );
}

interface SelectFieldProps<T> {
  readonly label: ComponentChildren;
  readonly value: T;
  /** Each with its words; null is the value of one, too. */
  readonly options: readonly (readonly [value: T, words: string])[];
  pick(value: T): void;
  readonly disabled?: boolean;
  readonly class?: string | undefined;
}

/** One of a list that opens. */
export const SelectField = <T extends string | number | null>(props: SelectFieldProps<T>) => (
  <label class={props.class}>
    {props.label}
    <select
      value={`${props.value ?? ''}`}
      disabled={props.disabled}
      onChange={({ currentTarget }) => {
        const chosen = props.options[currentTarget.selectedIndex];
        if (chosen !== undefined) props.pick(chosen[0]);
      }}
    >
      {props.options.map(([value, words]) => (
        <option key={value} value={`${value ?? ''}`}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

interface RadioProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  pick(): void;
}

/** One of several choices, with a line that explains it. */
export const Radio = ({ name, label, hint, checked, pick }: RadioProps) => (
  <label class="radio">
    <input type="radio" name={name} checked={checked} onChange={pick} />
    <span>
      {label} <span class="muted">{hint}</span>
    </span>
  </label>
);

/** Browsers ask for no dot in the domain of an address, and the service does. */
export const ADDRESS_PATTERN = '.*@.*\\.[^.]{2,}';

interface AddressFieldProps {
  readonly label: string;
  readonly value: string;
  write(value: string): void;
  /** It is for the player's own address, which a browser may know. */
  readonly own?: boolean;
  readonly placeholder?: string;
}

/** A field for an address of mail. */
export function AddressField({ label, value, write, own = false, placeholder }: AddressFieldProps) {
  const hear = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
    write(currentTarget.value);
  return (
    <label>
      {label}
      <input
        type="email"
        required
        pattern={ADDRESS_PATTERN}
        {...(own ? { autocomplete: 'email' } : {})}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={value}
        onInput={hear}
        onChange={hear} // all that some programs tell of which fill in forms
      />
    </label>
  );
}

/** Copies a text, and says what came of it: `failed` where the browser does not allow it. */
export function useCopying(failed: MessageKey = 'page.copied.not') {
  const said = useSignal<MessageKey | undefined>(undefined);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      said.value = 'page.copied';
    } catch {
      said.value = failed;
    }
  };
  return { copy, said: said.value === undefined ? '' : t(said.value) };
}

interface SecretProps {
  readonly label: string;
  readonly secret: string;
  readonly copy: string;
}

/** A secret that is shown only once, whole, in a field to be selected and copied. */
export function Secret({ label, secret, copy }: SecretProps) {
  const copying = useCopying();
  return (
    <div class={styles.secret}>
      <label>
        {label}
        <textarea
          rows={2}
          readOnly
          spellcheck={false}
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <p class="buttons">
        <button type="button" onClick={() => copying.copy(secret)}>
          {copy}
        </button>
      </p>
      <p role="status">{copying.said}</p>
    </div>
  );
}

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

import type { Signal } from '@preact/signals';

/** The longest name the service takes. */
const LONGEST = 40;

interface Props {
  readonly label: string;
  readonly value: Signal<string>;
  readonly required: boolean;
  /** A hint for browsers that fill in forms. */
  readonly autocomplete?: 'name' | 'off';
}

/** A field for a name that the others will see. */
export const NameField = ({ label, value, required, autocomplete = 'name' }: Props) => (
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
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </label>
  </p>
);

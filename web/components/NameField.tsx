import type { Signal } from '@preact/signals';

/** The longest name the service takes. */
const LONGEST = 40;

interface Props {
  readonly label: string;
  readonly value: Signal<string>;
  readonly required: boolean;
}

/** The field for the name that the others will see. */
export const NameField = ({ label, value, required }: Props) => (
  <p>
    <label>
      {label}
      <input
        type="text"
        dir="auto"
        required={required}
        maxLength={LONGEST}
        autocomplete="name"
        value={value.value}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </label>
  </p>
);

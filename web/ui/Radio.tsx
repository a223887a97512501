interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  pick(): void;
}

/** One of several choices, with a line that explains it. */
export const Radio = ({ name, label, hint, checked, pick }: Props) => (
  <label class="radio">
    <input type="radio" name={name} checked={checked} onChange={pick} />
    <span>
      {label} <span class="muted">{hint}</span>
    </span>
  </label>
);

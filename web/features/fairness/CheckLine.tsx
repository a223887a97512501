import '../../table/afterwards.css';

export type CheckSign = 'yes' | 'no' | 'open';

/** What came of one check; `open`: it could not be made. */
export const CheckLine = ({ sign, text }: { readonly sign: CheckSign; readonly text: string }) => (
  <li class={`check ${sign}`}>
    <span class="sign" aria-hidden="true">
      {sign === 'yes' ? '✓' : sign === 'no' ? '✗' : '–'}
    </span>
    <span>{text}</span>
  </li>
);

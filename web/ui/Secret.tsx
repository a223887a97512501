import { useSignal } from '@preact/signals';
import { t } from '../lib/i18n.ts';
import './identity.css';

interface Props {
  readonly label: string;
  readonly secret: string;
  readonly copy: string;
}

/** What is shown only once, whole, in a field to be selected and copied. */
export function Secret({ label, secret, copy }: Props) {
  const copied = useSignal<'no' | 'yes' | 'failed'>('no');
  const take = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      copied.value = 'yes';
    } catch {
      copied.value = 'failed';
    }
  };
  return (
    <div class="secret">
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
        <button type="button" onClick={take}>
          {copy}
        </button>
      </p>
      <p role="status">
        {copied.value === 'yes' && t('identity.copied')}
        {copied.value === 'failed' && t('identity.copied.not')}
      </p>
    </div>
  );
}

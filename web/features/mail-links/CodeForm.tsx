import { useSignal } from '@preact/signals';
import { t } from '../../lib/i18n.ts';

interface Props {
  /** Does the guest at this browser have games or more that they might bring along? */
  readonly brings: boolean;
  submit(code: string, bring: boolean): unknown;
}

/** The field for the code of a mail that this browser requested. The mail may be read on another device. */
export function CodeForm({ brings, submit }: Props) {
  const code = useSignal('');
  const bring = useSignal(brings);
  const send = (event: Event): void => {
    event.preventDefault();
    void submit(code.peek(), brings && bring.peek());
  };
  return (
    <form onSubmit={send}>
      <p>{t('page.code.why')}</p>
      <p>
        <label>
          {t('page.code')}
          <input
            type="text"
            required
            autocomplete="one-time-code"
            autocapitalize="none"
            spellcheck={false}
            maxLength={20}
            value={code.value}
            onInput={({ currentTarget }) => (code.value = currentTarget.value)}
          />
        </label>
      </p>
      {brings && (
        <p>
          <label class="radio">
            <input
              type="checkbox"
              checked={bring.value}
              onChange={({ currentTarget }) => (bring.value = currentTarget.checked)}
            />
            <span>{t('page.code.bring')}</span>
          </label>
        </p>
      )}
      <p class="buttons">
        <button type="submit">{t('page.code.send')}</button>
      </p>
    </form>
  );
}

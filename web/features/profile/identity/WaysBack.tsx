import { hasAuthenticator } from './authenticator.ts';
import type { WaysBackModel } from './waysBack.ts';
import { t } from '../../../lib/i18n.ts';
import { FailureNotice } from '../../../ui/notices.tsx';

interface Props {
  readonly model: InstanceType<typeof WaysBackModel>;
  /** Does the guest at this browser have games that they might bring along? */
  readonly brings: boolean;
}

/** Signing in without a mail: with a passkey, or with a recovery code. */
export function WaysBack({ model, brings }: Props) {
  const asking = model.asking.value;
  const busy = asking.kind === 'busy';
  const send = (event: Event): void => {
    event.preventDefault();
    void model.byCode();
  };
  return (
    <>
      {brings && (
        <p>
          <label class="radio">
            <input
              type="checkbox"
              checked={model.bring.value}
              onChange={({ currentTarget }) => (model.bring.value = currentTarget.checked)}
            />
            <span>{t('identity.leaves')}</span>
          </label>
        </p>
      )}
      {hasAuthenticator() && (
        <p class="buttons">
          <button type="button" disabled={busy} onClick={() => void model.byPasskey()}>
            {t('identity.passkeys.signIn')}
          </button>
        </p>
      )}
      <details>
        <summary>{t('identity.recover.open')}</summary>
        <form onSubmit={send}>
          <p>
            <label>
              {t('identity.recovery.title')}
              <input
                type="text"
                required
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                maxLength={60}
                value={model.code.value}
                onInput={({ currentTarget }) => (model.code.value = currentTarget.value)}
              />
            </label>
          </p>
          <p class="buttons">
            <button type="submit" disabled={busy}>
              {t('identity.recover.send')}
            </button>
          </p>
        </form>
      </details>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}

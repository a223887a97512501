import type { Sessions } from '#shared/protocol/http.ts';
import { formatDateTime, t } from '../../../lib/i18n.ts';
import { dayInWords } from '../../../lib/times.ts';
import { hasAuthenticator, type WaysBackModel } from './credentials.ts';
import { FailureNotice } from '../../../ui/notices.tsx';
import styles from '../profile.module.css';

interface Props {
  readonly sessions: Sessions['sessions'];
  end(id: string): void;
  endAll(): void;
  /** A warning before the player signs out everywhere. */
  readonly warning: string;
}

/** The browsers in which the player is signed in, each with a button to sign out. */
export const SessionList = ({ sessions, end, endAll, warning }: Props) => (
  <>
    <h2>{t('page.sessions')}</h2>
    <ul class={`plain ${styles.credentials}`}>
      {sessions.map(({ id, browser: named, since, usedOn, here }) => {
        const browser = named ?? t('page.sessions.unknown');
        const at = formatDateTime(since);
        return (
          <li key={id}>
            {browser}, {here ? t('page.sessions.here') : t('page.sinceDay', { at })}
            {!here && usedOn !== null && `, ${t('identity.session.used', { day: dayInWords(usedOn) })}`}
            {!here && (
              <>
                {' '}
                <button
                  type="button"
                  aria-label={t('page.sessions.end.for', { browser, at })}
                  onClick={() => end(id)}
                >
                  {t('page.sessions.end')}
                </button>
              </>
            )}
          </li>
        );
      })}
    </ul>
    <details>
      <summary>{t('page.sessions.all')}</summary>
      <p>{warning}</p>
      <p class="buttons">
        <button type="button" onClick={endAll}>
          {t('page.sessions.all')}
        </button>
      </p>
    </details>
  </>
);

interface WaysBackProps {
  readonly model: InstanceType<typeof WaysBackModel>;
  /** Does the guest at this browser have games that they might bring along? */
  readonly brings: boolean;
}

/** Signing in without a mail: with a passkey, or with a recovery code. */
export function WaysBack({ model, brings }: WaysBackProps) {
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

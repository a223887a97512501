import type { Sessions } from '#shared/protocol/http.ts';
import { formatDateTime, t } from '../../../lib/i18n.ts';
import { dayInWords } from '../../../lib/times.ts';
import '../../../ui/identity.css';

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
    <ul class="plain credentials">
      {sessions.map(({ id, browser: named, since, usedOn, here }) => {
        const browser = named ?? t('page.sessions.unknown');
        const at = formatDateTime(since);
        return (
          <li key={id}>
            {browser}, {here ? t('page.sessions.here') : t('page.sessions.since', { at })}
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

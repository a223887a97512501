import { KEPT_DAYS } from '#shared/protocol/keptDays.ts';
import type { help } from '#shared/words/en/help.ts';
import { t } from '../../lib/i18n.ts';
import styles from './privacy.module.css';

type Key = keyof typeof help;
/** Something that is stored: there are words for what it is, and for how long it is kept. */
type Stored = { [K in Key]: K extends `privacy.${infer Id}.kept` ? Id : never }[Key];

/** Kinds of data that are kept for a number of days. Development alone captures mails, and players of a service need not know. */
const TIMED = {
  session: KEPT_DAYS.session,
  notes: KEPT_DAYS.notes,
  channels: KEPT_DAYS.deadChannel,
  notice: KEPT_DAYS.notice,
  delivery: KEPT_DAYS.delivery,
  invitation: KEPT_DAYS.invitation,
  calledOff: KEPT_DAYS.calledOff,
  guest: KEPT_DAYS.guest,
  delayedMail: KEPT_DAYS.delayedMail,
  bounce: KEPT_DAYS.bounce,
  report: KEPT_DAYS.report,
} as const satisfies Partial<Record<Stored, number>>;

const ROWS: readonly Stored[] = [
  'account',
  'keys',
  'session',
  'games',
  'groups',
  'orders',
  'notes',
  'channels',
  'notice',
  'delivery',
  'invitation',
  'calledOff',
  'guest',
  'delayedMail',
  'bounce',
  'refusals',
  'blocks',
  'report',
  'links',
  'counts',
];

/** How far the platform's backups reach back, in days. */
const BACKUP_DAYS = 30;

const daysOf = (id: Stored): number | undefined =>
  id in TIMED ? TIMED[id as keyof typeof TIMED] : undefined;

/** The page on data: what is stored of a player, what for, for how long, and who sees it. */
export const PrivacyPage = () => (
  <div class={`narrow ${styles.privacy}`}>
    <h1>{t('page.privacy')}</h1>
    <p>{t('privacy.lead')}</p>
    <p>{t('privacy.why')}</p>
    <p>{t('privacy.operator')}</p>
    <h2>{t('privacy.can')}</h2>
    <ul>
      <li>
        {t('privacy.can.export')} <a href="/me">{t('privacy.can.profile')}</a>
      </li>
      <li>{t('privacy.can.stop')}</li>
      <li>{t('privacy.can.refuse')}</li>
    </ul>
    <h2>{t('privacy.seen')}</h2>
    <ul>
      <li>{t('privacy.seen.table')}</li>
      <li>{t('privacy.seen.group')}</li>
      <li>{t('privacy.seen.nobody')}</li>
      <li>{t('privacy.seen.page')}</li>
      <li>{t('privacy.seen.you')}</li>
      <li>{t('privacy.seen.channels')}</li>
      <li>{t('privacy.seen.others')}</li>
    </ul>
    <h2 id="stored">{t('privacy.stored')}</h2>
    <StoredTable />
    <p>{t('privacy.job', { days: BACKUP_DAYS })}</p>
    <h2>{t('privacy.here')}</h2>
    <p>{t('privacy.here.what')}</p>
  </div>
);

const StoredTable = () => (
  <table aria-labelledby="stored">
    <thead>
      <tr>
        <th scope="col">{t('privacy.what')}</th>
        <th scope="col">{t('privacy.kept')}</th>
      </tr>
    </thead>
    <tbody>
      {ROWS.map((id) => (
        <tr key={id}>
          <th scope="row">{t(`privacy.${id}`)}</th>
          <td>{t(`privacy.${id}.kept`, { days: daysOf(id) ?? 0 })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

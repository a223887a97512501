import { database } from '../db/database.ts';
import { deleteDelayedMail, selectDelayedMails, type DelayedMail } from '../db/people/delayedMails.ts';
import { playerById } from '../db/people/players.ts';
import { renderMail, type MailContent } from '../wording/mailContent.ts';
import { translatorFor } from '../wording/translator.ts';
import { sendMail } from '../mail/transport.ts';
import { mailIsOn } from '../lib/settings.ts';
import { confirmationMail, signInMail } from '../wording/accountMails.ts';
import { refundQuotas, serviceQuota, tryChargeService } from './quotas.ts';

/** Maximum of delayed mails sent in one run of the sweep. */
const DELAYED_PER_SWEEP = 20;

/**
 * Sends mails that were delayed because the service had sent its daily maximum, as far as today's quota allows. Their
 * links are made now and are bound to no browser. One that cannot be sent keeps its age, and is tried until its time is over.
 * Does nothing if mail is off.
 */
export async function sendDelayed(env: Env, now: number): Promise<void> {
  if (!mailIsOn(env)) return;
  const db = database(env);
  for (const row of await selectDelayedMails(db, DELAYED_PER_SWEEP)) {
    if (!(await tryChargeService(env, 'mail', now))) return;
    const content = await delayedContent(env, row, now);
    const sent = content === undefined ? undefined : await sendMail(env, renderMail(env, content));
    if (sent?.ok === false) await refundQuotas(env, [serviceQuota(env, 'mail')], now);
    if (sent?.ok === false && sent.retry === 'nextDay') return;
    if (sent?.ok !== false || sent.retry === 'never') await deleteDelayedMail(db, row.email);
  }
}

async function delayedContent(env: Env, row: DelayedMail, now: number): Promise<MailContent | undefined> {
  const { email, playerId, game } = row;
  const translator = translatorFor(row.language);
  if (playerId === null) return signInMail(env, translator, { email, browserId: '', game, code: null }, now);
  const player = await playerById(database(env), playerId);
  return player && confirmationMail(env, translator, { playerId, name: player.name, email, code: null }, now);
}

import type { Context } from 'hono';
import { canonicalAddress } from '#shared/protocol/addresses.ts';
import { ok } from '#shared/kernel/result.ts';
import type { AskedForMail } from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import type { AppEnv } from '../http/context.ts';
import {
  insertDelayedMail,
  undeliverableReason,
  deleteDelayedMail,
  selectDelayedMails,
  type DelayedMail,
} from '../db/people/mails.ts';
import { playerByEmail, playerById, type Person } from '../db/people/players.ts';
import type { PlayerRow } from '../db/schema.ts';
import type { Sent } from '../lib/mail.ts';
import { translatorForRequest, translatorFor } from '../wording/translator.ts';
import { sendMail, type Delivery } from '../mail/transport.ts';
import { confirmationMail, formerAddressMail, signInMail, testMail } from '../wording/accountMails.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import { BROWSER_ID_LETTERS, ensureBrowserId, isAddressUsedHere } from './browserId.ts';
import { clientKey } from '../http/guard.ts';
import { codeFor } from '../lib/links.ts';
import { mailQuotas, refundQuotas, tryCharge } from './quotas.ts';
import { serviceQuota, tryChargeService } from './serviceQuotas.ts';
import { peopleDatabase } from '../db/database.ts';
import { renderMail, type MailContent } from '../wording/mailContent.ts';
import { mailIsOn } from '../lib/settings.ts';

/** Mails that are requested in a browser: to sign in, to confirm an address, and to test. */

/** May a mail be sent? `later`: the service has sent its daily maximum, and this mail waits for another day. */
type Allowance = 'now' | 'later' | 'refused';

interface Reserved {
  readonly allowance: Allowance;
  /** Refunds the quotas if the mail could not be sent. */
  readonly refund: () => Promise<void>;
}

/** Charges the quotas of a mail to this address. They do not depend on whether a player has the address. */
async function reserve(c: Context<AppEnv>, to: string, byLink = false): Promise<Reserved> {
  const now = Date.now();
  const asker = (await isAddressUsedHere(c, to)) ? 'known' : byLink ? 'link' : 'stranger';
  const playerId = c.get('person')?.playerId;
  const own = mailQuotas({ to, machine: clientKey(c), playerId, asker });
  if (!(await tryCharge(c.env, own, now))) return { allowance: 'refused', refund: async () => undefined };
  const service = asker === 'stranger' ? 'mail' : 'mail known';
  const allowance = (await tryChargeService(c.env, service, now)) ? 'now' : 'later';
  const charged = allowance === 'now' ? [...own, serviceQuota(c.env, service)] : own;
  return { allowance, refund: () => refundQuotas(c.env, charged, now) };
}

async function deliver(
  env: Env,
  content: MailContent,
  reserved: Reserved,
  how: Delivery = {},
): Promise<Sent> {
  const sent = await sendMail(env, renderMail(env, content), how);
  if (sent.ok) return sent;
  console.error({ event: 'mail failed', ...sent });
  await reserved.refund();
  return sent;
}

/**
 * Sends a sign-in mail, whose link leads to `game`. `byLink`: requested by a link that was mailed. The answer is the same for every address, and so is
 * the work before it: charging and one look-up, whether or not a player has the address. So neither answer nor timing
 * tells who plays here. The mail is sent after the answer.
 */
export async function requestSignInMail(
  c: Context<AppEnv>,
  email: string,
  { game = '', byLink = false }: { readonly game?: string | undefined; readonly byLink?: boolean },
): Promise<AskedForMail> {
  const now = Date.now();
  const browserId = await ensureBrowserId(c);
  const [reserved, player, known] = await Promise.all([
    reserve(c, email, byLink),
    playerByEmail(peopleDatabase(c.env), email),
    undeliverableReason(peopleDatabase(c.env), email),
  ]);
  const translator = translatorForRequest(c, player);
  if (reserved.allowance === 'refused') return {};
  if (reserved.allowance === 'later') {
    const delayed = {
      email,
      playerId: null,
      game,
      language: translator.language,
      createdAt: now,
    };
    await insertDelayedMail(peopleDatabase(c.env), delayed);
    return { later: true };
  }
  const code = codeFor(c.env, { for: 'in', email, browserId }, now);
  const content = signInMail(c.env, translator, { email, browserId, game, code }, now);
  c.executionCtx.waitUntil(deliver(c.env, content, reserved, { despite: ['bounce'], known }));
  return {};
}

/** Sends a mail to `email` whose link makes it the player's address. Fails with MAILS_EXHAUSTED or MAIL_FAILED. */
export async function requestConfirmationMail(
  c: Context<AppEnv>,
  person: Person,
  email: string,
): Promise<RoomResult<AskedForMail>> {
  const now = Date.now();
  const { playerId, name, session } = person;
  const reserved = await reserve(c, email);
  if (reserved.allowance === 'refused') return refuse('MAILS_EXHAUSTED');
  const translator = translatorForRequest(c, person);
  if (reserved.allowance === 'later') {
    const { language } = translator;
    await insertDelayedMail(peopleDatabase(c.env), { email, playerId, game: '', language, createdAt: now });
    return ok({ later: true });
  }
  const code = codeFor(c.env, { for: 'own', email, browserId: session.slice(0, BROWSER_ID_LETTERS) }, now);
  const content = confirmationMail(c.env, translator, { playerId, name, email, code }, now);
  const known = await playerById(peopleDatabase(c.env), playerId);
  const sent = await deliver(c.env, content, reserved, despiteOf(known, email));
  // That its reader has complained is nobody else's business.
  if (sent.ok || sent.error === 'UNDELIVERABLE') return ok({});
  return refuse('MAIL_FAILED', { params: { reason: sent.error } });
}

/** An address that mails came back from is asked for once more; one whose reader has complained by its player alone. */
const despiteOf = (player: Pick<PlayerRow, 'email'> | undefined, email: string): Delivery => {
  const own = player?.email;
  return { despite: own != null && canonicalAddress(own) === email ? ['bounce', 'complaint'] : ['bounce'] };
};

/** Sends a test mail, so that the player sees whether mail reaches them. Fails with MAILS_EXHAUSTED or MAIL_FAILED. */
export async function sendTestMail(
  c: Context<AppEnv>,
  person: Person,
  email: string,
): Promise<RoomResult<object>> {
  const reserved = await reserve(c, email);
  if (reserved.allowance !== 'now') {
    await reserved.refund();
    return refuse('MAILS_EXHAUSTED');
  }
  const sent = await deliver(
    c.env,
    testMail(c.env, translatorForRequest(c, person), { ...person, email }, Date.now()),
    reserved,
  );
  return sent.ok ? ok({ sent: true }) : refuse('MAIL_FAILED', { params: { reason: sent.error } });
}

/** Mails an address that it no longer belongs to the player. Sent after the answer. */
export function notifyFormerAddress(
  c: Context<AppEnv>,
  {
    email,
    name,
    language,
  }: { readonly email: string; readonly name: string; readonly language: Language | null },
): void {
  const content = formerAddressMail(translatorForRequest(c, { language }), { email, name });
  const delivery = { known: null }; // a warning: sent even where mails came back
  c.executionCtx.waitUntil(sendMail(c.env, renderMail(c.env, content), delivery));
}

/** The oldest of the mails that were delayed because the service had sent its daily maximum. None if mail is off. */
export const delayedMails = async (env: Env, limit: number): Promise<readonly DelayedMail[]> =>
  mailIsOn(env) ? selectDelayedMails(peopleDatabase(env), limit) : [];

/**
 * Sends delayed mails, as far as today's quota allows. Their links are made now and are bound to no browser. One that cannot be sent
 * keeps its age, and is tried until its time is over.
 */
export async function sendDelayed(env: Env, mails: readonly DelayedMail[], now: number): Promise<void> {
  const db = peopleDatabase(env);
  for (const row of mails) {
    const mail = await delayedMail(env, row, now);
    if (mail !== undefined && !(await tryChargeService(env, 'mail', now))) return;
    const sent = mail && (await sendMail(env, renderMail(env, mail.content), mail.delivery));
    if (sent?.ok === false) await refundQuotas(env, [serviceQuota(env, 'mail')], now);
    if (sent?.ok === false && sent.retry === 'nextDay') return;
    if (sent?.ok !== false || sent.retry === 'never') await deleteDelayedMail(db, row.email);
  }
}

/** The mail as it is sent now; undefined if its player is gone. */
async function delayedMail(
  env: Env,
  row: DelayedMail,
  now: number,
): Promise<{ readonly content: MailContent; readonly delivery: Delivery } | undefined> {
  const { email, playerId, game } = row;
  const translator = translatorFor(row.language);
  if (playerId === null) {
    const content = signInMail(env, translator, { email, browserId: '', game, code: null }, now);
    return { content, delivery: despiteOf(undefined, email) };
  }
  const player = await playerById(peopleDatabase(env), playerId);
  if (player === undefined) return undefined;
  const asked = { playerId, name: player.name, email, code: null };
  return { content: confirmationMail(env, translator, asked, now), delivery: despiteOf(player, email) };
}

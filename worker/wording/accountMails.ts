import { signLink } from '../lib/links.ts';
import { unsubscribeHeaders, type MailContent } from './mailContent.ts';
import { button, paragraph, smallPrint } from './mailParts.ts';
import { serviceOrigin } from '../lib/settings.ts';
import { nameIn, type Translator, defused } from './translator.ts';
import type { MailRecipient } from './gameMessage.ts';

/** Mails about a player's account: to sign in, to confirm an address, to a former address, and a test. */

/** The content of a sign-in mail. */
interface SignInRequest {
  readonly email: string;
  /** The browser that requested the mail (`browserIdOf`); empty if not known. */
  readonly browserId: string;
  /** The game the link leads to; empty for none. */
  readonly game: string;
  /** The code to type instead of opening the link; null in a delayed mail, because the browser no longer waits for it. */
  readonly code: string | null;
}

export const signInMail = (
  env: Env,
  { t, language }: Translator,
  { email, browserId, game, code }: SignInRequest,
  now: number,
): MailContent => ({
  to: email,
  language,
  subject: t('mail.in.subject'),
  parts: [
    paragraph(t(code === null ? 'mail.in.later' : 'mail.in.what')),
    button(
      t('mail.in.go'),
      `${serviceOrigin(env)}/m#${signLink(env, { for: 'in', email, browserId, game }, now)}`,
    ),
    ...(code === null ? [] : [paragraph(t('mail.code', { code: inHalves(code) }))]),
    smallPrint(t('mail.in.ignore')),
  ],
});

export const confirmationMail = (
  env: Env,
  { t, language }: Translator,
  { playerId, name, email, code }: MailRecipient & Pick<SignInRequest, 'code'>,
  now: number,
): MailContent => ({
  to: email,
  language,
  subject: t('mail.own.subject'),
  parts: [
    paragraph(t('mail.own.what', { name: nameIn(name) })),
    button(
      t('mail.own.go'),
      `${serviceOrigin(env)}/m#${signLink(env, { for: 'own', player: playerId, email }, now)}`,
    ),
    ...(code === null ? [] : [paragraph(t('mail.code', { code: inHalves(code) }))]),
    smallPrint(t('mail.own.ignore')),
  ],
});

/** The code in two halves, which is easier to read and to type. */
const inHalves = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** To an address that no longer belongs to the player. */
export const formerAddressMail = (
  { t, language }: Translator,
  { name, email }: Pick<MailRecipient, 'name' | 'email'>,
): MailContent => ({
  to: email,
  language,
  subject: t('mail.former.subject'),
  parts: [paragraph(t('mail.former.what', { name: nameIn(name) })), smallPrint(t('mail.former.not'))],
});

export function testMail(
  env: Env,
  { t, language }: Translator,
  { playerId, name, email }: MailRecipient,
  now: number,
): MailContent {
  const stop = signLink(env, { for: 'stop', player: playerId }, now);
  return {
    to: email,
    language,
    subject: t('mail.test.subject'),
    parts: [paragraph(t('mail.hello', { name: nameIn(name) })), paragraph(t('mail.test.what'))],
    headers: unsubscribeHeaders(env, stop),
  };
}

/** To a player whose webhook was switched off, because it has failed for a day. */
export const channelOffMail = (
  { t, language }: Translator,
  { name, email }: Pick<MailRecipient, 'name' | 'email'>,
  webhook: string,
): MailContent => ({
  to: email,
  language,
  subject: t('mail.off.subject'),
  parts: [
    paragraph(t('mail.hello', { name: nameIn(name) })),
    paragraph(t('mail.off.what', { webhook: defused(webhook) })),
    smallPrint(t('mail.off.next')),
  ],
});

/** To the former address of a player who has deleted their account: the last mail it gets. */
export const erasedMail = (
  { t, language }: Translator,
  { name, email }: Pick<MailRecipient, 'name' | 'email'>,
): MailContent => ({
  to: email,
  language,
  subject: t('mail.erased.subject'),
  parts: [paragraph(t('mail.erased.what', { name: nameIn(name) })), smallPrint(t('mail.erased.not'))],
});

import type { NoticeKind } from '#shared/protocol/http.ts';
import { database } from '../db/database.ts';
import { capturedMailsTable } from '../db/schema.ts';
import { isSwitchedOn } from '../development.ts';
import type { Mail, Retry, Sent } from './mail.ts';
import { isUrgent } from './occasion.ts';
import { HOLD_MS, URGENT_HOLD_MS } from './plan.ts';

/** Are mails stored instead of sent? In development only. */
export const capturesMails = (env: Env): boolean => isSwitchedOn(env, 'CAPTURE_MAILS');

/** How long a notice is held back (ms). In development MAIL_HOLD can shorten it. */
export function noticeHoldMs(env: Env, kind: NoticeKind = 'turn'): number {
  const hold = isUrgent(kind) ? URGENT_HOLD_MS : HOLD_MS;
  const shorter = capturesMails(env) && env.MAIL_HOLD !== undefined ? Number(env.MAIL_HOLD) * 1000 : hold;
  return Math.min(hold, shorter);
}

/** The secret that signs links; undefined if it is not set or empty. Captured mails never leave the machine, so any secret will do. */
export const mailKey = (env: Env): string | undefined =>
  capturesMails(env) ? 'captured mails' : env.MAIL_KEY || undefined;

/** Can this service send mail? */
export const mailIsOn = (env: Env): boolean =>
  mailKey(env) !== undefined && env.ORIGIN !== undefined && (capturesMails(env) || env.EMAIL !== undefined);

/** The sender's name. Names of players appear in subject and text only, so that no player can pose as the service. */
const SENDER = 'Carrack';

export const senderOf = (env: Env): Mail['from'] => ({
  email: env.MAIL_FROM ?? 'carrack@localhost.localdomain',
  name: SENDER,
});

/** Sends a mail through the platform, or stores it in development. Never throws. */
export async function sendMail(env: Env, mail: Mail): Promise<Sent> {
  try {
    if (capturesMails(env)) await database(env).insert(capturedMailsTable).values({ at: Date.now(), mail });
    else if (env.EMAIL === undefined) return { ok: false, error: 'MAIL_OFF', retry: 'never' };
    else await env.EMAIL.send(mail);
    return { ok: true };
  } catch (error) {
    const code = codeOf(error);
    return { ok: false, error: code, retry: retryOf(code) };
  }
}

/** Errors that no further try can avoid: the address bounced or complained before, or is not allowed. */
const PERMANENT = /^E_RECIPIENT_/;

/** The account has sent its daily maximum. */
const QUOTA = 'E_DAILY_LIMIT_EXCEEDED';

function retryOf(code: string): Retry {
  if (code === QUOTA) return 'nextDay';
  return PERMANENT.test(code) ? 'never' : 'backoff';
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'SEND_FAILED';

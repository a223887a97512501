import { database } from '../db/database.ts';
import { capturedMails } from '../db/schema.ts';
import { HOLD_MS } from './plan.ts';

/** A mail as the transport takes it; `headers` are those the platform lets a sender set. */
export interface Mail {
  readonly from: { readonly email: string; readonly name: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of a mail. `later`: worth another try. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly later: boolean };

/** Are mails kept here instead of being sent? In development only. */
export const captures = (env: Env): boolean => env.CAPTURE_MAILS !== undefined;

/** How long a notice is held back; shorter in development where a test asks for it. */
export const holdOf = (env: Env): number =>
  captures(env) && env.MAIL_HOLD !== undefined ? Number(env.MAIL_HOLD) * 1000 : HOLD_MS;

/** Secret of the links; where mails never leave the machine, any will do. */
export const mailKey = (env: Env): string | undefined =>
  env.MAIL_KEY ?? (captures(env) ? 'captured mails' : undefined);

/** Can this service send mail at all? */
export const mailIsOn = (env: Env): boolean =>
  mailKey(env) !== undefined && env.ORIGIN !== undefined && (captures(env) || env.EMAIL !== undefined);

/** Sender's name. Names of players are in subject and text only, so that nobody can pass for the service. */
const SENDER = 'Carrack';

export const senderOf = (env: Env): Mail['from'] => ({
  email: env.MAIL_FROM ?? 'carrack@localhost.localdomain',
  name: SENDER,
});

/** Hands a mail to the platform, or keeps it in development. Never throws. */
export async function sendMail(env: Env, mail: Mail): Promise<Sent> {
  try {
    if (captures(env)) await database(env).insert(capturedMails).values({ at: Date.now(), mail });
    else if (env.EMAIL === undefined) return { ok: false, error: 'MAIL_OFF', later: false };
    else await env.EMAIL.send(mail);
    return { ok: true };
  } catch (error) {
    const code = codeOf(error);
    return { ok: false, error: code, later: !PERMANENT.test(code) };
  }
}

/** The platform knows that this address will not take it: bounced before, complained, not allowed. */
const PERMANENT = /^E_RECIPIENT_/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'SEND_FAILED';

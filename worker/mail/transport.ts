import { mailProvider } from '../lib/settings.ts';
import { peopleDatabase } from '../db/database.ts';
import { insertCapturedMail, insertUndeliverable, undeliverableReason } from '../db/people/mails.ts';
import type { Mail, Retry, Sent, Undeliverable } from '../lib/mail.ts';
import { readAnswer, reactivateRequest, saysInactive, sendRequest } from './postmark.ts';

/** How a mail is sent to an address that may be undeliverable. */
export interface Delivery {
  /** Reasons that do not count, because somebody asks for this mail. */
  readonly despite?: readonly Undeliverable[];
  /** Why the address is undeliverable, if that was read before; null: it is not. */
  readonly known?: Undeliverable | null;
}

/** Sends a mail through the provider, or stores it in development. Never throws. An undeliverable address gets none. */
export async function sendMail(env: Env, mail: Mail, { despite = [], known }: Delivery = {}): Promise<Sent> {
  try {
    const reason = known === undefined ? await undeliverableReason(peopleDatabase(env), mail.to) : known;
    if (reason !== null && !despite.includes(reason))
      return { ok: false, error: 'UNDELIVERABLE', retry: 'never' };
    const sent = await sendByProvider(env, mail, reason === 'bounce');
    if (!sent.ok && isInactive(sent.error))
      await insertUndeliverable(peopleDatabase(env), mail.to, 'bounce', Date.now());
    return sent;
  } catch {
    return { ok: false, error: 'SEND_FAILED', retry: 'backoff' };
  }
}

/** `again`: the provider may refuse the address after a bounce, so it is asked to try it again. */
async function sendByProvider(env: Env, mail: Mail, again: boolean): Promise<Sent> {
  const provider = mailProvider(env);
  switch (provider?.kind) {
    case 'captured':
      await insertCapturedMail(peopleDatabase(env), mail, Date.now());
      return { ok: true };
    case 'platform':
      return sendByBinding(provider.binding, mail);
    case 'postmark': {
      if (again) await fetch(reactivateRequest(provider.account, mail.to));
      const response = await fetch(sendRequest(provider.account, mail));
      return readAnswer(response.status, await response.json().catch(() => null));
    }
    case undefined:
      return { ok: false, error: 'MAIL_OFF', retry: 'never' };
  }
}

async function sendByBinding(binding: SendEmail, mail: Mail): Promise<Sent> {
  try {
    await binding.send(mail);
    return { ok: true };
  } catch (error) {
    const code = codeOf(error);
    return { ok: false, error: code, retry: retryOf(code) };
  }
}

/** The address bounced before, or its reader complained, as the provider knows. */
const isInactive = (error: string): boolean => error === 'E_RECIPIENT_SUPPRESSED' || saysInactive(error);

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

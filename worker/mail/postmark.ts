import * as v from 'valibot';
import type { PostmarkAccount, Mail, ReturnedMail, Sent } from '../lib/mail.ts';

/** The mail provider Postmark: its requests, its answers, and the events it reports. */

const API = 'https://api.postmarkapp.com';

const headersFor = ({ token }: PostmarkAccount): HeadersInit => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-postmark-server-token': token,
});

/** The request that sends a mail. Opens and links are not tracked. */
export const sendRequest = (account: PostmarkAccount, mail: Mail): Request =>
  new Request(`${API}/email`, {
    method: 'POST',
    headers: headersFor(account),
    body: JSON.stringify({
      From: `"${mail.from.name}" <${mail.from.email}>`,
      To: mail.to,
      Subject: mail.subject,
      TextBody: mail.text,
      HtmlBody: mail.html,
      Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
      MessageStream: account.stream,
      TrackOpens: false,
      TrackLinks: 'None',
    }),
  });

/** The request that makes Postmark send to an address again after a bounce. It keeps complaints. */
export const reactivateRequest = (account: PostmarkAccount, address: string): Request =>
  new Request(`${API}/message-streams/${account.stream}/suppressions/delete`, {
    method: 'POST',
    headers: headersFor(account),
    body: JSON.stringify({ Suppressions: [{ EmailAddress: address }] }),
  });

const Answer = v.object({ ErrorCode: v.number() });

/** Codes after which no further try helps: the address is invalid, or inactive after a bounce or a complaint. */
const PERMANENT: ReadonlySet<number> = new Set([300, 406]);
/** The account has sent what it may. */
const EXHAUSTED = 405;

/** The result of a request by its answer. Faults of the service's own settings are tried again: they can be mended. */
export function readAnswer(status: number, body: unknown): Sent {
  const answer = v.safeParse(Answer, body);
  const code = answer.success ? answer.output.ErrorCode : undefined;
  if (status === 200 && code === 0) return { ok: true };
  const error = code === undefined ? `POSTMARK_HTTP_${status}` : `POSTMARK_${code}`;
  if (code === EXHAUSTED) return { ok: false, error, retry: 'nextDay' };
  return { ok: false, error, retry: code !== undefined && PERMANENT.has(code) ? 'never' : 'backoff' };
}

/** Is it the error for an address that bounced or whose reader complained? */
export const saysInactive = (error: string): boolean => error === 'POSTMARK_406';

/** An event as Postmark posts it to a webhook. Other members, and other events, are ignored. */
export const PostmarkEvent = v.object({
  RecordType: v.string(),
  Type: v.optional(v.string()),
  Email: v.optional(v.string()),
  /** Postmark sends nothing more to the address. */
  Inactive: v.optional(v.boolean()),
});
export type PostmarkEvent = v.InferOutput<typeof PostmarkEvent>;

/** The address that gets no more mail, and why; undefined for an event that changes nothing, e.g. a full mailbox. */
export function readEvent({ RecordType, Type, Email, Inactive }: PostmarkEvent): ReturnedMail | undefined {
  if (Email === undefined || Email === '') return undefined;
  const address = Email.toLowerCase();
  if (RecordType === 'SpamComplaint') return { address, reason: 'complaint' };
  const isLost = Type === 'HardBounce' || Type === 'BadEmailAddress' || Inactive === true;
  return RecordType === 'Bounce' && isLost ? { address, reason: 'bounce' } : undefined;
}

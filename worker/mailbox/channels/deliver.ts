import { type VapidKeys, pushRequest } from './push.ts';
import { peopleDatabase } from '../../db/database.ts';
import { insertCapturedMail } from '../../db/people/mails.ts';
import type { ChannelRow } from '../../db/schema.ts';
import { capturesMails, senderOf } from '../../lib/settings.ts';
import type { SentMessage } from '../../wording/gameMessage.ts';
import { publicUrl, hostProblem } from './publicUrl.ts';
import type { Delivered } from './outcome.ts';
import { webhookRequest } from './webhook.ts';

/** How long the other side may take to answer (ms). */
const ANSWER_MS = 10_000;

/** Why nothing may be sent to a host now; see `hostProblem`. */
export type HostCheck = typeof hostProblem;

/** Sends a message by a channel; in development it is kept with the captured mails instead. Never throws. */
export async function deliver(
  env: Env,
  channel: ChannelRow,
  message: SentMessage,
  now: number,
  check: HostCheck = hostProblem,
): Promise<Delivered> {
  const error = await sendOrCapture(env, channel, message, now, check).catch(errorOf);
  return { channel, error };
}

async function sendOrCapture(
  env: Env,
  channel: ChannelRow,
  message: SentMessage,
  now: number,
  check: HostCheck,
): Promise<string | null> {
  const request = await requestFor(env, channel, message, now);
  if (request === undefined) return 'PUSH_OFF';
  if (request === 'REFUSED_KEYS') return request;
  const url = publicUrl(request.url);
  if (url === undefined) return 'NOT_PUBLIC';
  if (capturesMails(env)) return capture(env, channel, message, request);
  const problem = await check(url.hostname);
  return problem ?? answerOf(await fetch(request, { signal: AbortSignal.timeout(ANSWER_MS) }), channel);
}

/** The request; undefined if the service sends no push messages. */
async function requestFor(
  env: Env,
  { target }: ChannelRow,
  message: SentMessage,
  now: number,
): Promise<Request | 'REFUSED_KEYS' | undefined> {
  if (target.kind === 'webhook') return webhookRequest(target, message, now);
  const keys = vapidKeys(env);
  if (keys === undefined) return undefined;
  return pushRequest(keys, target, message.push, message.isUrgent).catch(() => 'REFUSED_KEYS' as const);
}

/** The answer as an error code; null if the message was accepted. The body is not read. */
async function answerOf(response: Response, { target }: ChannelRow): Promise<string | null> {
  await response.body?.cancel();
  const { status } = response;
  if (response.ok) return null;
  if (target.kind === 'push' && (status === 404 || status === 410)) return 'GONE'; // RFC 8030, 7.3
  if (status >= 300 && status < 400) return 'REDIRECT';
  return `HTTP_${status}`;
}

const errorOf = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE';

/** Keeps what would have been sent where mails are kept in development. A push message is shown as it is before its encryption. */
async function capture(
  env: Env,
  { name, target }: ChannelRow,
  message: SentMessage,
  request: Request,
): Promise<null> {
  const text = target.kind === 'push' ? JSON.stringify(message.push, null, 2) : await request.text();
  const mail = {
    from: senderOf(env),
    to: `${target.kind}: ${name}`,
    subject: message.push.title,
    text,
    html: '',
    headers: { url: request.url, ...Object.fromEntries(request.headers) },
  };
  await insertCapturedMail(peopleDatabase(env), mail, Date.now());
  return null;
}

/** The keys; undefined if the service sends no push messages. */
export function vapidKeys(env: Env): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, ORIGIN: origin } = env;
  if (!publicKey || !privateKey || origin === undefined) return undefined;
  return { publicKey, privateKey, subject: subjectFor(env, origin) };
}

/** Push services take an https or a mailto address. */
const subjectFor = ({ MAIL_FROM: address }: Env, origin: string): string =>
  origin.startsWith('https:') || address === undefined ? origin : `mailto:${address}`;

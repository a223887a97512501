import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushPayload } from '#shared/protocol/http.ts';
import type { ChannelTarget } from '../../db/schema.ts';
import { shortened } from '../../wording/translator.ts';

/** The service's keys for web push (RFC 8292), base64url. Made by `npm run keys`. */
export interface VapidKeys {
  /** An uncompressed point of P-256. Browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** How a push service reaches the operator: the service's address. */
  readonly subject: string;
}

type PushTarget = Pick<Extract<ChannelTarget, { kind: 'push' }>, 'endpoint' | 'p256dh' | 'auth'>;

/** How long a push service keeps a message for a device that is off (s): as long as the first reminder is away. */
const TTL_S = 86_400;

/** Push services replace an undelivered message of the same topic (RFC 8030, 5.4), so a device that was off shows one. */
const TOPIC = 'carrack';

/**
 * Longest title and body in UTF-16 units. The encryption takes 3 993 bytes, and a unit is at most three bytes of UTF-8 and
 * six of escaped JSON.
 */
const [TITLE, BODY] = [150, 400];

/**
 * The request that sends a message to a device, encrypted for it (RFC 8291) and signed by the service (RFC 8292). Throws if
 * the subscription's keys are not usable.
 */
export async function pushRequest(
  keys: VapidKeys,
  { endpoint, p256dh, auth }: PushTarget,
  payload: PushPayload,
  isUrgent: boolean,
): Promise<Request> {
  const data = { ...payload, title: shortened(payload.title, TITLE), body: shortened(payload.body, BODY) };
  const options = { ttl: TTL_S, topic: TOPIC, urgency: isUrgent ? 'high' : 'normal' } as const;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const { method, headers, body } = await buildPushPayload({ data, options }, subscription, keys);
  return new Request(endpoint, { method, headers, body, redirect: 'manual' });
}

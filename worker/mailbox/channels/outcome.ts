import type { DeliveryHeld, ChannelInfo } from '#shared/protocol/http.ts';
import type { ChannelRow } from '../../db/schema.ts';
import type { Retry, Sent } from '../../lib/mail.ts';

/** The host that a channel sends to. */
export const hostOf = ({ target }: Pick<ChannelRow, 'target'>): string =>
  new URL(target.kind === 'push' ? target.endpoint : target.url).hostname;

/** A channel as its player may see it: without the address and the keys, which are the receiver's secrets. */
export const channelInfo = ({ target, ...row }: ChannelRow): ChannelInfo => ({
  id: row.id,
  kind: target.kind,
  name: row.name,
  host: hostOf({ target }),
  shape: target.kind === 'push' ? null : target.shape,
  gameId: row.gameId,
  since: row.createdAt,
  sentAt: row.sentAt,
  error: row.error,
  off: row.off,
});

/** The result of a delivery, and the state of its channel after it. Pure. */

/** The result of a delivery; see `DeliveryReceipt` for the errors. */
export interface Delivered {
  readonly channel: ChannelRow;
  readonly error: string | null;
}

/** Was it not sent, because a quota of the day is used up? */
const isHeld = (error: string | null): error is DeliveryHeld => error === 'QUOTA_REACHED';

/** The result of a delivery that a quota held back. */
export const held = (channel: ChannelRow): Delivered => ({
  channel,
  error: 'QUOTA_REACHED' satisfies DeliveryHeld,
});

/** A channel that has failed for this long (ms) is switched off. */
const FAILING_MS = 86_400_000;

/** The columns of a channel after a delivery that ended with `error` (null: accepted). What the service lacks or holds back is no fault of the channel. */
export function afterDelivery(
  channel: Pick<ChannelRow, 'sentAt' | 'failingSince' | 'off'>,
  error: string | null,
  now: number,
): Pick<ChannelRow, 'sentAt' | 'error' | 'failingSince' | 'off'> {
  if (error === null) return { sentAt: now, error: null, failingSince: null, off: channel.off };
  const { sentAt, off } = channel;
  if (error === 'PUSH_OFF' || isHeld(error))
    return { sentAt, error, failingSince: channel.failingSince, off };
  const failingSince = channel.failingSince ?? now;
  const since = { sentAt, error, failingSince };
  if (off !== null) return { ...since, off };
  if (error === 'GONE') return { ...since, off: 'gone' };
  return { ...since, off: now - failingSince >= FAILING_MS ? 'failing' : null };
}

/** The result of a message as a whole, from its results by each way. Pure. */

/**
 * Was the player told of this game? They were, if the mail was sent or one channel for the game has accepted the message.
 * Otherwise the mail's failure counts; without a mail, or if no try of it helps, the failure of a channel that may be tried again.
 */
export function reached(gameId: string, mail: Sent | undefined, delivered: readonly Delivered[]): Sent {
  const ways = delivered.filter(({ channel }) => channel.gameId === null || channel.gameId === gameId);
  if (mail?.ok === true || ways.some(({ error }) => error === null)) return { ok: true };
  const retry = retryOf(ways);
  if (mail !== undefined && (mail.retry !== 'never' || retry === 'never')) return mail;
  const [first] = ways;
  if (first === undefined) return { ok: false, error: 'NO_ADDRESS', retry };
  return { ok: false, error: first.error ?? 'SEND_FAILED', retry };
}

/** A device that has gone does not come back, and what a quota holds back waits for the next day. */
function retryOf(ways: readonly Delivered[]): Retry {
  const open = ways.filter(({ error }) => error !== 'GONE');
  if (open.length === 0) return 'never';
  return open.every(({ error }) => isHeld(error)) ? 'nextDay' : 'backoff';
}

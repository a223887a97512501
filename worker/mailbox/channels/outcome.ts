import type { DeliveryHeld } from '#shared/protocol/http.ts';
import type { ChannelRow } from '../../db/schema.ts';

/** What a delivery means for its channel. Pure. */

/** What came of a delivery; see `DeliveryReceipt` for the errors. */
export interface Delivered {
  readonly channel: ChannelRow;
  readonly error: string | null;
}

/** Was it not sent, because a quota of the day is used up? */
export const isHeld = (error: string | null): error is DeliveryHeld => error === 'QUOTA_REACHED';

/** What came of a delivery that a quota held back. */
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

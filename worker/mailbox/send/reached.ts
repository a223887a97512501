import { isHeld, type Delivered } from '../channels/outcome.ts';
import type { Retry, Sent } from '../../lib/mail.ts';

/** What became of a message as a whole, from what became of it by each way. Pure. */

/**
 * Was the player told of this game? They were, if the mail was sent or one channel for the game has accepted the message.
 * Otherwise the mail's failure counts; without a mail the failure of a channel, after which the message is tried again.
 */
export function reached(gameId: string, mail: Sent | undefined, delivered: readonly Delivered[]): Sent {
  const ways = delivered.filter(({ channel }) => channel.gameId === null || channel.gameId === gameId);
  if (mail?.ok === true || ways.some(({ error }) => error === null)) return { ok: true };
  if (mail !== undefined) return mail;
  const [first] = ways;
  if (first === undefined) return { ok: false, error: 'NO_ADDRESS', retry: 'never' };
  return { ok: false, error: first.error ?? 'SEND_FAILED', retry: retryOf(ways) };
}

/** A device that has gone does not come back, and what a quota holds back waits for the next day. */
function retryOf(ways: readonly Delivered[]): Retry {
  const open = ways.filter(({ error }) => error !== 'GONE');
  if (open.length === 0) return 'never';
  return open.every(({ error }) => isHeld(error)) ? 'nextDay' : 'backoff';
}

import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { Memory } from '../lib/platform.ts';

type Viewed = Pick<GameView, 'id' | 'you' | 'seq' | 'lastIsOwn'>;

/** By seat too: what one player of a game has seen at a device is news to the next. `you` null: a spectator. */
const keyOf = (game: string, you: Seat | null): string => `carrack.seen.${game}.${you ?? 'none'}`;

/** The last row of a game this device has shown to a seat; undefined where it has shown it none. */
export function seenOf(device: Memory, game: string, you: Seat | null): number | undefined {
  const seen = device.read(keyOf(game, you));
  return typeof seen === 'number' ? seen : undefined;
}

export const keepSeen = (device: Memory, game: string, you: Seat | null, seq: number): void =>
  device.write(keyOf(game, you), seq);

/** Rows after which a player on a device new to the game is told what came since their last move: they have made one then. */
export const LONG = 20;

/**
 * Will the recap have something to tell once the log is there? Wrong only in rare cases, such as a row that was forced after
 * the viewer's own decision.
 */
export function expectsRecap(device: Memory, { id, you, seq, lastIsOwn }: Viewed): boolean {
  const isNew = you !== null && seq > LONG;
  return !lastIsOwn && (seenOf(device, id, you) ?? (isNew ? 0 : seq)) < seq;
}

import { effect, type ReadonlySignal } from '@preact/signals';
import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Position } from '../../table/draft.ts';
import type { Memory } from '../../lib/platform.ts';

/** How a page tells that its player's turn begins. Neither way is used unless the player asked for it. */
export interface ChimeWish {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const KEPT = 'carrack.chime';

/** What is wanted on this device. What another version of the page has left here counts as nothing. */
export function wishedChime(device: Memory): ChimeWish {
  const kept = device.read(KEPT);
  const has = (way: string): boolean =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(kept).some(([key, on]) => key === way && on === true);
  return { sound: has('sound'), vibration: has('vibration') };
}

export const wishChime = (device: Memory, wish: ChimeWish): void => device.write(KEPT, wish);

/** What is known of the game at the present. */
interface Turns {
  readonly you: ReadonlySignal<Seat | null>;
  readonly yourTurn: ReadonlySignal<boolean>;
  readonly position: ReadonlySignal<Position>;
  readonly log: ReadonlySignal<readonly Commit[]>;
}

/**
 * Calls back whenever the player's turn begins from now on, unless they brought that about themselves, e.g. by taking
 * back a move. Returns how to call it off.
 */
export function onTurnBegun({ you, yourTurn, position, log }: Turns, begun: () => void): () => void {
  let before = yourTurn.peek();
  return effect(() => {
    const now = yourTurn.value;
    const begins = now && !before;
    before = now;
    if (!begins) return;
    const row = log.peek()[position.peek().seq - 1]; // undefined: not fetched yet, so another page's or player's
    const isOwn = row !== undefined && row.seat === you.peek() && row.by === 'person';
    if (!isOwn) begun();
  });
}

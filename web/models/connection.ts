import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../shared/kernel/types.ts';
import type { Connection, Listener } from '../socket.ts';
import type { World } from './world.ts';

/** A game's live connection, as its page has it. */
export interface LiveLine {
  /** What the page shows of it. */
  readonly state: {
    readonly connection: ReadonlySignal<Connection>;
    /** There was a connection once. */
    readonly wasLive: ReadonlySignal<boolean>;
  };
  /** Does it tell what that seat sees? Yes while it has not said whose eyes it has. */
  isFor(you: Seat | null): boolean;
  /** Begins anew, with the session the browser has now. */
  begin(): void;
}

/** Keeps a live connection from when the game is there (`ready`) until the model is disposed of. */
export function connect(
  id: string,
  world: World,
  ready: () => boolean,
  { from, frame, seatChanged }: Omit<Listener, 'connection'>,
): LiveLine {
  const connection = signal<Connection>('connecting');
  const wasLive = signal(false);
  const begun = signal(0);
  const wanted = computed(() => (ready() ? begun.value : undefined));
  let eyes: Seat | null | undefined;
  effect(() => {
    if (wanted.value === undefined) return undefined;
    eyes = undefined;
    const live = world.live(id, {
      from,
      seatChanged,
      frame: (told) => {
        if (told.type === 'table') eyes = told.you;
        frame(told);
      },
      connection: (now) => {
        connection.value = now;
        if (now === 'live') wasLive.value = true;
      },
    });
    return () => live.close();
  });
  const begin = (): void => {
    connection.value = 'connecting';
    begun.value += 1;
  };
  return { state: { connection, wasLive }, isFor: (you) => eyes === undefined || eyes === you, begin };
}

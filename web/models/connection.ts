import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Connection, Listener } from '../socket.ts';
import type { Table } from './table.ts';
import type { World } from './world.ts';

/**
 * Keeps a game's live connection until the model is disposed of: none while `wanted` is 0, and with every change of that
 * another one, with the session the browser has then.
 */
export function connect(
  id: string,
  world: World,
  wanted: ReadonlySignal<number>,
  listener: Omit<Listener, 'connection'>,
): Pick<Table, 'connection' | 'wasLive'> {
  const connection = signal<Connection>('connecting');
  const wasLive = signal(false);
  effect(() => {
    if (wanted.value === 0) return undefined;
    connection.value = 'connecting';
    const live = world.live(id, {
      ...listener,
      connection: (now) => {
        connection.value = now;
        if (now === 'live') wasLive.value = true;
      },
    });
    return () => live.close();
  });
  return { connection, wasLive };
}

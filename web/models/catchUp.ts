import { computed, effect } from '@preact/signals';
import type { Platform } from './platform.ts';
import type { RemoteGame } from './remoteGame.ts';

/** After this time (ms) rows that have not come are asked for again; then ever more rarely. */
const AGAIN = 5_000;
const LONGEST_WAIT = 60_000;

/** While the log lacks rows that the page has come to, they are asked for again: a request for them may have failed. */
export function catchUp(
  { log, position, connection, signedIn, refresh }: RemoteGame,
  { later }: Pick<Platform, 'later'>,
): void {
  const rows = computed(() => log.value.length);
  const isShort = computed(() => rows.value < position.value.seq && signedIn.value === undefined);
  effect(() => {
    void [rows.value, connection.value]; // with more rows, and with another connection, it begins anew
    if (!isShort.value) return undefined;
    let wait = AGAIN;
    const ask = (): void => {
      void refresh();
      wait = Math.min(LONGEST_WAIT, wait * 2);
      callOff = later(wait, ask);
    };
    let callOff = later(wait, ask);
    return () => callOff();
  });
}

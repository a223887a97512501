import { computed, effect } from '@preact/signals';
import type { Platform } from '../lib/platform.ts';
import type { RemoteGame } from './remoteGame.ts';

/** After this time (ms) rows that have not come are asked for again; then ever more rarely. */
const AGAIN = 5_000;
const LONGEST_WAIT = 60_000;

/**
 * While log and position are apart, both are asked for again: a request may have failed. The log may lack rows, and after an
 * undo the position has to be fetched.
 */
export function catchUp(
  { log, position, connection, signedIn, refresh }: RemoteGame,
  { later }: Pick<Platform, 'later'>,
): void {
  const gap = computed(() => (signedIn.value ? 0 : position.value.seq - log.value.length));
  effect(() => {
    void connection.value; // with another gap, and with another connection, it begins anew
    if (gap.value === 0) return undefined;
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

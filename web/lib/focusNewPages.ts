import { effect } from '@preact/signals';
import { route, type Route } from '../routes.ts';

/**
 * The keyboard, and with it a screen reader, goes to each new page: the link that led there may be gone. A page with a place
 * of its own to begin at, such as a turn, leads on from there. Returns how to stop.
 */
export function focusNewPages(): () => void {
  let before = placeOf(route.peek());
  return effect(() => {
    const now = placeOf(route.value);
    if (now !== before) document.getElementById('main')?.focus({ preventScroll: true });
    before = now;
  });
}

/** The table, the text or the history of a game is one page, at whatever row: its slider keeps the keyboard. */
const placeOf = (at: Route): unknown => (at.page === 'game' ? `${at.game} ${at.mode}` : at);

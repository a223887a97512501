import { presence } from './presence.ts';
import { openLive, type Listener, type Live } from './socket.ts';

/** The live connection of a page in a browser. */
export const openHere = (id: string, listener: Listener): Live =>
  nudged(openLive(id, listener, { origin: location.origin.replace(/^http/, 'ws'), presence: presence() }));

/** Signs that somebody wants to go on: a phone taken out of the pocket, a tap. They do not wait for the next try. */
const SIGNS = ['online', 'pointerdown', 'keydown'] as const;

function nudged(live: Live): Live {
  const seen = (): void => {
    if (document.visibilityState === 'visible') live.nudge();
  };
  for (const sign of SIGNS) addEventListener(sign, live.nudge, { passive: true });
  document.addEventListener('visibilitychange', seen);
  return {
    nudge: live.nudge,
    close: () => {
      for (const sign of SIGNS) removeEventListener(sign, live.nudge);
      document.removeEventListener('visibilitychange', seen);
      live.close();
    },
  };
}

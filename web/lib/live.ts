import { presence } from './presence.ts';
import { openLive, type Listener, type Live } from './socket.ts';

/** The live connection of a page in a browser. */
export const openHere = (id: string, listener: Listener): Live =>
  nudged(openLive(id, listener, { origin: location.origin.replace(/^http/, 'ws'), presence: presence() }));

/** Signs that somebody wants to go on. They do not wait for the next try. */
const SIGNS = ['pointerdown', 'keydown'] as const;

function nudged(live: Live): Live {
  /** A phone is taken out of the pocket: nobody has said that its connection is dead. */
  const seen = (): void => {
    if (document.visibilityState === 'visible') live.probe();
  };
  for (const sign of SIGNS) addEventListener(sign, live.nudge, { passive: true });
  addEventListener('online', live.probe);
  document.addEventListener('visibilitychange', seen);
  return {
    ...live,
    close: () => {
      for (const sign of SIGNS) removeEventListener(sign, live.nudge);
      removeEventListener('online', live.probe);
      document.removeEventListener('visibilitychange', seen);
      live.close();
    },
  };
}

import { presence } from './presence.ts';
import { openLive, type Listener, type Live } from './socket.ts';

/** The live connection of a page in a browser. */
export const openHere = (id: string, listener: Listener): Live =>
  nudged(openLive(id, listener, { origin: location.origin.replace(/^http/, 'ws'), presence: presence() }));

/** A phone taken out of the pocket should not wait for the next try. */
function nudged(live: Live): Live {
  const seen = (): void => {
    if (document.visibilityState === 'visible') live.nudge();
  };
  addEventListener('online', live.nudge);
  document.addEventListener('visibilitychange', seen);
  return {
    nudge: live.nudge,
    close: () => {
      removeEventListener('online', live.nudge);
      document.removeEventListener('visibilitychange', seen);
      live.close();
    },
  };
}

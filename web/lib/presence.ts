import type { Presence } from './socket.ts';

/** A page that is visible but was not touched for so long stands on a desk that nobody sits at. */
const LEFT_ALONE_MS = 300_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Is somebody looking at this page? Visible, and used within the last minutes. */
export function presence(): Presence {
  let touched = Date.now();
  const isHere = (): boolean =>
    document.visibilityState === 'visible' && Date.now() - touched < LEFT_ALONE_MS;
  return {
    isHere,
    onChange: (callback) => {
      let before = isHere();
      const look = (): void => {
        const now = isHere();
        if (now !== before) callback();
        before = now;
      };
      const touch = (): void => {
        touched = Date.now();
        look();
      };
      const timer = setInterval(look, LEFT_ALONE_MS / 10);
      document.addEventListener('visibilitychange', touch);
      for (const sign of SIGNS) addEventListener(sign, touch, { passive: true });
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', touch);
        for (const sign of SIGNS) removeEventListener(sign, touch);
      };
    },
  };
}

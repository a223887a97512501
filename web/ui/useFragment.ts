import { useSignalEffect } from '@preact/signals';
import { route } from '../routes.ts';

/** Frames after which a part that has not come is given up: some ten seconds. */
const PATIENCE = 600;

/** Shows the part of the page that the address names, once all parts are there and it has its place. */
export function useFragment(): void {
  useSignalEffect(() => {
    void route.value; // a new address of this page
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      frames += 1;
      if (location.hash.length < 2 || frames > PATIENCE) return;
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (place === null || document.querySelector('.still-loading, .loading') !== null) {
        frame = requestAnimationFrame(look);
        return;
      }
      place.scrollIntoView();
      place.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
}

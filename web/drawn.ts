import { signal, type ReadonlySignal } from '@preact/signals';

const done = signal(false);

/** There is something to look at and to choose: what may come later comes from now on. */
export const drawn: ReadonlySignal<boolean> = done;

export const nowDrawn = (): void => void (done.value = true);

/** Milliseconds after which nothing waits for a page any more that has not been drawn: something of it failed. */
const LATEST = 10_000;

export const whenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const givenUp = setTimeout(nowDrawn, LATEST);
    const stop = done.subscribe((is) => {
      if (!is) return;
      clearTimeout(givenUp);
      resolve();
      queueMicrotask(() => stop());
    });
  });

import { signal, type ReadonlySignal } from '@preact/signals';

const done = signal(false);

/** There is something to look at and to choose, and a table has told what came since: what may come later comes now. */
export const interactive: ReadonlySignal<boolean> = done;

export const markInteractive = (): void => void (done.value = true);

/** Milliseconds after which nothing waits for a page any more that has not been drawn: something of it failed. */
const LATEST = 10_000;

export const whenInteractive = (): Promise<void> =>
  new Promise((resolve) => {
    const givenUp = setTimeout(markInteractive, LATEST);
    const stop = done.subscribe((is) => {
      if (!is) return;
      clearTimeout(givenUp);
      resolve();
      queueMicrotask(() => stop());
    });
  });

import { signal, type ReadonlySignal } from '@preact/signals';

const done = signal(false);

/** There is something to look at and to choose: what may come later comes from now on. */
export const drawn: ReadonlySignal<boolean> = done;

export const nowDrawn = (): void => void (done.value = true);

export const whenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = done.subscribe((is) => {
      if (!is) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

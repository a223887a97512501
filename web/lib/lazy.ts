import { signal } from '@preact/signals';

/** A part of the page. Undefined while it is being fetched; the components that asked are drawn again when it has loaded. */
export interface Lazy<T> {
  (): T | undefined;
  /** Fetches it ahead. */
  fetch(): Promise<void>;
}

/** Fetches a part and its words at the first call. If that fails, the next call tries again. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const part = signal<T | undefined>(undefined);
  let fetching: Promise<void> | undefined;
  const fetch = (): Promise<void> =>
    (fetching ??= load().then(
      (it) => void (part.value = it),
      () => void (fetching = undefined),
    ));
  const ask = (): T | undefined => {
    void fetch();
    return part.value;
  };
  return Object.assign(ask, { fetch });
}

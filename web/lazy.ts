import { signal } from '@preact/signals';
import { withWords } from './language.ts';

/** A part of the page; asked for it, undefined while it is being fetched: whoever asked is drawn anew when it is there. */
export interface Lazy<T> {
  (): T | undefined;
  /** Fetches it ahead. */
  fetch(): Promise<void>;
}

/** A part fetched, with the words it brings, when it is first asked for; tried again at the next asking if that fails. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const part = signal<T | undefined>(undefined);
  let fetching: Promise<void> | undefined;
  const fetch = (): Promise<void> =>
    (fetching ??= withWords(load).then(
      (it) => void (part.value = it),
      () => void (fetching = undefined),
    ));
  const ask = (): T | undefined => {
    void fetch();
    return part.value;
  };
  return Object.assign(ask, { fetch });
}

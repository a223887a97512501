import { useEffect } from 'preact/hooks';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'repeat' | 'defaultPrevented'>;

/**
 * Enter as a key of its own. The one that ends a composition of Chinese, Japanese or Korean belongs to what is being written;
 * Safari sends it after the composition, and only by its old code can it be told.
 */
export const isEnter = ({ key, keyCode, isComposing }: Typed): boolean =>
  key === 'Enter' && !isComposing && keyCode !== COMPOSED;
type Typed = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>;
const COMPOSED = 229;

/** Control and Enter, or Command and Enter. One key alone could send by mistake what cannot always be taken back. */
export const isSendKey = ({ key, ctrlKey, metaKey, repeat, defaultPrevented }: Press): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat && !defaultPrevented;

/** Fields in which the key belongs to what is being written. A number in the turn bar is the draft itself. */
const WRITING = ':is(textarea, input, select):not(.turn-bar *)';

export const isWriting = ({ target }: Event): boolean => target instanceof Element && target.matches(WRITING);

/** Escape calls `back`; not from a field for text. */
export function useBackKey(back: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isWriting(event)) back();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [back]);
}

/** While `send` is there, the key sends; not from a field for text. */
export function useSendKey(send: (() => void) | undefined): void {
  useEffect(() => {
    if (send === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!isSendKey(event) || isWriting(event)) return;
      event.preventDefault(); // a button with the focus would be pressed as well
      send();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [send]);
}

/** By then (ms) a double tap is over. */
const OVER = 400;

/**
 * For a moment what comes under the finger answers no tap (page.css): the whole turn bar after Send, Send after a choice, and
 * the profile after a button. The second half of a double tap would pass, open or send something before it has been read.
 */
export function ignoreDoubleTap(place: HTMLElement | null): void {
  if (place === null) return;
  place.dataset.settling = '';
  setTimeout(() => delete place.dataset.settling, OVER);
}

import { useEffect } from 'preact/hooks';
import { t } from './i18n.ts';
import { effect, signal, useSignalEffect, useSignal, type ReadonlySignal } from '@preact/signals';
import { route, type Route } from '../routes.ts';

/** The name of the game whose table is shown; the site's header tells it. */
export const tableName = signal('');

/** The title of a page in the browser, by its heading; the first page has the service's own name. `waiting`: games that wait. */
export function pageTitle(heading: string, waiting = 0): string {
  const title = heading === '' ? t('page.title') : t('page.title.game', { game: heading });
  return waiting > 0 ? t('page.title.waiting', { n: waiting, title }) : title;
}

/** Names a page at the address of games or of the help: all others have the name of their heading (`PageFrame.tsx`). */
export function useTitle(heading: string): void {
  useEffect(() => {
    document.title = pageTitle(heading);
  }, [heading]);
}

/** Keeps the page's name as its heading says, also when that comes late. The result stops it. */
export function followHeading(waiting: number): () => void {
  const main = document.getElementById('main');
  const name = (): void => {
    document.title = pageTitle(main?.querySelector(':not(.loading) > h1')?.textContent ?? '', waiting);
  };
  name();
  const observer = new MutationObserver(name);
  if (main !== null) observer.observe(main, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** The address of the tab's icon, with the number of games that wait; from ten on it says `9+`. */
export const tabIconOf = (waiting: number): string =>
  waiting === 0 ? '/icon.svg' : `/icons/waiting-${waiting > 9 ? 'more' : waiting}.svg`;

/**
 * Moves the focus to each new page, because the link that led there may be gone. A page with a better place to begin at, such
 * as a turn, moves it on from there. The result stops it.
 */
export function focusNewPages(): () => void {
  let before = placeOf(route.peek());
  return effect(() => {
    const now = placeOf(route.value);
    if (now !== before) document.getElementById('main')?.focus({ preventScroll: true });
    before = now;
  });
}

/** The table, the text or the history of a game is one page, at whatever row: its slider keeps the keyboard. */
const placeOf = (at: Route): unknown => (at.page === 'game' ? `${at.game} ${at.mode}` : at);

/** Frames after which a part that has not come is given up: some ten seconds. */
const PATIENCE = 600;

/** Shows the part of the page that the address names, once all parts are there and it has its place. */
export function useFragment(): void {
  useSignalEffect(() => {
    void route.value; // a new address of this page
    let frames = 0;
    let frame = requestAnimationFrame(function search() {
      frames += 1;
      if (location.hash.length < 2 || frames > PATIENCE) return;
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (place === null || document.querySelector('.still-loading, .loading') !== null) {
        frame = requestAnimationFrame(search);
        return;
      }
      place.scrollIntoView();
      place.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** Is the page in view, as far as the browser knows? */
export function usePageVisible(): ReadonlySignal<boolean> {
  const visible = useSignal(document.visibilityState === 'visible');
  useEffect(() => {
    const watch = (): void => {
      visible.value = document.visibilityState === 'visible';
    };
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }, [visible]);
  return visible;
}

/** Lets the browser save a file of this name with this text. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }));

/** Lets the browser save a file of this name. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser reads it after the click
}

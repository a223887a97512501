import { useEffect } from 'preact/hooks';
import { t } from './i18n.ts';

/** What the browser calls a page by its heading; the first page has the service's own name. `waiting`: games that wait. */
export function pageTitle(heading: string, waiting = 0): string {
  const title = heading === '' ? t('page.title') : t('page.title.game', { game: heading });
  return waiting > 0 ? t('page.title.waiting', { n: waiting, title }) : title;
}

/** Names a page at the address of games or of the help: all others have the name of their heading (`PageFoot.tsx`). */
export function useTitle(heading: string): void {
  useEffect(() => {
    document.title = pageTitle(heading);
  }, [heading]);
}

/** Keeps the page's name as its heading says, also when that comes late. Returns how to stop. */
export function titleByHeading(waiting: number): () => void {
  const main = document.getElementById('main');
  const name = (): void => {
    document.title = pageTitle(main?.querySelector(':not(.loading) > h1')?.textContent ?? '', waiting);
  };
  name();
  const observer = new MutationObserver(name);
  if (main !== null) observer.observe(main, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

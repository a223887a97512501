import { showTipsOnTouch } from './components/tips.ts';
import { keepPage } from './offline.ts';

/** What keeps games comes with what keeps the page, so that it is there when it is needed. */
export { browserStore, createOfflineCache } from './offlineCache.ts';

/** What begins once the page is there. Without it the page is as it is online, by mouse. */
export async function startRest(): Promise<void> {
  showTipsOnTouch();
  if (import.meta.env.PROD) await keepPage(); // in development its parts have no lasting names
}

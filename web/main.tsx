import { effect } from '@preact/signals';
import { render } from 'preact';
import { formatMakers } from '#shared/words/render.ts';
import { App, homePage } from './App.tsx';
import { showTipsOnTouch } from './ui/tips.ts';
import { firstWords, follow, language, preferred } from './lib/language.ts';
import { keepPage } from './lib/offline.ts';
import { VisitorModel } from './lib/visitor.ts';
import { leaving } from './lib/reload.ts';
import { route, startRouter } from './routes.ts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/page.css';
import './ui/styles/azulejo.css';
import { browserPlatform } from './browserPlatform.ts';

// Models are disposed of by it.
if (Symbol.dispose === undefined) Object.defineProperty(Symbol, 'dispose', { value: Symbol('dispose') });

const platform = browserPlatform();
const visitor = new VisitorModel(platform);

startRouter();
route.subscribe(() => void visitor.refresh());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void visitor.refresh();
});

// A part of the page that is gone from the server since it was loaded: get the new page. Without a network there is none.
const isLeaving = leaving(window, () => performance.now());
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && !isLeaving()) platform.reload();
});

effect(() => {
  document.documentElement.lang = language.value;
});
// What a player has chosen on another device.
effect(() => follow(platform.device, visitor.me.value?.language));

/** The page is drawn when its words are there. */
async function start(): Promise<void> {
  await firstWords(preferred(platform.device));
  const place = document.getElementById('page');
  if (place === null) return;
  render(<App platform={platform} visitor={visitor} />, place);
  for (const make of formatMakers) setTimeout(() => make(language.value)); // while the first answer is on its way
}
void start();

showTipsOnTouch();
// In development the page's parts have no lasting names.
if (import.meta.env.PROD) void keepPage(homePage).catch(() => undefined);

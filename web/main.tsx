import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/page.css';
import './ui/styles/azulejo.css';
import './ui/styles/modes.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { formatMakers } from '#shared/words/render.ts';
import { App, homePage } from './App.tsx';
import { showTooltipsOnTouch } from './ui/tooltips.ts';
import { loadFirstWords, followProfile, language, preferredLanguage } from './lib/language.ts';
import { registerServiceWorker } from './lib/offline.ts';
import { VisitorModel } from './lib/visitor.ts';
import { leaving } from './lib/reload.ts';
import { route, startRouter } from './routes.ts';
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
// A player may have chosen a language on another device.
effect(() => followProfile(platform.device, visitor.me.value?.language));

/** The page is drawn when its words are there. */
async function start(): Promise<void> {
  await loadFirstWords(preferredLanguage(platform.device));
  const place = document.getElementById('page');
  if (place === null) return;
  render(<App platform={platform} visitor={visitor} />, place);
  for (const make of formatMakers) setTimeout(() => make(language.value)); // while the first answer is on its way
}
void start();

showTooltipsOnTouch();
// In development the page's parts have no lasting names.
if (import.meta.env.PROD) void registerServiceWorker(homePage).catch(() => undefined);

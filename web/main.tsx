import { computed, effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { whenDrawn } from './drawn.ts';
import { choose, language, preferred, speak } from './language.ts';
import { VisitorModel } from './models/visitor.ts';
import { route, startRouter } from './routes.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/page.css';
import './styles/azulejo.css';
import { browserWorld } from './world.ts';

const world = browserWorld();
const visitor = new VisitorModel(world);

startRouter();
route.subscribe(() => void visitor.refresh());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void visitor.refresh();
});

// A part of the page that is gone from the server since it was loaded: get the new page. Without a network there is none.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine) world.reload();
});

effect(() => {
  document.documentElement.lang = language.value;
});
// What a player has chosen on another device. Once: what is asked anew later may be older than a choice made here.
const inProfile = computed(() => visitor.me.value?.language ?? null);
let followed = false;
effect(() => {
  if (inProfile.value === null || followed) return;
  followed = true;
  void choose(world.device, inProfile.value);
});

/** The page is drawn when its words are there. */
async function start(): Promise<void> {
  await speak(preferred(world.device));
  const place = document.getElementById('page');
  if (place !== null) render(<App world={world} visitor={visitor} />, place);
}
void start();

// Once the page is there. In development its parts have no lasting names. Without it the page is as it is online.
const keep = async (): Promise<void> => (await import('./offline.ts')).keepPage();
if (import.meta.env.PROD)
  void whenDrawn()
    .then(keep)
    .catch(() => undefined);

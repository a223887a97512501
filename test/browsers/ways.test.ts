import { expect, test } from 'vitest';
import { HELD } from './support/front.ts';
import { setStage } from './support/stage.ts';
import { isAsked, sitDown } from './support/table.ts';
import { PHONE, visit } from './support/visitor.ts';

setStage();

/** Any script but the one that the page begins with. */
const PART = /^\/assets\/(?!index-).+\.js$/;

/** Runs in the first page: it is left while a part of it is on its way. */
const LEAVE = `if (location.pathname === '/') fetch('${HELD}').then(() => location.assign('/help/goa'));`;

test('a page that is left while its parts load is left for where the player goes', async () => {
  const ana = await visit('nobody', PHONE, { script: LEAVE });
  ana.front.hold(PART);
  await ana.goto('/').catch(() => undefined); // some drivers call it broken off
  await ana.finds('heading', /^Rules of Goa/);
  expect(await ana.path()).toBe('/help/goa');
  expect(ana.front.complaints).toEqual([]);
});

/** In the page: are the game, every loaded part of the page, the first page, and all that they import stored? */
async function isKept(game: string): Promise<boolean> {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const wanted = new Set([`/kept/view/${game}`, `/kept/log/${game}`]);
  for (const path of paths) if (path.startsWith('/assets/')) wanted.add(path);
  const isHomeAsked = [...wanted].some((path) => /\bhome-.*js$/.test(path));
  if (!isHomeAsked || navigator.serviceWorker.controller === null) return false;
  // A set goes on with what is added to it meanwhile.
  for (const path of wanted) {
    const text = await (await caches.match(path))?.text();
    if (text === undefined) return false;
    if (!path.endsWith('.js')) continue;
    for (const [, file] of text.matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g)) wanted.add(`/assets/${file}`);
  }
  return true;
}

test('a game is read without a network, and what is sent then arrives when it is back', async () => {
  const ana = await visit('Ana', PHONE);
  const { id, playUntil, goesBeyond } = await sitDown(ana, { game: 'merchants' });
  const { seq } = await playUntil(isAsked('load'));
  await ana.goto(`/g/${id}`);
  await ana.finds('.turn-bar', /^Your turn/);
  await ana.waitUntil('the game to be kept', isKept, id);
  ana.front.cut();
  await ana.goto('/');
  await ana.sees(/On this device, as you saw them last:/);
  await ana.press('link', /^Merchants.*Ana/);
  await ana.sees(/The connection is lost/);
  await ana.goto(`/g/${id}`);
  await ana.sees(/The connection is lost/);
  await ana.press('button', /^Load/);
  await ana.press('.turn-bar button', /^Send/);
  await ana.sees(/The server cannot be reached/);
  ana.front.join();
  await goesBeyond(seq);
  await ana.misses(/The connection is lost/);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { gameIds } from '#shared/games/meta.ts';
import { headFaults, pictureFaults, type Head } from '../support/previewRules.ts';
import { DESK, visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

/** What messengers show of a link: the built page, as the service gives it to them, read by a browser's parser. */

const MESSENGER = { 'user-agent': 'WhatsApp/2.23.20.0' };

const make = async (seats: readonly object[], watch = true): Promise<string> => {
  const made = await fetch(`${service.origin}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: service.origin },
    body: JSON.stringify({ game: gameIds[0], seats, watch, title: '"Quotes" & <tags>' }),
  });
  return ((await made.json()) as CreatedGame).id;
};

const ME = { kind: 'me', name: 'Ana' };

/** Runs in the page. */
function headIn(html: string): Head {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const metas = [...page.head.querySelectorAll('meta[content]')];
  return {
    titles: [...page.querySelectorAll('title')].map(({ textContent }) => textContent ?? ''),
    metas: metas.map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content') ?? '',
    ]),
    size: new TextEncoder().encode(html.slice(0, html.indexOf('</head>'))).length,
  };
}

/** A picture at the address of the deployed service is the same here. */
const here = (address: string): string => service.origin + new URL(address).pathname;

async function faultsOf(page: Page, path: string, language: string): Promise<readonly string[]> {
  const address = service.origin + path;
  const response = await fetch(address, { headers: { ...MESSENGER, 'accept-language': language } });
  const head = await page.evaluate(headIn, await response.text());
  const picture = await fetch(here(new Map(head.metas).get('og:image') ?? ''));
  return [
    ...headFaults(head, address),
    ...pictureFaults(picture.headers.get('content-type'), await picture.arrayBuffer(), head),
  ].map((fault) => `${path} in ${language}: ${fault}`);
}

test('every page keeps the rules of what previews it, and so does its picture', async () => {
  const open = await make([ME, { kind: 'open' }]);
  const running = await make([ME, { kind: 'bot' }]);
  const hidden = await make([ME, { kind: 'open' }], false);
  const { page } = await visit('Ana', DESK);
  const ofSite = ['/', '/new', '/tables', '/help', `/help/${gameIds[0]}`, '/privacy', '/me', '/nowhere'];
  const own = gameIds.flatMap((game) => [`/g/sample-${game}`, `/g/first-${game}`]);
  const games = [`/g/${open}`, `/join/${open}/1`, `/g/${running}`, `/g/${running}/at/1`, `/join/${hidden}/1`];
  const faults: string[] = [];
  for (const path of [...ofSite, ...own, ...games])
    for (const language of path.startsWith('/g/') ? ['en', 'pl', 'cs', 'fr'] : ['en'])
      faults.push(...(await faultsOf(page, path, language)));
  expect(faults).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { checkIt, faultsOfAll, linkTo, main, MISSING, STILL } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame, playOn } from './support/table.ts';
import { decide } from './support/vehicle.ts';

setStage();

test('axe finds nothing on the pages of players, hosts and guests', async () => {
  const host = await visit('Ana', STILL);
  const guest = await visit('Ben', STILL);
  const { open, running, over, waiting, link } = await setTables(host.page, guest.page);
  const table = `/g/${running}`;
  const faults = [
    ...(await faultsOfAll(host.page, [
      { name: 'home', path: '/', ready: /Your games/ },
      { name: 'profile', path: '/me', ready: /How others see your reliability/ },
      { name: 'webhook', path: '/me', ready: /How others see your reliability/, act: makeWebhook },
      { name: 'results', path: '/results', ready: /Game by game/ },
      { name: 'statistics', path: '/statistics', ready: /No game has been finished yet|Won/ },
      { name: 'archive', path: '/archive', ready: /^over$|Finished/ },
      { name: 'lobby', path: `/g/${open}`, ready: /Share the links/ },
      { name: 'own turn', path: table, ready: /^Your turn/ },
      { name: 'card taken up', path: table, ready: /^Your turn/, act: readCard },
      { name: 'draft', path: table, ready: /^Your turn/, act: draftTurn },
      { name: 'since one left', path: table, ready: /^Your turn/, act: comeBack },
      { name: 'others to move', path: `/g/${waiting}`, ready: /^Waiting for/ },
      { name: 'text mode', path: `${table}/text`, ready: /^Command/, act: askForHelp },
      { name: 'over', path: `/g/${over}`, ready: /Final score/ },
      { name: 'history', path: `/g/${over}/at/9`, ready: /Was it fair/ },
      { name: 'verified', path: `/g/${over}/at/9`, ready: /Was it fair/, act: checkIt },
      { name: 'no such game', path: '/g/a234567923456792', ready: /cannot be shown/ },
    ])),
    ...(await faultsOfAll(guest.page, [
      { name: 'invitation', path: link, ready: /Take the seat/ },
      { name: 'invitation by mail', path: link.replace(/#.*/, `#${'f'.repeat(32)}`), ready: /is mine/ },
      {
        name: 'link for a guest',
        path: await linkTo(host.page, 'ana@example.org'),
        ready: /bring everything along/,
      },
      { name: 'lobby, from outside', path: `/g/${open}`, ready: /when its host starts it/ },
      { name: 'watching', path: table, ready: /watching/ },
      { name: 'seat taken', path: link, ready: /Take the seat/, act: takeSeat },
    ])),
  ];
  expect(faults).toEqual([]);
  expect([...host.complaints, ...guest.complaints].filter((text) => !MISSING.test(text))).toEqual([]);
});

const BOT = { kind: 'bot' } as const;

/** Games in every state a page can show, all of the host's. */
async function setTables(page: Page, guest: Page) {
  const { origin } = service;
  const make = (seats: Parameters<typeof makeGame>[2]['seats']) =>
    makeGame(page, origin, { game: VEHICLE, seats, seed: '07'.repeat(32) });
  const open = await make([{ kind: 'me', name: 'Ana' }, { kind: 'open' }, BOT]);
  const running = await make([{ kind: 'me' }, BOT, BOT]);
  const over = await make([{ kind: 'me' }, BOT]);
  const waiting = await waitForOther(page, guest);
  await playOn(page, origin, running.id, ({ seq, choices }) => seq > 12 && isTurnsBegin(choices));
  await playOn(page, origin, over.id);
  return { open: open.id, running: running.id, over: over.id, waiting, link: linkOf(open.seats) };
}

const isTurnsBegin = (choices: GameView['choices']): boolean => choices.some(({ type }) => type === 'pass');

/** A game of two in which the other player has the move. */
async function waitForOther(host: Page, guest: Page): Promise<string> {
  const { origin } = service;
  const seats = [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] as const;
  const { id, seats: made } = await makeGame(host, origin, { game: VEHICLE, seats: [...seats] });
  const [, token] = linkOf(made).split('#');
  await ask(guest, origin, `/games/${id}/seats/1/claim`, { token, name: 'Ben' });
  await playOn(host, origin, id, ({ acting }) => acting.includes(1));
  return id;
}

const linkOf = (seats: readonly { readonly link?: string }[]): string =>
  seats.find(({ link }) => link !== undefined)?.link ?? '';

/** The guest is asked how to be told. */
async function takeSeat(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ben');
  await main(page, /^Take the seat/).click();
  await page.getByText('How should we tell you when it is your turn?').waitFor();
}

/** Opens the explanation of a special card. */
const readCard = (page: Page): Promise<void> =>
  main(page, /^office/)
    .first()
    .click();

/** A draft that can be sent. */
async function draftTurn(page: Page): Promise<void> {
  while (await decide(page, 0));
}

/** As on a device that has shown only the beginning of the game. */
async function comeBack(page: Page): Promise<void> {
  const table = page.url();
  await page.goto(`${service.origin}/new`); // an open table would record what it has shown
  const key = `carrack.seen.${table.split('/').at(-1)}.0`; // the host's seat
  await page.evaluate((seen) => localStorage.setItem(seen, '4'), key);
  await page.goto(table);
  await page.getByText('Since you left').waitFor();
}

/** A webhook, its secret, and what came of a test; the form is open. */
async function makeWebhook(page: Page): Promise<void> {
  await page.getByText('Add a webhook').first().click();
  await page.getByLabel('Address (https://…)').fill('https://example.com/carrack');
  await page.locator('form').getByLabel('Name', { exact: true }).first().fill('Chat');
  await main(page, /^Add a webhook/).click();
  await page.getByLabel(/^The secret that signs/).waitFor();
  await main(page, /^Send a test: .Chat/).click();
  await page.getByText(/^The test has been sent/).waitFor();
}

async function askForHelp(page: Page): Promise<void> {
  await page.getByLabel('Command').fill('help');
  await page.keyboard.press('Enter');
  await page.getByText('Commands', { exact: true }).waitFor();
}

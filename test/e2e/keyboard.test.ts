import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, isAsked, movesAnswer, settled, visit, waitUntil } from './support/browser.ts';
import { ALL } from './support/extent.ts';
import { keysOf, type Keys } from './support/keyboard.ts';
import { changed, questionOf, READY, turnBar } from './support/vehicle.ts';
import { service, setStage } from './support/stage.ts';
import { gameAt, makeGame, playOn } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

/** Turns by keyboard; the rest of the game is played beside the page. */
const ENOUGH = ALL ? Infinity : 5;

test('a game is found, played and, once it is over, looked through by keyboard alone', async () => {
  const { page, complaints } = await visit('Ana', DESK);
  const keys = keysOf(page);
  await page.goto(service.origin);
  await page.getByRole('button', { name: /^Play now.*Merchants/ }).waitFor();
  await keys.enter(/^Play now.*Merchants/);
  await allDrawn(page);
  for (let turn = 0; turn < ENOUGH && (await isAsked(page)); turn += 1) {
    if (turn === LOADED) await thinkAgain(page, keys);
    await playTurn(page, keys, turn);
  }
  if (!ALL) await playOn(page, service.origin, gameAt(page));
  await page.getByRole('region', { name: 'Final score' }).waitFor();
  await settled(page);
  await lookThrough(page, keys);
  expect(keys.unseen).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Waits for the late parts, which move others: until then the focus cannot be checked. */
const allDrawn = async (page: Page): Promise<void> => {
  await page.getByRole('log', { name: 'What happened' }).waitFor();
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).waitFor();
};

/** Both ships are loaded by then. */
const LOADED = 2;

/** Makes decisions until the turn is ready to send, and sends it. */
async function playTurn(page: Page, keys: Keys, turn: number): Promise<void> {
  for (;;) {
    const question = await questionOf(page);
    await settled(page);
    await waitUntil(page, 'the keyboard to keep its place', () => document.activeElement !== document.body);
    if (READY.test(question) || (await decide(page, keys, question, turn)) === 'whole') break;
    await changed(page, question);
  }
  const [answer] = await Promise.all([movesAnswer(page), keys.enter(/^Send/)]);
  if (!answer.ok()) throw new Error('not taken');
  await turnBar(page).locator('.draft').waitFor({ state: 'detached' });
}

/** One decision; `fullRules` where it can be sent though the same is still asked. */
async function decide(page: Page, keys: Keys, question: string, turn: number): Promise<'whole' | undefined> {
  if (/docks/.test(question)) await keys.enter(/^No more/);
  else if (/or pass/.test(question)) await keys.enter(/^Pass/);
  else if (!/play cards/.test(question)) {
    await toTheBoard(keys);
    await keys.press('Enter'); // the first good to load, the pile for an office
  } else return trade(page, keys, turn);
  return undefined;
}

/** Plays cards every second turn, if there are any, else draws. */
async function trade(page: Page, keys: Keys, turn: number): Promise<'whole' | undefined> {
  await toTheBoard(keys);
  const held = await page.getByRole('button', { name: /^Play/ }).count();
  if (turn % 2 > 0 || held === 0) return keys.onOrEnter(/^Draw/).then(() => undefined);
  await playFirst(keys);
  return 'whole';
}

/** The bar's own link to the first choice: the board comes before the bar, with a log between them. */
const toTheBoard = (keys: Keys): Promise<void> => keys.enter(/^Show my options/);

/** The first cards of the hand, where the bar's link leads, on the first space. */
async function playFirst(keys: Keys): Promise<void> {
  await keys.press('Space');
  await keys.to(/on space 1/, 'back');
  await keys.press('Space');
}

/** A ship is selected and deselected with Escape; a step is made and removed with Escape. */
async function thinkAgain(page: Page, keys: Keys): Promise<void> {
  const question = await questionOf(page);
  await toTheBoard(keys);
  const ship = page.getByRole('button', { pressed: true });
  await keys.press('Enter');
  await ship.waitFor();
  await keys.press('Escape');
  await ship.waitFor({ state: 'detached' });
  await keys.enter(/^Pass/);
  await changed(page, question);
  await keys.press('Escape');
  await turnBar(page).getByRole('heading', { level: 2, name: question }).waitFor();
}

/** To the history, through it by keys, and to the fairness check. */
async function lookThrough(page: Page, keys: Keys): Promise<void> {
  await keys.enter(/^History$/);
  const position = page.getByRole('slider');
  await position.waitFor();
  await settled(page);
  const at = async (): Promise<number> => Number(await position.inputValue());
  const last = await at();
  await keys.press('ArrowLeft');
  expect(await at()).toBe(last - 1);
  await keys.press('Home');
  expect(await at()).toBe(1);
  await keys.press('PageDown');
  expect(await at()).toBeGreaterThan(1);
  await keys.press('End');
  expect(await at()).toBe(last);
  await settled(page);
  await keys.enter(/^Check this game/);
  await page.getByText('Verified: everything matches.').waitFor();
}

test('n leads to the game that waits longest', async () => {
  const { page } = await visit('Ana', DESK);
  await page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const first = await makeGame(page, service.origin, { game: VEHICLE, seats });
  await makeGame(page, service.origin, { game: VEHICLE, seats });
  await page.reload();
  await page.getByText('Waiting for you').waitFor();
  await page.locator('footer.pageFrame-languages').waitFor(); // the key comes with the page's foot
  await settled(page);
  await page.keyboard.press('n');
  await page.waitForURL(`**/g/${first.id}`);
});

test('a turn is played in text mode by typing alone', async () => {
  const { page, complaints } = await visit('Ana', DESK);
  const keys = keysOf(page);
  await page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(page, service.origin, { game: VEHICLE, seats });
  await page.goto(`${service.origin}/g/${id}/text`);
  const answer = page.getByRole('status', { name: 'Answer' });
  const type = async (line: string, said: RegExp): Promise<void> => {
    await page.keyboard.type(line);
    await keys.press('Enter');
    await answer.filter({ hasText: said }).waitFor();
  };
  await page.getByText('Your turn: load a ship').waitFor();
  await keys.to(/^Command/);
  await type('sail', /No such command: “sail”/);
  await keys.press('ControlOrMeta+A');
  await type('load', /Usage: load/);
  await keys.press('ControlOrMeta+A');
  await type('load spices', /In your draft: .*spices/);
  await type('back', /is removed/);
  await type('load cloth', /In your draft: .*cloth/);
  await type('send', /Sent\./);
  await page.getByText('Your turn: load a ship').waitFor();
  await type('load wood', /In your draft: .*wood/);
  await type('send', /Sent\./);
  await page.getByText('Your turn: exchange or pass').waitFor();
  await type('pass', /In your draft/);
  await type('draw', /you see the outcome when you send/);
  await type('send', /Sent\./);
  await page
    .getByRole('log')
    .getByText(/Ana.? draws/)
    .waitFor();
  expect(complaints).toEqual([]);
});

test('Escape takes a step of the draft back, and none while something else is written', async () => {
  const { page, complaints } = await visit('Ana', DESK);
  await page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(page, service.origin, { game: VEHICLE, seats });
  await page.goto(`${service.origin}/g/${id}/text`);
  const draft = page.getByRole('heading', { name: 'Not sent yet' });
  const command = page.getByLabel('Command');
  await page.getByText('Your turn: load a ship').waitFor();
  await command.fill('load spices');
  await command.press('Enter');
  await draft.waitFor();
  await page.getByText('Notifications, pause, leave').click();
  await page.getByLabel('Name of the game').press('Escape');
  expect(await draft.count()).toBe(1);
  await command.press('Escape');
  await draft.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a slash leads to the search of the rules, also from the choice of the edition', async () => {
  const { page } = await visit('nobody', {});
  await page.goto(`${service.origin}/help/goa`);
  await page.getByRole('radio', { name: '2004' }).press('Space');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  await page.keyboard.press('/'); // there it is a letter
  expect(await page.getByRole('searchbox').inputValue()).toBe('/');
});

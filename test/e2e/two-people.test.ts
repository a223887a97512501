import { expect, test } from 'vitest';
import type { GameView, NewGame } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { DESK, PHONE, titled, visit, type Visitor } from './support/browser.ts';
import { ALL } from './support/extent.ts';
import { playTurn, turnBar } from './support/vehicle.ts';
import type { Service } from './support/service.ts';
import { ownService, setStage } from './support/stage.ts';
import { ask, gameAt, makeGame } from './support/table.ts';

setStage();

/** Turns after which one of them reloads, the service is killed, and all is well again. */
const RELOADED = 3;
const KILLED = 5;
const ENOUGH = ALL ? Infinity : 8;

test('two people play from the link on, one reloading and the service killed meanwhile', async () => {
  const service = await ownService();
  const ana = await visit('Ana', DESK);
  const ben = await visit('Běn <b>', PHONE);
  await takeSeats(service, ana, ben);
  await ana.page.locator('.turn-bar').waitFor();
  expect(await ana.page.getByRole('heading', { level: 1 }).count()).toBe(1); // nothing is left of the lobby
  for (let turn = 0; turn < ENOUGH; turn += 1) {
    const now = await nextToPlay(service, ana, ben);
    if (now === 'over') break;
    if (turn > MOST_TURNS) throw new Error('no end of the game');
    await playTurn(now.page, turn);
    if (turn === RELOADED) await ben.page.reload();
    if (turn === KILLED) {
      await service.restart();
      // Pages reconnect spread over a while, but at once when somebody uses them.
      for (const { page } of [ana, ben]) await page.keyboard.press('Shift');
    }
  }
  if (ALL) await expectFinalScore(ana, ben);
  if (ALL) await expectFinalScore(ben, ana);
  const real = (text: string): boolean =>
    !/ERR_CONNECTION|ERR_INCOMPLETE|WebSocket connection|503|Failed to fetch/.test(text);
  expect([...ana.complaints, ...ben.complaints].filter(real)).toEqual([]); // a killed service may cause complaints
});

test("a taken seat's card stays as high as it was, until the host turns to another tab", async () => {
  const { origin } = await ownService();
  const [ana, ben] = [await visit('Ana', DESK), await visit('Ben', DESK)];
  await ana.page.goto(origin);
  const seats: NewGame['seats'] = [{ kind: 'me', name: 'Ana' }, { kind: 'open' }, { kind: 'open' }];
  const made = await makeGame(ana.page, origin, { game: VEHICLE, seats });
  await ana.page.goto(`${origin}/g/${made.id}`);
  const card = ana.page.locator('.seats > li').nth(1);
  const height = async (): Promise<number> => (await card.boundingBox())?.height ?? 0;
  await card.getByRole('button').first().waitFor();
  const before = await height();
  const token = made.seats[1]?.link?.split('#')[1];
  await ben.page.goto(origin);
  await ask(ben.page, origin, `/games/${made.id}/seats/1/claim`, { token, name: 'Ben' });
  await card.getByText('Ben', { exact: true }).waitFor();
  expect(await height()).toBe(before);
  await ana.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(height).toBeLessThan(before);
});

test('a link is copied only as long as no new one has taken its place', async () => {
  const { origin } = await ownService();
  const { page } = await visit('Ana', DESK);
  const { id } = await makeGame(page, origin, {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
  });
  await page.goto(`${origin}/g/${id}`);
  const renew = page.getByRole('button', { name: /^New link/ });
  await renew.click();
  await page.getByRole('button', { name: /^Copy the link/ }).click();
  const [said, link] = [page.locator('.seat-link [role=status]'), page.locator('.seat-link input')];
  await expect.poll(() => said.innerText()).not.toBe('');
  const before = await link.inputValue();
  await renew.click();
  await expect.poll(() => link.inputValue()).not.toBe(before);
  expect(await said.innerText()).toBe('');
});

const MOST_TURNS = 200;

/** Ana makes a table for two and hands Ben the link she sees. */
async function takeSeats({ origin }: Service, ana: Visitor, ben: Visitor): Promise<void> {
  await ana.page.goto(origin);
  await ana.page.getByRole('link', { name: 'New game' }).first().click();
  await ana.page.getByRole('button', { name: 'Next: who plays' }).click();
  await ana.page.getByLabel('Number of seats').selectOption('2');
  await ana.page.getByLabel('Your name').fill(ana.name);
  await ana.page.getByRole('button', { name: 'Create the game' }).click();
  const link = await ana.page.getByLabel(/Link for/).inputValue();
  await ana.page.locator('.terms ~ .reach').waitFor(); // how to tell her comes late, and below: it moves nothing
  await ben.page.goto(link);
  await ben.page.waitForURL((url) => url.hash === '');
  await ben.page.getByLabel('Your name').fill(ben.name);
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();
  const look = ben.page.getByRole('button', { name: /look myself/ });
  await look.waitFor();
  expect(await ben.page.locator('main .primary').allInnerTexts()).toEqual(['Go to the game']); // it waits for no answer
  await look.click();
  await ben.page.waitForURL(/\/g\//);
}

/** The player whose turn it is; their page learns it by itself. Ana made the table, so she has the first seat. */
async function nextToPlay({ origin }: Service, ana: Visitor, ben: Visitor): Promise<Visitor | 'over'> {
  const { status, acting } = await ask<GameView>(ana.page, origin, `/games/${gameAt(ana.page)}`);
  if (status === 'over') return 'over';
  const next = acting[0] === 0 ? ana : ben;
  await turnBar(next.page).waitFor();
  return next;
}

async function expectFinalScore(own: Visitor, other: Visitor): Promise<void> {
  await titled(own.page, /^Over/);
  const score = own.page.getByRole('region', { name: 'Final score' });
  const text = await score.innerText();
  expect(text).toContain(own.name);
  expect(text).toContain(other.name);
}

import { expect, test } from 'vitest';
import type { GameView } from '../../shared/protocol/http.ts';
import { DESK, PHONE, visit, type Visitor } from './support/browser.ts';
import { playTurn, turnBar } from './support/merchants.ts';
import { browser, service, setStage } from './support/stage.ts';

setStage();

test('two people play from the link to the final score, one reloading and the service killed in the middle', async () => {
  const ana = await visit(browser, 'Ana', DESK);
  const ben = await visit(browser, 'Běn <b>', PHONE);
  await takeSeats(ana, ben);
  let turn = 0;
  for (; turn < 200; turn += 1) {
    const now = await nextToPlay(ana, ben);
    if (now === 'over') break;
    await playTurn(now.page, turn);
    if (turn === 9) await ben.page.reload();
    if (turn === 14) await service.restart();
  }
  await expectFinalScore(ana, ben);
  await expectFinalScore(ben, ana);
  const real = (text: string): boolean =>
    !/ERR_CONNECTION|ERR_INCOMPLETE|WebSocket connection|503|Failed to fetch/.test(text);
  expect([...ana.complaints, ...ben.complaints].filter(real)).toEqual([]); // a killed service may be complained of
});

/** Ana makes a table for two and hands Ben the link she sees. */
async function takeSeats(ana: Visitor, ben: Visitor): Promise<void> {
  await ana.page.goto(service.origin);
  await ana.page.getByRole('link', { name: 'New game' }).first().click();
  await ana.page.getByLabel('Number of seats').selectOption('2');
  await ana.page.getByLabel('Your name').fill(ana.name);
  await ana.page.getByRole('button', { name: 'Make the game' }).click();
  const link = await ana.page.getByLabel(/Link for/).inputValue();
  await ben.page.goto(link);
  await ben.page.waitForURL((url) => url.hash === '');
  await ben.page.getByLabel('Your name').fill(ben.name);
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();
  await ben.page.waitForURL(/\/g\//);
}

/** Whom the service waits for; his page learns it by itself. Ana made the table, so she has the first seat. */
async function nextToPlay(ana: Visitor, ben: Visitor): Promise<Visitor | 'over'> {
  const id = new URL(ana.page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await ana.page.request.get(`${service.origin}/api/games/${id}`);
  const { status, acting } = (await answer.json()) as GameView;
  if (status === 'over') return 'over';
  const next = acting[0] === 0 ? ana : ben;
  await turnBar(next.page).waitFor();
  return next;
}

async function expectFinalScore(own: Visitor, other: Visitor): Promise<void> {
  await own.page.waitForFunction(() => document.title.startsWith('Over'));
  const score = own.page.getByRole('region', { name: /score/i });
  const text = await score.innerText();
  expect(text).toContain(own.name);
  expect(text).toContain(other.name);
}

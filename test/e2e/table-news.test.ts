import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { toldShifts, watchShifts, type Shift } from '../support/layoutShifts.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { calm, DESK, PHONE, settled, visit, wholePage, type Visitor } from './support/browser.ts';
import { SMALL } from './support/jumps.ts';
import { seatBeside } from './support/seatAll.ts';
import { service, setStage } from './support/stage.ts';
import { ask } from './support/table.ts';

/** What comes and goes by itself while a player looks at their board moves nothing on it. */

setStage();

const SCREENS = [
  ['on a phone', PHONE],
  ['on a desk', DESK],
] as const;

describe.each(SCREENS)('%s', (_, screen) => {
  test('a question that comes is told in the bar, which leads to its card; how it ended is told in its place', async () => {
    const { id, ana, ben, cleo } = await threeAtTable(screen);
    const { page } = ben;
    const body = { kind: 'pause', until: Date.now() + 3 * 86_400_000 };
    const answer = page.getByRole('status').getByRole('button', { name: 'Answer' });
    await expectNoJump(page, async () => {
      await ask(ana.page, service.origin, `/games/${id}/questions`, body);
      await answer.waitFor();
    });
    await answer.click();
    const card = page.locator('.card.votes-question');
    await page.locator('#question-title:focus').waitFor();
    expect(await card.getByRole('button', { name: 'Agree' }).isVisible()).toBe(true);
    await expectNoJump(page, async () => {
      const { seq, question } = await ask<GameView>(cleo.page, service.origin, `/games/${id}`);
      const vote = { expect: seq, question: question?.id, answer: 'yes' };
      await ask(cleo.page, service.origin, `/games/${id}/votes`, vote);
      await card.waitFor({ state: 'detached' });
    });
    const line = page.locator('.vote-ended', { hasText: /^Vote to pause the game until .*: agreed\./ });
    const heights = await line.evaluate((card) =>
      [card, card.parentElement].map((one) => one?.getBoundingClientRect().height),
    );
    expect(heights[0]).toBe(heights[1]);
    await line.getByRole('button', { name: 'Close' }).click();
    await page.locator('.table-cards').waitFor({ state: 'detached' });
  });

  test('a player who leaves is told in the bar, which leads to their seat', async () => {
    const { id, ana, ben } = await threeAtTable(screen);
    const { page } = ben;
    const show = page.getByRole('status').getByRole('button', { name: 'Show' });
    await expectNoJump(page, async () => {
      await ask(ana.page, service.origin, `/games/${id}/seats/0/leave`, {});
      await show.waitFor();
    });
    await show.click();
    await page.locator('.votes-vacantSeat:focus', { hasText: /Ana.*’s seat is free/ }).waitFor();
    await show.waitFor({ state: 'detached' });
  });

  test('a lost connection is told over the page, and can be put out of the way', async () => {
    const [ana, ben] = await people(screen, 'Ana', 'Ben');
    const { page } = ben!;
    let cut = (): void => undefined;
    let isCut = false;
    await page.routeWebSocket(/\/live/, (socket) => {
      if (isCut) return void socket.close();
      const server = socket.connectToServer();
      cut = () => void Promise.all([socket.close(), server.close()]);
    });
    await openFor(ben!, await seatBeside([ana!, ben!], GAME));
    await calm(page);
    const lost = page.getByText('The connection is lost');
    await expectNoJump(page, async () => {
      isCut = true;
      cut();
      await lost.waitFor();
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await lost.waitFor({ state: 'detached' });
  });
});

test('what one writes below the log is still there when the game ends', async () => {
  const [ana, ben] = (await people(PHONE, 'Ana', 'Ben')) as [Visitor, Visitor];
  const id = await seatBeside([ana, ben], GAME);
  await openFor(ben, id);
  const { page } = ben;
  const fold = page.locator('details', { has: page.locator('summary', { hasText: 'Ana' }) });
  await fold.locator('summary', { hasText: 'Ana' }).tap();
  await fold.getByText('Report to the operator').tap();
  const report = fold.getByLabel('What happened?');
  await report.fill('They');
  await ask(ana.page, service.origin, `/games/${id}/questions`, { kind: 'end' });
  const { seq, question } = await ask<GameView>(page, service.origin, `/games/${id}`);
  const vote = { expect: seq, question: question?.id, answer: 'yes' };
  await ask(page, service.origin, `/games/${id}/votes`, vote);
  await page.locator('.afterGame').waitFor();
  expect(await report.inputValue()).toBe('They');
});

async function people(screen: typeof PHONE, ...names: readonly string[]): Promise<readonly Visitor[]> {
  const all: Visitor[] = [];
  for (const name of names) {
    const visitor = await visit(name, screen);
    await visitor.page.addInitScript(watchShifts);
    all.push(visitor);
  }
  return all;
}

const GAME = { game: VEHICLE, options: {} } as const;

/** Whoever only acts needs no page. */
async function openFor({ page }: Visitor, id: string): Promise<void> {
  await page.goto(`${service.origin}/g/${id}`);
  await wholePage(page);
}

/** Ben looks at the top of his page, and its last part has come. */
async function threeAtTable(screen: typeof PHONE) {
  const [ana, ben, cleo] = (await people(screen, 'Ana', 'Ben', 'Cleo')) as [Visitor, Visitor, Visitor];
  const id = await seatBeside([ana, ben, cleo], GAME);
  await openFor(ben, id);
  await calm(ben.page);
  return { id, ana, ben, cleo };
}

/** What `happens` moves nothing in sight. */
async function expectNoJump(page: Page, happens: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const before = (await page.evaluate(toldShifts)).length;
  await happens();
  await calm(page);
  const jumps: readonly Shift[] = (await page.evaluate(toldShifts)).slice(before);
  expect(jumps.filter(({ value }) => value > SMALL)).toEqual([]);
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { LogPage } from '#shared/protocol/http.ts';
import type { Frame } from '#shared/protocol/socket.ts';
import {
  isAsked,
  PHONE,
  settled,
  visit,
  waitUntil,
  wholePage,
  type Visitor,
} from '../../../e2e/support/browser.ts';
import { seatBeside } from '../../../e2e/support/seatAll.ts';
import { service, setStage } from '../../../e2e/support/stage.ts';
import { ask } from '../../../e2e/support/table.ts';
import { CLOCK } from '../../../e2e/support/thinkingTime.ts';
import { testStream } from '../../../support/testStream.ts';
import { until } from '../../../support/until.ts';
import { move, playUntil, seatAtGoa, viewOf, type GoaView } from './table.ts';
import { playDecision } from './turns.ts';

setStage();

const STILL = { ...PHONE, reducedMotion: 'reduce' } as const;

/**
 * Fills in the bid sheet on the page, and what a won lot may ask. The answers come at once, so that the test is quick; that
 * the delay hides them is for `test/worker/orders-worlds`.
 */
async function giveOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bid sheet …' }).tap();
  await page.getByRole('button', { name: 'Most for the flag: more' }).tap();
  await page.getByRole('group', { name: 'Everything else' }).getByRole('button', { name: 'pass' }).tap();
  await page.getByRole('button', { name: 'Turns', exact: true }).tap();
  const spices = page.getByRole('group', { name: 'Spices, first choice first' }).getByRole('button');
  for (const spice of await spices.all()) await spice.tap();
  await page.getByRole('group', { name: 'Ships or colonists' }).getByRole('button', { name: /ships/i }).tap();
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  await page.getByLabel('Answer at once').tap();
  await page.getByRole('button', { name: 'Save orders' }).tap();
  await page.getByText('Saved. Your orders are in force.').waitFor();
}

/** Every frame that the page gets from now on. */
function framesTo(page: Page): readonly Frame[] {
  const frames: Frame[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload !== 'pong') frames.push(JSON.parse(String(payload)) as Frame);
    }),
  );
  return frames;
}

const commitsIn = (frames: readonly Frame[]): readonly Commit[] =>
  frames.flatMap((frame) => (frame.type === 'commits' ? frame.commits : []));

/** Plays the person's own decisions on their page until the auctions are over. Each wait has a bound of its own. */
async function playAuctions(person: Visitor, id: string): Promise<GoaView> {
  const stream = testStream(7);
  for (;;) {
    const view = await until('the answers of the others', async () => {
      const now = await viewOf(person, id);
      return now.choices.length > 0 || !isAuctioning(now) ? now : undefined;
    });
    if (!isAuctioning(view)) return view;
    await playDecision(person.page, (n) => stream.int(n));
  }
}

const isAuctioning = ({ state: { step } }: GoaView): boolean => ['placing', 'auction'].includes(step.phase);

/** How the rows of other people came about, as far as a viewer is told. */
const toldOf = (commits: readonly Commit[], viewer: Seat): readonly unknown[] =>
  commits.flatMap((commit) => (commit.seat !== viewer && 'by' in commit ? [commit.by] : []));

/** The rows after `seq`, as a person's browser is told. */
const logOf = async ({ page }: Visitor, id: string, seq: number): Promise<readonly Commit[]> =>
  (await ask<LogPage>(page, service.origin, `/games/${id}/log?from=${seq + 1}`)).commits;

test('three people on three phones: two fill in bid sheets and leave, and the third plays the auctions to their end', async () => {
  const people: readonly Visitor[] = [
    await visit('Ana', STILL),
    await visit('Ben', STILL),
    await visit('Carla', STILL),
  ];
  const id = await seatAtGoa(people, { edition: '2012' });
  const { state } = await playUntil(people, id, ({ state: { step } }) => step.phase === 'placing');
  const third = people[state.flag]!;
  const away = people.filter((person) => person !== third);
  const begun = await playUntil(people, id, ({ state: now }) => now.markers.length === people.length);
  expect(begun).toMatchObject({ acting: [state.flag], state: { step: { phase: 'placing' } } });
  for (const { page } of away) {
    await giveOrders(page);
    await page.goto('about:blank');
  }

  const frames = framesTo(third.page);
  await third.page.reload();
  await wholePage(third.page);
  const ended = await playAuctions(third, id);
  for (const person of away) {
    const own = people.indexOf(person);
    const answers = (await logOf(person, id, begun.seq)).filter(({ seat }) => seat === own);
    expect(answers.map(({ by }) => by)).toContain('order');
  }
  const seat = people.indexOf(third);
  const shown = commitsIn(frames).filter(({ seq }) => seq <= ended.seq);
  expect(shown.map(({ seq }) => seq)).toEqual(expect.arrayContaining([begun.seq + 1, ended.seq]));
  expect(toldOf(shown, seat)).toEqual([]);
  expect(toldOf(await logOf(third, id, begun.seq), seat)).toEqual([]);
  expect(frames.filter(({ type }) => type === 'orders')).toEqual([]);
  expect(ended.orders).toBe(null);
  expect(await third.page.getByText(/your orders|by orders/i).count()).toBe(0);
  for (const { complaints } of people) expect(complaints).toEqual([]);
});

/** From the top of the page, and from the top of the screen, in px. */
const standOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [
    Math.round(scrollY),
    Math.round(document.querySelector('.player-ownDevelopment')?.getBoundingClientRect().top ?? -1),
  ]);

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, 700);
  await waitUntil(page, 'the end of the scrolling', () => scrollY > 600);
}

async function write(page: Page): Promise<void> {
  const talk = page.locator('.talk').first();
  await talk.locator('summary').tap();
  await talk.locator('textarea').fill('Boa sorte!');
  await talk.getByRole('button', { name: 'Send message' }).tap();
  await talk.locator('.talk-box').getByText('Boa sorte!').waitFor();
}

test.each([
  ['reads', scrollDown],
  ['writes', write],
])('nothing moves on the page of one who %s, when others play and when it is their turn', async (_, busy) => {
  const people: readonly Visitor[] = [await visit('Ana', STILL), await visit('Ben', STILL)];
  const id = await seatBeside(people, { game: 'goa', options: { edition: '2012' }, clock: CLOCK });
  const { acting } = await viewOf(people[0]!, id);
  const [plays, reads] = acting[0] === 0 ? people : people.toReversed();
  const { page } = reads!;
  await page.goto(`${service.origin}/g/${id}`);
  await wholePage(page);
  await busy(page);
  await settled(page);
  const before = await standOf(page);
  while (!(await viewOf(reads!, id)).acting.includes(people.indexOf(reads!)))
    await move(plays!, id, await viewOf(plays!, id));
  expect(await isAsked(page)).toBe(true);
  expect(await standOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Show my options' }).tap();
  await waitUntil(page, 'the way to the board', (y: number) => scrollY < y, before[0]!);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { State } from '#shared/games/goa/state.ts';
import { testStream } from '../../../support/testStream.ts';
import { DESK, isAsked, PHONE, visit, wholePage } from '../../../e2e/support/browser.ts';
import {
  ON_PURPOSE,
  reloadInMidDraft,
  sendFromStaleTab,
  sendOffline,
  type Player,
} from '../../../e2e/support/disturbed.ts';
import { ALL } from '../../../e2e/support/extent.ts';
import { seatAtGoa, viewOf } from './table.ts';
import { endTurn, playDecision, tapOne, turnBar, type Lot } from './turns.ts';
import { service, setStage } from '../../../e2e/support/stage.ts';
import { makeGame } from '../../../e2e/support/table.ts';

setStage();

/** What is asked now, by its kind. */
const askedIn = ({ questions, step }: State): string => questions[0]?.ask ?? step.phase;

/** Without motion nothing has to be waited for. */
const STILL = { reducedMotion: 'reduce' } as const;

/** What comes up in the first round, and what in a whole game, too. */
const FIRST = ['auction', 'placing', 'quickStart', 'turn'];
const KINDS = ALL ? [...FIRST, 'extra', 'founding'] : FIRST;

test('four people play a round of Goa, each in their own browser', async () => {
  const people = [
    await visit('Ana', { ...DESK, ...STILL }),
    await visit('Ben', { ...PHONE, ...STILL }),
    await visit('Carla', { ...PHONE, ...STILL }),
    await visit('Dimitri', { ...DESK, ...STILL }),
  ];
  const id = await seatAtGoa(people, { edition: '2012', quickStart: true, bonanza: true, money: 'hidden' });
  const lot = testStream(4);
  const asked = new Set<string>();
  for (;;) {
    const { state, acting, status } = await viewOf(people[0]!, id);
    if (status === 'over' || (!ALL && KINDS.every((kind) => asked.has(kind)))) break;
    asked.add(askedIn(state));
    const person = people[acting[0] ?? 0]!;
    await turnBar(person.page).waitFor();
    await playDecision(person.page, (n) => lot.int(n));
  }
  expect([...asked]).toEqual(expect.arrayContaining(KINDS));
  for (const { complaints } of people) expect(complaints).toEqual([]);
});

const LAST: Lot = (n) => n - 1;

// The disturbances are those of `e2e/touch`, and how the page answers them does not depend on the game.
test.runIf(ALL)(
  'Goa is played on a phone by tapping what is lit: reloaded in mid-draft, in two tabs, offline for a while',
  async () => {
    const { page, complaints } = await visit('Ana', { ...PHONE, ...STILL });
    await page.goto(service.origin);
    const { id } = await makeGame(page, service.origin, {
      game: 'goa',
      options: { edition: '2012' },
      seats: [
        { kind: 'me', name: 'Ana' },
        { kind: 'bot', level: 'easy' },
      ],
    });
    await page.goto(`${service.origin}/g/${id}`);
    await wholePage(page);
    const lot = testStream(2);
    const some: Lot = (n) => lot.int(n);
    const player: Player = {
      draft: (at, way) => draft(at, way > 0 ? some : LAST),
      send: (at) => playDecision(at, some),
    };
    for (let sent = 0; await isAsked(page); sent += 1) {
      if (sent === 3) await beginTurn(page, some).then(() => reloadInMidDraft(page));
      if (sent === 6) await sendFromStaleTab(page, player);
      if (sent === 9) await sendOffline(page, player);
      await playDecision(page, some);
      if (sent > 300) throw new Error('no end of the game');
    }
    await page.getByRole('region', { name: 'Final score' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(complaints.filter((text) => !ON_PURPOSE.test(text))).toEqual([]);
  },
);

/** Taps until there is a step in the draft. */
async function draft(page: Page, some: Lot): Promise<void> {
  await turnBar(page).waitFor();
  while ((await turnBar(page).locator('.draft li').count()) === 0) {
    if (await endTurn(page)) await isAsked(page); // left open after a draw
    await tapOne(page, some);
  }
}

/** Taps until there is a step that another can follow. */
async function beginTurn(page: Page, some: Lot): Promise<void> {
  const next = turnBar(page).getByRole('button', { name: /^Confirm, play on/ });
  for (;;) {
    await draft(page, some);
    if ((await next.count()) > 0) return next.tap();
    await playDecision(page, some);
    await isAsked(page);
  }
}

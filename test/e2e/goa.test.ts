import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { State } from '../../shared/games/goa/state.ts';
import type { GameView, NewGame } from '../../shared/protocol/http.ts';
import { testStream } from '../support/testStream.ts';
import { isAsked, DESK, PHONE, visit, type Visitor } from './support/browser.ts';
import { playDecision, tapOne, turnBar } from './support/goa.ts';
import { browser, service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';

setStage();

interface GoaView extends GameView {
  readonly state: State;
}
const viewOf = (page: Page, id: string): Promise<GoaView> => ask(page, service.origin, `/games/${id}`);

/** What is asked now, by its kind. */
const askedIn = ({ questions, step }: State): string => questions[0]?.ask ?? step.phase;

/** Without motion nothing has to be waited for. */
const STILL = { reducedMotion: 'reduce' } as const;

/** Fixes chance, so that the same round is played each time. */
const SEED = '0b'.repeat(32);

test('four people play a round of Goa, each in a browser of his own', async () => {
  const people = [
    await visit(browser, 'Ana', { ...DESK, ...STILL }),
    await visit(browser, 'Ben', { ...PHONE, ...STILL }),
    await visit(browser, 'Carla', { ...PHONE, ...STILL }),
    await visit(browser, 'Dimitri', { ...DESK, ...STILL }),
  ];
  const id = await seatAll(people, { edition: '2012', quickStart: true, bonanza: true, money: 'hidden' });
  const lot = testStream(4);
  const asked = new Set<string>();
  for (;;) {
    const { state, acting } = await viewOf(people[0]!.page, id);
    if (state.round > 1) break;
    asked.add(askedIn(state));
    const person = people[acting[0] ?? 0]!;
    await turnBar(person.page).waitFor();
    await playDecision(person.page, (n) => lot.int(n));
  }
  expect([...asked].toSorted()).toEqual(
    expect.arrayContaining(['auction', 'extra', 'founding', 'placing', 'quickStart', 'turn']),
  );
  for (const { complaints } of people) expect(complaints).toEqual([]);
});

/** The first one makes the game; the others take their seats from its links. */
async function seatAll([host, ...guests]: readonly Visitor[], options: NewGame['options']): Promise<string> {
  if (host === undefined) throw new Error('nobody there');
  await host.page.goto(service.origin);
  const open = guests.map(() => ({ kind: 'open' as const }));
  const made = await makeGame(host.page, service.origin, {
    game: 'goa',
    options,
    seats: [{ kind: 'me', name: host.name }, ...open],
    seed: SEED,
  });
  for (const [i, guest] of guests.entries()) {
    const link = made.seats[i + 1]?.link;
    if (link === undefined) throw new Error(`no link for seat ${i + 1}`);
    await guest.page.goto(`${service.origin}${link}`);
    await guest.page.getByLabel('Your name').fill(guest.name);
    await guest.page.getByRole('button', { name: 'Take the seat' }).click();
    await guest.page.waitForURL(/\/g\//);
  }
  await host.page.goto(`${service.origin}/g/${made.id}`);
  return made.id;
}

/** Commits after which the disturbances are over; the whole game takes some eighty, and is for `npm run test:all`. */
const ENOUGH = process.env['GAMES'] === 'all' ? Infinity : 16;

test('Goa is played on a phone by tapping what is lit: reloaded in mid-draft, in two tabs, offline for a while', async () => {
  const { page, complaints } = await visit(browser, 'Ana', { ...PHONE, ...STILL });
  await page.goto(service.origin);
  const { id } = await makeGame(page, service.origin, {
    game: 'goa',
    options: { edition: '2012' },
    seats: [
      { kind: 'me', name: 'Ana' },
      { kind: 'bot', level: 'easy' },
    ],
    seed: SEED,
  });
  await page.goto(`${service.origin}/g/${id}`);
  const lot = testStream(2);
  const some = (n: number): number => lot.int(n);
  let sent = 0;
  for (; sent < ENOUGH && (await isAsked(page)); sent += 1) {
    if (sent === 3) await reloadInMidDraft(page, some);
    if (sent === 6) await sendFromStaleTab(page, some);
    if (sent === 9) await sendOffline(page, some);
    await playDecision(page, some);
    if (sent > 300) throw new Error('no end of the game');
  }
  if (ENOUGH === Infinity) await page.getByRole('region', { name: 'Final score' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const expected = /ERR_INTERNET_DISCONNECTED|409/; // what was done on purpose
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
});

const steps = (page: Page) => turnBar(page).locator('.draft li');

/** Taps until there is something in the draft that has not been sent. */
async function draft(page: Page, lot: (n: number) => number): Promise<readonly string[]> {
  await turnBar(page).waitFor();
  while ((await steps(page).count()) === 0) await tapOne(page, lot);
  await page.waitForFunction(() => !document.querySelector('.draft')?.textContent?.includes('…'));
  return steps(page).allInnerTexts();
}

/** What was decided and not sent is there again; what was only begun is not. */
async function reloadInMidDraft(page: Page, lot: (n: number) => number): Promise<void> {
  const next = turnBar(page).getByRole('button', { name: /^Next step/ });
  while ((await next.count()) === 0) {
    await draft(page, lot);
    if ((await next.count()) === 0) await playDecision(page, lot);
    await isAsked(page);
  }
  await next.click();
  await page.waitForFunction(() => !document.querySelector('.draft')?.textContent?.includes('…'));
  const before = await steps(page).allInnerTexts();
  await page.reload();
  await steps(page).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.draft')?.textContent?.includes('…'));
  expect(await steps(page).allInnerTexts()).toEqual(before);
}

/** The other tab has heard nothing of what this one sends: nothing of its own draft is taken. */
async function sendFromStaleTab(page: Page, lot: (n: number) => number): Promise<void> {
  await turnBar(page).waitFor();
  const other = await page.context().newPage();
  await other.routeWebSocket(/\/live/, () => undefined); // a line on which nothing ever comes
  await other.goto(page.url());
  await draft(other, lot);
  await playDecision(page, lot);
  await isAsked(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { seq } = await viewOf(page, id);
  const answered = other.waitForResponse((response) => response.url().endsWith('/moves'));
  await turnBar(other).getByRole('button', { name: /^Send/ }).click();
  await answered;
  expect((await viewOf(page, id)).seq).toBe(seq);
  await other.close();
}

/** What is sent while there is no network goes out when it is back. */
async function sendOffline(page: Page, lot: (n: number) => number): Promise<void> {
  await draft(page, lot);
  await page.context().setOffline(true);
  await turnBar(page).getByRole('button', { name: /^Send/ }).click();
  await turnBar(page)
    .getByText(/The server cannot be reached/)
    .waitFor();
  await page.context().setOffline(false);
  await page.waitForResponse((response) => response.url().endsWith('/moves') && response.ok());
  await isAsked(page);
}

import { expect, inject, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { until } from '../support/until.ts';
import { calm, DESK, PATIENCE, PHONE, visit, wholePage } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';
import { turnBar } from './support/vehicle.ts';

setStage();

/** A player at their turn, after two others have moved since their own last one. */
async function atTurn(motion: 'reduce' | 'no-preference') {
  const { page, complaints } = await visit('Ana', DESK);
  await page.emulateMedia({ reducedMotion: motion });
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=3&seed=4&after=20`);
  await page.getByRole('button', { name: 'Show what happened' }).waitFor();
  return { page, complaints, marked: page.locator('[data-changed]') };
}

const film = (page: Page) => page.getByRole('region', { name: 'Since your last move' });
const caption = (page: Page) => film(page).getByRole('status');
const shows = (page: Page, start: RegExp): Promise<void> =>
  caption(page).filter({ hasText: start }).waitFor();

/** All texts of the caption from now on: a frame is gone after its time, and a busy browser may look too late. */
async function captionsOf(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  await page.exposeFunction('noteCaption', (text: string) => texts.push(text));
  await page.evaluate(() => {
    const { noteCaption } = globalThis as unknown as { noteCaption(text: string): void };
    new MutationObserver(() => noteCaption(document.querySelector('.recap .caption')?.textContent ?? '')) //
      .observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return texts;
}

test('what others changed since the player’s own last move is marked, until the player moves', async () => {
  const { page, marked, complaints } = await atTurn('no-preference');
  await marked.first().waitFor();
  await page.locator('.turn-bar .buttons button').first().click();
  await page.locator('.draft li').first().waitFor();
  await marked.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await marked.first().waitFor();
  expect(complaints).toEqual([]);
});

test('a film shows it row by row, and leaves the board as it was', async () => {
  const { page, marked } = await atTurn('no-preference');
  const texts = await captionsOf(page);
  await page.keyboard.press('f');
  await until('the end of the film', () => texts.find((text) => text.startsWith('4 of 4: ')), PATIENCE);
  const rows = texts.flatMap((text) => /^(\d) of 4: /.exec(text)?.[1] ?? []);
  expect([...new Set(rows)]).toEqual(['1', '2', '3', '4']);
  await film(page).getByRole('button', { name: 'Close' }).press('Enter');
  await film(page).waitFor({ state: 'detached' });
  await marked.first().waitFor();
});

test('a player who has not moved yet is told what happened so far, and not since a move', async () => {
  const { page } = await visit('Ana', DESK);
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=3&seed=4&you=1`);
  await page.getByRole('button', { name: 'Show what happened' }).click();
  await page.getByRole('region', { name: 'So far' }).waitFor();
});

test('with reduced motion the film waits for each step', async () => {
  const { page } = await atTurn('reduce');
  await page.getByRole('button', { name: 'Show what happened' }).click();
  await shows(page, /^1 of 4: /);
  await film(page).getByRole('button', { name: 'Play' }).waitFor();
  await film(page).getByRole('button', { name: 'Step' }).press('Enter');
  await shows(page, /^2 of 4: /);
});

test('a film asked for again is on the board again, and Skip keeps the focus when it has ended one', async () => {
  const { page, marked } = await atTurn('reduce');
  await marked.first().waitFor();
  const marks = (): Promise<readonly string[]> => marked.allTextContents();
  const present = await marks();
  await page.keyboard.press('f');
  await shows(page, /^1 of 4: /);
  await expect.poll(marks).not.toEqual(present);
  const first = await marks();
  await film(page).getByRole('button', { name: 'Skip' }).press('Enter');
  await shows(page, /^\D/);
  await page.locator('.recap button:focus', { hasText: 'Skip' }).waitFor();
  await expect.poll(marks).toEqual(present);
  await page.keyboard.press('f');
  await shows(page, /^1 of 4: /);
  await expect.poll(marks).toEqual(first);
});

test('over a draft there is no film: its buttons are off, and nothing is said of marks', async () => {
  const { page, complaints } = await atTurn('no-preference');
  await page.locator('.turn-bar .buttons button').first().click();
  await page.locator('.draft li').first().waitFor();
  await page.getByRole('button', { name: 'Show what happened' }).click();
  for (const name of ['Play', 'Step'])
    await film(page).getByRole('button', { name, disabled: true }).press('Enter');
  await page.locator('.recap .caption').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await shows(page, /^What changed/);
  await film(page).getByRole('button', { name: 'Play' }).click();
  await shows(page, /^1 of 4: /);
  expect(complaints).toEqual([]);
});

test('what happened is told in the room that was kept for it: the board stays where it was', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  await page.addInitScript(noteTops);
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=3&seed=4&after=30`);
  const card = page.getByRole('region', { name: 'Since you left' });
  await card.waitFor();
  await wholePage(page);
  const tops = await page.evaluate(() => Reflect.get(globalThis, 'tops') as readonly number[]);
  expect(new Set(tops).size).toBe(1);
  // However much there is to tell, the way to the full account is in sight.
  const all = card.getByRole('button', { name: /^All of it/ });
  const inSight = await all.evaluate((button) => {
    const { top, right, bottom, left } = button.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
    return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
  });
  expect(inSight).toBe(true);
  await all.tap();
  await card.getByRole('group', { name: 'What happened' }).or(card.locator('ol.recap-log')).first().waitFor();
  await all.tap();
  await card.getByRole('button', { name: 'Close' }).tap();
  const top = async (): Promise<number | undefined> => (await page.locator('.merchants').boundingBox())?.y;
  await expect.poll(top).toBeLessThan(tops[0] ?? 0);
  expect(complaints).toEqual([]);
});

/** On a phone a player who reads what came since they left, and steps through its film. */
async function onPhone() {
  const { page, complaints } = await visit('Ana', { ...PHONE, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=3&seed=4&after=30`);
  const card = page.getByRole('region', { name: 'Since you left' });
  await card.waitFor();
  await wholePage(page);
  const step = card.getByRole('button', { name: 'Step' });
  const toFrame = async (at: number): Promise<void> => {
    await step.tap();
    const text = new RegExp(`^${at} of `);
    await card.locator('.caption').filter({ hasText: text }).waitFor();
  };
  return { page, complaints, card, step, toFrame };
}

test('who closes the recap on a phone is at what they are asked', async () => {
  const { page, card, complaints } = await onPhone();
  const choices = page.locator('.turn-bar .turnBar-toChoices'); // the way to them, where none is in sight
  await choices.waitFor();
  await card.getByRole('button', { name: 'Close' }).tap();
  await page.locator('#turn-title:focus').waitFor();
  await choices.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

const topOf = async (one: Locator): Promise<number | undefined> => (await one.boundingBox())?.y;
const heightOf = async (one: Locator): Promise<number | undefined> => (await one.boundingBox())?.height;

test('on a phone a film has the room of its recap: its buttons stay under the finger, and the board where it was', async () => {
  const { page, complaints, card, step, toFrame } = await onPhone();
  const places = () => Promise.all([heightOf(card), ...[card, step, page.locator('.merchants')].map(topOf)]);
  const before = await places();
  for (const at of [1, 2, 3]) {
    await toFrame(at);
    expect(await places(), `frame ${at}`).toEqual(before);
  }
  await card.getByRole('button', { name: 'Skip' }).tap();
  await card.locator('.caption').filter({ hasText: /^\D/ }).waitFor();
  expect(await heightOf(card)).toBe(before[0]);
  expect(complaints).toEqual([]);
});

test('on a phone a film’s sentence and buttons stay in view, however far the page is scrolled, and nothing of the present', async () => {
  const { page, card, step, toFrame } = await onPhone();
  await toFrame(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await topOf(card.locator('.caption'))).toBeGreaterThanOrEqual(0);
  const box = await step.boundingBox();
  expect(box?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 3);
  expect(await turnBar(page).isVisible()).toBe(false);
  await toFrame(2);
  await card.getByRole('button', { name: 'Skip' }).tap();
  await turnBar(page).waitFor();
});

test('on a desk a film’s buttons stay in view too, however far the page is scrolled, and also when it is over', async () => {
  const { page } = await atTurn('reduce');
  await page.keyboard.press('f');
  await shows(page, /^1 of 4: /);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const skip = film(page).getByRole('button', { name: 'Skip' });
  const inView = async (): Promise<boolean> => {
    const box = await skip.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
  };
  expect(await inView()).toBe(true);
  await skip.press('Enter');
  await turnBar(page).waitFor();
  expect(await inView()).toBe(true);
});

/** Runs in the page first: notes in each frame how far down the board is. */
function noteTops(): void {
  const tops: number[] = [];
  Object.assign(globalThis, { tops });
  const note = (): void => {
    const board = document.querySelector<HTMLElement>('.merchants');
    if (board !== null) tops.push(board.offsetTop);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Runs in the page: notes what is scrolled to from now on. On a quick machine nothing moves, because all is in sight yet. */
function noteScrolling() {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (where) {
    performance.mark(`scrolled to ${this.className}`);
    scrollIntoView.call(this, where);
  };
}

test('a finished game is shown from its score on: nothing scrolls to the board, which is drawn later', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.addInitScript(noteScrolling);
  await page.goto(`${service.origin}/g/sample-goa`);
  await page.locator('.player-otherPlayers').waitFor();
  await wholePage(page);
  await calm(page);
  const marks = () => performance.getEntriesByType('mark').map(({ name }) => name);
  const scrolled = (await page.evaluate(marks)).filter((name) => name.startsWith('scrolled'));
  expect(scrolled).toEqual(['scrolled to card final azulejo-frame']);
});

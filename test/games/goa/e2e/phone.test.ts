import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PATIENCE, PHONE, visit, waitUntil, wholePage } from '../../../e2e/support/browser.ts';
import { turnBar } from './turns.ts';
import { bidding, turnWithCards, turnWithTiles, type Log } from './positions.ts';
import { sitDown } from '../../../e2e/support/practice.ts';
import { setStage } from '../../../e2e/support/stage.ts';

setStage();

const sit = async (log: Log): Promise<Page> => (await sitDown(log, PHONE)).page;

/** Waits until all of it is on the screen and not under the turn bar. */
async function isInSight(thing: Locator): Promise<void> {
  const page = thing.page();
  await expect
    .poll(
      async () => {
        const box = await thing.boundingBox();
        const bar = await turnBar(page).boundingBox();
        return box !== null && bar !== null && box.y >= 0 && box.y + box.height <= bar.y;
      },
      { timeout: PATIENCE },
    )
    .toBe(true);
}

test.each([
  ['top', 0],
  ['bottom', 100_000],
])('from the %s of the page one tap leads to what can be chosen', async (_, to) => {
  const page = await sit(turnWithTiles('2012', ['redSpice']));
  const first = page.locator('.goa .lit').first();
  await first.waitFor();
  const scrolled = (y: number): boolean => {
    scrollTo(0, y);
    return document.querySelector('.turnBar-toChoices') !== null;
  };
  await waitUntil(page, 'the way to the choices', scrolled, to);
  await page.locator('.turnBar-toChoices').tap();
  await isInSight(first);
  await page.locator('.turnBar-toChoices').waitFor({ state: 'detached' });
});

test('a table that is opened shows what can be chosen of plots and tiles too, which are drawn after the actions', async () => {
  const page = await sit(turnWithTiles('2012', ['redSpice']));
  for (const kind of ['.development-action', '.plots-head', '.player-held']) {
    const lit = page.locator(`.player-ownBoards .lit:is(${kind})`);
    await isInSight(lit.first());
    await isInSight(lit.last());
  }
});

test('a bid is typed or tapped in one row, which stays where it is while one bids', async () => {
  const page = await sit(bidding('2012', 'ginger2'));
  const bid = turnBar(page).getByRole('textbox', { name: 'Ducats' });
  const row = turnBar(page).locator('.desk-dial > *');
  const boxes = async () => Promise.all((await row.all()).map((part) => part.boundingBox()));
  await turnBar(page).getByRole('button', { name: '+1' }).tap();
  await turnBar(page).locator('.draft').waitFor();
  const before = await boxes();
  expect(new Set(before.map((box) => box?.y)).size).toBe(1);
  await bid.fill('3');
  await turnBar(page)
    .getByText(/for 3 ducats/)
    .waitFor();
  await turnBar(page).getByRole('button', { name: '+1' }).tap();
  expect(await bid.inputValue()).toBe('4');
  expect(await boxes()).toEqual(before);
});

test('the first card and the first tile of one’s own push nothing: both have their room before', async () => {
  const roomOf = (page: Page) =>
    Promise.all(
      ['.player-ownTiles', '.player-ownHand'].map(async (part) =>
        Math.round((await page.locator(part).boundingBox())?.height ?? 0),
      ),
    );
  const withTile = await sit(turnWithTiles('2012', ['redSpice']));
  const withCards = await sit(turnWithCards('2012', ['ships1', 'sell1', 'spices1']));
  await withTile.locator('.player-ownTiles .tileFace').waitFor();
  await withCards.locator('.player-ownHand button').first().waitFor();
  expect(await roomOf(withTile)).toEqual(await roomOf(withCards));
});

test('a card chosen stays in sight when the bar says what comes of it', async () => {
  const page = await sit(turnWithCards('2012', ['ships1', 'sell1', 'spices1']));
  await page.getByRole('button', { name: 'Discard cards' }).tap();
  const card = page.locator('.player-ownHand li button').first();
  await card.tap();
  await turnBar(page).locator('.draft').waitFor();
  await isInSight(card);
});

test('the editor of a move stays in sight when the bar says what comes of it', async () => {
  const page = await sit(turnWithCards('2012', ['shipsOnly1', 'harvestMix1', 'sell1']));
  await page.getByRole('button', { name: /^Progress: ships/ }).tap();
  await turnBar(page)
    .getByText(/advances/)
    .waitFor();
  await isInSight(page.locator('.desk'));
});

test('a hint for newcomers gives way to the move that is put together', async () => {
  const { page } = await visit('Ana', PHONE);
  const founding = 'golden=goa/3-2012-bonanza-open-shared-win&row=145&you=acting';
  await page.goto(`${inject('practice')}/practice.html?${founding}&hints=on`);
  await turnBar(page).locator('.firstHint').waitFor();
  await page.locator('.goa .plots-field.lit').first().tap();
  await turnBar(page).locator('.draft').waitFor();
  expect(await turnBar(page).locator('.firstHint').count()).toBe(0);
});

/** Taps what is at a place in the page as soon as a draft is drawn, which is before any timer. Is ready when it returns. */
const tapWhenDrafted = (page: Page, place: Readonly<Record<'x' | 'y', number>>): Promise<void> =>
  page.evaluate(({ x, y }) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.draft') === null) return;
      observer.disconnect();
      document.elementFromPoint(x, y)?.closest('button')?.click();
      document.body.dataset.tappedTwice = '';
    }).observe(document.body, { childList: true, subtree: true });
  }, place);

test('the second half of a double tap on Pass sends nothing, and takes nothing back', async () => {
  const page = await sit(bidding('2012', 'ginger2'));
  const box = await turnBar(page).getByRole('button', { name: 'Pass' }).boundingBox();
  if (box === null) throw new Error('no Pass');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tapWhenDrafted(page, place);
  await page.touchscreen.tap(place.x, place.y);
  await page.locator('[data-tapped-twice]').waitFor();
  await turnBar(page).locator('[data-settling]').first().waitFor({ state: 'detached' });
  expect(await turnBar(page).locator('.draft').count()).toBe(1);
});

/** Notes in each frame from now on how far a thing is from the top of the page; gives the distances seen, in px. */
async function distances(page: Page, selector: string): Promise<() => Promise<readonly number[]>> {
  const seen = await page.evaluateHandle((its) => {
    const found = new Set<number>();
    const look = (): void => {
      const thing = document.querySelector(its);
      if (thing !== null) found.add(Math.round(thing.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    return found;
  }, selector);
  return () => seen.evaluate((found) => [...found]);
}

test('what opens for a decision lies over the boards, and moves none of them in any frame', async () => {
  const page = await sit(bidding('2012', 'favor'));
  const ofBoards = await distances(page, '.player-ownBoards');
  await turnBar(page).getByRole('button', { name: '+5' }).tap();
  await turnBar(page).getByRole('button', { name: /^Send/ }).tap();
  const tile = page.locator('.supply .store-tile.lit').first();
  await isInSight(tile);
  await tile.tap();
  await page.locator('.supply .explain .primary').tap();
  await page.locator('.supply > [open]').waitFor({ state: 'detached' });
  expect(await ofBoards()).toHaveLength(1);
});

test('a part of the supply that is opened lies over the boards, until one taps beside it', async () => {
  const page = await sit(turnWithTiles('2012', ['redSpice']));
  const ofBoards = await distances(page, '.player-ownBoards');
  const colonies = page.locator('.supply > details').first();
  await colonies.locator('summary').tap();
  await colonies.locator('.supply-colonies').waitFor();
  await page.locator('.supply > details').last().locator('summary').tap();
  await page.locator('.supply .supply-pile').waitFor();
  expect(await page.locator('.supply > [open]').count()).toBe(1);
  await page.locator('.supply .supply-pile').tap();
  expect(await page.locator('.supply > [open]').count()).toBe(1);
  await page.locator('.tradeBoard-course').first().tap();
  await page.locator('.supply > [open]').waitFor({ state: 'detached' });
  expect(await ofBoards()).toHaveLength(1);
});

test('Escape closes a part of the supply that lies over the boards, and only then takes a step back', async () => {
  const page = await sit(turnWithTiles('2012', ['redSpice']));
  const draft = turnBar(page).locator('.draft');
  await page.locator('.lit', { hasText: /^Taxes/ }).tap();
  await draft.waitFor();
  const colonies = page.locator('.supply > details').first();
  await colonies.locator('summary').press('Enter');
  await colonies.getByRole('button', { name: /^Quilon/ }).press('Enter');
  await colonies.locator('.explain').waitFor();
  await page.keyboard.press('Escape');
  await colonies.locator('.explain').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.locator('.supply > [open]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  expect(await draft.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await draft.waitFor({ state: 'detached' });
});

test('the headings skip no level while a founding is put together', async () => {
  const page = await sit(turnWithCards('2012', ['ships1']));
  await page.locator('.lit', { hasText: /^Found a colony/ }).tap();
  await page.locator('#desk-title').waitFor();
  const levels = await page
    .locator(':is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

test('a trial of a running game does not say of a hand that nobody sees that it is empty', async () => {
  const { page } = await visit('Ana', PHONE);
  const position = 'golden=goa/2-2012-pass-last&row=33&you=0&mode=history&at=33';
  await page.goto(`${inject('practice')}/practice.html?${position}`);
  await page.getByRole('button', { name: 'Try from here' }).tap();
  await page.locator('#trial-title', { hasText: 'Ben' }).waitFor();
  expect(await page.getByText('No cards.').count()).toBe(0);
});

test('a trial has one button that carries out a move, and then the one that ends the turn', async () => {
  const { page } = await visit('Ana', PHONE);
  const position = 'golden=goa/2-2012-pass-last&row=87&you=0&mode=history&at=87';
  await page.goto(`${inject('practice')}/practice.html?${position}`);
  await page.getByRole('button', { name: 'Try from here' }).tap();
  await page.locator('.lit', { hasText: /^Harvest/ }).tap();
  const onward = page.getByRole('button', { name: /Confirm, play on|Make this move|End turn/ });
  await onward.first().waitFor();
  expect(await onward.allInnerTexts()).toEqual(['Make this move']);
  await onward.dblclick({ position: { x: 60, y: 20 } }); // the second click finds no other button in its place
  await page.getByRole('region', { name: 'Moves of the trial' }).waitFor();
  expect(await onward.allInnerTexts()).toEqual(['End turn']);
});

/** A recorded game and two of its rows, between which the first two of Quilon's tiles are taken. */
const TAKEN = { golden: 'goa/4-2012-shared-win', rows: [23, 24, 25, 26, 27, 28, 29] };

/** The history at the first of these rows, with the colonies opened. */
async function colonies(): Promise<Page> {
  const { page } = await visit('Ana', PHONE);
  await page.goto(
    `${inject('practice')}/practice.html?golden=${TAKEN.golden}&mode=history&at=${TAKEN.rows[0]}`,
  );
  await wholePage(page);
  await page.locator('.supply > details').first().locator('summary').tap();
  return page;
}

/** Goes on to the last row. */
async function takeTiles(page: Page): Promise<void> {
  for (const row of TAKEN.rows.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Entry ${row} of`, { exact: false }).waitFor();
  }
}

test('the rows of colonies stay where they are when tiles are taken', async () => {
  const page = await colonies();
  const rows = page.locator('.supply-colonies button');
  const tops = () => rows.evaluateAll((them) => them.map((row) => row.getBoundingClientRect().top + scrollY));
  const tiles = page.locator('.supply-colonyTile');
  const before = { tops: await tops(), tiles: await tiles.count() };
  await takeTiles(page);
  expect(await tiles.count()).toBeLessThan(before.tiles);
  expect(await tops()).toEqual(before.tops);
});

test('what is read of a colony keeps its room when a tile of it is taken', async () => {
  const page = await colonies();
  await page.locator('.supply-colonies button', { hasText: 'Quilon' }).tap();
  const words = page.locator('.explain-words');
  const told = async () =>
    [await words.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight), await words.innerText()] as const;
  const before = await told();
  await takeTiles(page);
  const after = await told();
  expect(after[1].length).toBeLessThan(before[1].length);
  expect(after[0]).toBe(before[0]);
});

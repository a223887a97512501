import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { calm, PHONE, settled, visit, wholePage } from '../../../e2e/support/browser.ts';
import { setStage } from '../../../e2e/support/stage.ts';

setStage();

/** A recorded game of four, near its end. */
const LARGE = '/practice.html?golden=goa/4-2012-shared-win&row=400';

/** Elements of the whole page with that game. The boards of the others, which are closed, would be some 3 000 more. */
const MOST = 5_500;

test('a large game is drawn to its end, in a tree of moderate size, and each drawing is built once', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  await page.addInitScript(countPaths);
  await page.goto(`${inject('practice')}${LARGE}`);
  await wholePage(page);
  const boards = page.locator('.goa');
  await expect.poll(() => boards.locator('.player-otherPlayers .player').count()).toBe(3);
  expect(await boards.locator('.player-otherPlayers .development').count()).toBe(0);
  const { built, shown, all } = await page.evaluate(count);
  expect(all).toBeLessThan(MOST);
  expect(shown).toBeGreaterThan(1000);
  expect(built).toBeLessThan(shown / 2);
  await boards.locator('.player-otherPlayers details:not(.player-points) > summary').first().click();
  await expect.poll(() => boards.locator('.player-otherPlayers .development').count()).toBe(1);
  expect(complaints).toEqual([]);
});

/** Rows of the same game; with the last one, somebody is the first in a row, whose card every board shows until then. */
const ROWS = [374, 375, 376, 377, 378];

test('a step through the history shows what is there if it is opened at that row, and nothing moves', async () => {
  const { page } = await visit('Ana', PHONE);
  await openAt(page, ROWS[0]);
  let before: readonly string[] = [];
  let shown = await boardsOf(page);
  for (const row of ROWS.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Entry ${row} of`, { exact: false }).waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await settled(page);
    [before, shown] = [shown, await boardsOf(page)];
    expect(shown).not.toEqual(before);
  }
  await openAt(page, ROWS.at(-1));
  expect(shown).toEqual(await boardsOf(page));
});

/** Two rows of it between which the flag goes to another player. */
const FLAGS = [100, 300];

test('who looks on finds every player in the same place, whoever has the flag', async () => {
  const { page } = await visit('Ana', PHONE);
  const orders: (readonly string[])[] = [];
  const holders = new Set<string>();
  for (const row of FLAGS) {
    await page.goto(
      `${inject('practice')}/practice.html?golden=goa/4-2012-shared-win&mode=history&you=&at=${row}`,
    );
    const others = page.locator('.player-otherPlayers .player h3');
    await others.nth(3).waitFor();
    orders.push(await others.allInnerTexts());
    holders.add(await page.locator('.tradeBoard-course .tradeBoard-holder').innerText());
  }
  expect(holders.size).toBe(2);
  expect(orders[1]).toEqual(orders[0]);
});

/** The history with all that belongs to its board, and somebody's boards open. */
async function openAt(page: Page, row: number | undefined): Promise<void> {
  await page.goto(`${inject('practice')}/practice.html?golden=goa/4-2012-shared-win&mode=history&at=${row}`);
  const others = page.locator('.player-otherPlayers');
  await others.locator('.player').nth(2).waitFor();
  await calm(page);
  await others.locator('details:not(.player-points) > summary').first().click();
  await others.locator('.development').waitFor();
}

/** All things on the boards: classes, marks and words. */
const boardsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.goa')
    .evaluate((boards) =>
      [...boards.querySelectorAll<HTMLElement>('*:not(svg, svg *)')].map(
        ({ className, title, dataset, childElementCount: inside, textContent }) =>
          [
            className.replace('pop', ''),
            title,
            dataset['changed'] ?? '',
            inside === 0 ? textContent : '',
          ].join('|'),
      ),
    );

/** Runs in the page first: counts the paths that are built, and not the copies. */
function countPaths(): void {
  const build = Document.prototype.createElementNS;
  Object.assign(globalThis, { built: 0 });
  Document.prototype.createElementNS = function (this: Document, ...asked: [string, string]) {
    if (asked[1] === 'path') Object.assign(globalThis, { built: Reflect.get(globalThis, 'built') + 1 });
    return build.apply(this, asked);
  } as typeof build;
}

const count = () => ({
  built: Number(Reflect.get(globalThis, 'built')),
  shown: document.querySelectorAll('svg path').length,
  all: document.querySelectorAll('*').length,
});

import { expect, inject, test } from 'vitest';
import { PHONE, visit, wholePage } from '../../../e2e/support/browser.ts';
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
  const boards = page.locator('.goa-board');
  await expect.poll(() => boards.locator('.other-players .player').count()).toBe(3);
  expect(await boards.locator('.other-players .development').count()).toBe(0);
  const { built, shown, all } = await page.evaluate(count);
  expect(all).toBeLessThan(MOST);
  expect(shown).toBeGreaterThan(1000);
  expect(built).toBeLessThan(shown / 2);
  await boards.locator('.other-players details:not(.points) > summary').first().click();
  await expect.poll(() => boards.locator('.other-players .development').count()).toBe(1);
  expect(complaints).toEqual([]);
});

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

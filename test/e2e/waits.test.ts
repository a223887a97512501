import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calm, settled, visit } from './support/browser.ts';
import { keysOf } from './support/keyboard.ts';
import { setStage } from './support/stage.ts';

setStage();

/** A page as in a hidden tab, where no frame ever comes. */
async function hidden(): Promise<Page> {
  const { page } = await visit('nobody', {});
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  return page;
}

test.each<[what: string, wait: (page: Page) => Promise<void>]>([
  ['a drawing', settled],
  ['the last part of a page', calm],
  ['the focus', (page) => keysOf(page).to(/anything/)],
])('Waiting for %s in a hidden tab ends with an error that says so', async (_, wait) => {
  await expect(wait(await hidden())).rejects.toThrow(/in vain for .*; the page is hidden/);
});

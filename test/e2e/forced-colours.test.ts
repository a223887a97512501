import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { DESK, settled, visit, wholePage } from './support/browser.ts';
import { setStage } from './support/stage.ts';

setStage();

/** Where the system chooses the colours, grounds and shadows are not drawn, and transparent edges are. */

/** A table at its first decision, in the page's own colours. */
async function sitDownAt(game: string): Promise<Page> {
  const { page } = await visit('Ana', { ...DESK, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/practice.html?game=${game}&seats=2&you=0`);
  await wholePage(page);
  return page;
}

/** The things on the board with an edge in a colour, each kind once. Runs in the page. */
function edgedIn(colour: string): readonly string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const sought = getComputedStyle(probe).color;
  probe.remove();
  const all = [...document.querySelectorAll('.goa *, .merchants *')].filter((thing) => {
    const { borderTopStyle: style, borderTopColor } = getComputedStyle(thing);
    return style !== 'none' && borderTopColor === sought;
  });
  return [...new Set(all.map(({ tagName, className }) => `${tagName} ${String(className)}`))].toSorted();
}

test.each(['goa', 'merchants'])('at a table of %s, only what can be chosen gets an edge', async (game) => {
  const page = await sitDownAt(game);
  const still = await page.evaluate(edgedIn, 'transparent');
  expect(still.length).toBeGreaterThan(1);
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  expect(await page.evaluate(edgedIn, 'Canvas')).toEqual(still);
});

test('whose turn it is in the order of play has a ring, and nobody else has', async () => {
  const page = await sitDownAt('goa');
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const rings = await page
    .locator('li[aria-current]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('aria-current'), getComputedStyle(one).outlineStyle]),
    );
  expect(rings.toSorted()).toEqual([
    ['false', 'none'],
    ['true', 'solid'],
  ]);
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visit, wholePage } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

/** How far a notch reaches into a phone's screen, in CSS pixels. */
const NOTCH = 59;

const SIDEWAYS = { ...PHONE, viewport: { width: 844, height: 390 } };

/** A sample's table on a phone whose screen has something cut out at these edges. */
async function sampleOf(
  game: 'merchants' | 'goa',
  phone: BrowserContextOptions,
  insets: Readonly<Partial<Record<'top' | 'left' | 'right', number>>>,
): Promise<Page> {
  const { page } = await visit('Ana', phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto(`${service.origin}/g/sample-${game}`);
  await page.locator('.tip').waitFor({ state: 'attached' });
  await wholePage(page);
  return page;
}

/** In the page: what is read or pressed and reaches into the notch at the left or right. */
function cutOff(notch: number): readonly string[] {
  const found: string[] = [];
  for (const thing of document.querySelectorAll(
    'a, button, summary, input, textarea, h1, h2, h3, p, td, th',
  )) {
    const { left, right, bottom, width } = thing.getBoundingClientRect();
    const isSeen = width > 1 && bottom > 0 && thing.checkVisibility({ visibilityProperty: true });
    if (isSeen && (left < notch || right > innerWidth - notch)) found.push(thing.outerHTML.slice(0, 120));
  }
  return found;
}

test.each(['merchants', 'goa'] as const)(
  'on a phone held sideways nothing of a table of %s reaches into the notch',
  async (game) => {
    const page = await sampleOf(game, SIDEWAYS, { left: NOTCH, right: NOTCH });
    await page.locator('.skip').focus();
    expect(await page.evaluate(cutOff, NOTCH)).toEqual([]);
  },
);

/** Pictures and figures that show their words when they are tapped. */
const TITLED = '.player-otherPlayers [title]:visible';

test('the words of a picture at the top of the screen keep clear of a notch there', async () => {
  const page = await sampleOf('goa', PHONE, { top: NOTCH });
  const picture = page.locator(TITLED).first();
  await picture.evaluate((it, notch) => scrollBy(0, it.getBoundingClientRect().top - notch), NOTCH);
  await picture.tap();
  const tip = await page.locator('.tip:visible').boundingBox();
  expect(tip?.y).toBeGreaterThanOrEqual(NOTCH);
});

/** In the page: marks the pictures whose middle lies nearest to the left and to the right of the screen. */
function markOutermost(selector: string): void {
  const middle = (thing: Element): number => {
    const { left, right } = thing.getBoundingClientRect();
    return left + right;
  };
  const shown = [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility());
  const all = shown.toSorted((one, other) => middle(one) - middle(other));
  for (const thing of [all[0], all.at(-1)]) thing?.setAttribute('data-outermost', '');
}

test('the words of a picture beside a notch keep clear of it', async () => {
  const page = await sampleOf('goa', SIDEWAYS, { left: NOTCH, right: NOTCH });
  await page.evaluate(markOutermost, 'main [title]:not(a *, button *, summary *, label *)');
  for (const picture of await page.locator('[data-outermost]').all()) {
    await picture.tap();
    const tip = await page.locator('.tip:visible').boundingBox();
    expect(tip?.x).toBeGreaterThanOrEqual(NOTCH);
    expect((tip?.x ?? Infinity) + (tip?.width ?? 0)).toBeLessThanOrEqual(SIDEWAYS.viewport.width - NOTCH);
  }
});

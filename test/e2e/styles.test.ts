import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testStream } from '../support/testStream.ts';
import { calm, DESK, PHONE, settled, visit, waitUntil } from './support/browser.ts';
import { ALL } from './support/extent.ts';
import { service, setStage } from './support/stage.ts';

setStage();

/** A sheet stays on the page once it is loaded. No screen may look different for what was looked at before it. */

/** Screens that load different sheets. None shows anything that depends on time or chance. */
const SCREENS = [
  '/',
  '/new',
  '/help/playing',
  '/help/goa',
  '/help/merchants',
  '/g/sample-goa/at/57',
  '/g/sample-merchants/at/20',
];

const SEED = 1;

/** Rules depend on the order of the sheets at any size; a wide screen is looked at by `npm run test:all`. */
const SIZES = [['phone', PHONE] as const, ...(ALL ? [['desk', DESK] as const] : [])];

test.each(SIZES)('pages visited in any order look as if each was opened by itself: %s', async (_, size) => {
  const { page, complaints } = await visit('Ana', { ...size, reducedMotion: 'reduce' });
  const alone = new Map<string, Looks>();
  for (const screen of SCREENS) {
    await page.goto(service.origin + screen);
    alone.set(screen, await looksOf(page));
  }
  await page.goto(service.origin);
  const different: string[] = [];
  for (const screen of testStream(SEED).shuffle(SCREENS)) {
    await page.evaluate(goWithin, screen);
    const [before, now] = [alone.get(screen) ?? [], await looksOf(page)];
    if (now.length !== before.length)
      different.push(`${screen}: ${before.length} elements, now ${now.length}`);
    const at = now.findIndex((looks, i) => looks !== before[i]);
    if (at !== -1) different.push(`${screen}: ${differenceOf(before[at] ?? '', now[at] ?? '')}`);
  }
  expect(different).toEqual([]);
  expect(complaints).toEqual([]);
});

/** As a link of the page does. Runs in the page. */
function goWithin(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/** All properties that some sheet sets. */
const PROPERTIES = [
  ...new Set(
    globSync('web/**/*.css').flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<=[\s;{])[a-z-]+(?=: )/g) ?? [],
    ),
  ),
];

/** How each element looks: its name, its place, and what the sheets give it. */
type Looks = readonly string[];

/**
 * Computed styles and boxes are what a picture is drawn from. Pictures themselves differ now and then by a
 * rounded pixel, depending on what the browser has drawn before, and do not say which element it is.
 */
async function looksOf(page: Page): Promise<Looks> {
  await page.waitForLoadState('networkidle');
  await waitUntil(page, 'the page', isThere);
  await settled(page);
  await calm(page);
  return page.evaluate(measure, PROPERTIES);
}

/** Has what comes last come? In a history, that is the log and the charts of the end. Runs in the page. */
const isThere = (): boolean => {
  const parts = location.pathname.includes('/at/')
    ? ['.log a[aria-current]', '.chart', '.verified']
    : ['main h1'];
  return (
    document.querySelector('main .loading') === null && parts.every((part) => document.querySelector(part))
  );
};

/** Runs in the page. */
function measure(properties: readonly string[]): string[] {
  const stylesOf = (element: Element, part?: string): string => {
    const styles = getComputedStyle(element, part);
    return properties.map((name) => `${name}: ${styles.getPropertyValue(name)}`).join('; ');
  };
  return [...document.querySelectorAll('body *')].map((element) => {
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const box = element instanceof HTMLElement ? [element.offsetLeft, element.offsetTop] : [];
    const parts = ['::before', '::after'].filter(
      (part) => getComputedStyle(element, part).content !== 'none',
    );
    return [name, ...box, stylesOf(element), ...parts.map((part) => stylesOf(element, part))].join('; ');
  });
}

/** The element and its first properties that differ. */
function differenceOf(before: string, now: string): string {
  const [was, is] = [before, now].map((looks) => looks.split('; '));
  const found = is?.flatMap((property, i) => (property === was?.[i] ? [] : [`${was?.[i]} → ${property}`]));
  return `${is?.[0]}: ${found?.slice(0, 4).join(', ')}`;
}

import type { BrowserContextOptions, Page, Response } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { addressOf, pinPage } from './pinned.ts';
import { browser } from './stage.ts';

/** A phone held upright: the smallest screen the page is made for. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Limit of any wait, on a busy machine, in ms. */
export const PATIENCE = 30_000;

/** A person with a browser of their own. */
export interface Visitor {
  readonly name: string;
  readonly page: Page;
  /** Complaints of the page or the browser's console. */
  readonly complaints: readonly string[];
}

/** A new browser for `name`, who is another player in every test; closed after the test. */
export async function visit(name: string, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-GB',
    extraHTTPHeaders: { 'cf-connecting-ip': addressOf(name) },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await pinPage(page, name);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await sightOf({ name, page, complaints }));
    await context.close();
  });
  return { name, page, complaints };
}

/** What a person sees at the end, for readers of a failed test. */
async function sightOf({ name, page, complaints }: Visitor): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  const drawing = await page.evaluate(stateOfDrawing).catch(String);
  return [`${name} at ${page.url()}, ${drawing}, who complained: ${complaints.join(' | ')}`, text].join('\n');
}

/** Why a click may wait in vain: no frame comes, or something moves for ever. Runs in the page. */
const stateOfDrawing = (): Promise<string> =>
  new Promise((resolve) => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running').length;
    const state = `${document.visibilityState}, ${moving} animations`;
    requestAnimationFrame(() => resolve(`${state}, drawn`));
    setTimeout(resolve, 1_000, `${state}, not drawn for a second`);
  });

/** Waits until `isSo` holds in the page; the error says what it waited for. */
export async function waitUntil<T>(
  page: Page,
  what: string,
  isSo: (given: T) => unknown,
  ...[given]: undefined extends T ? [] : [T]
): Promise<void> {
  try {
    await page.waitForFunction(isSo as (given: unknown) => unknown, given, {
      timeout: PATIENCE,
      polling: 50,
    });
  } catch (cause) {
    throw new Error(`waited ${PATIENCE} ms in vain for ${what} at ${page.url()}`, { cause });
  }
}

/**
 * Waits for the effects of a drawing: scrolling, the title, the focus.
 * @throws in a hidden tab: nothing is drawn there, and no frame ever comes
 */
export async function settled(page: Page): Promise<void> {
  const drawn = await page.evaluate(untilDrawn, PATIENCE);
  if (drawn !== 'drawn') throw new Error(`waited ${PATIENCE} ms in vain for a frame; the page is ${drawn}`);
}

/** Runs in the page. */
const untilDrawn = (patience: number): Promise<string> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0, 'drawn'));
    setTimeout(() => resolve(document.visibilityState), document.hidden ? 0 : patience);
  });

/** Parts that no choice needs come late: waits until `frames` drawings in a row have brought none. */
export async function calm(page: Page, frames = 60): Promise<void> {
  const end = await page.evaluate(untilCalm, { frames, patience: PATIENCE });
  if (end !== 'calm') throw new Error(`waited ${PATIENCE} ms in vain for the last part; the page is ${end}`);
}

/** Runs in the page. */
async function untilCalm(given: { readonly frames: number; readonly patience: number }): Promise<string> {
  const count = (): number => document.querySelectorAll('*').length;
  const last = performance.now() + given.patience;
  for (let quiet = 0, before = count(); quiet < given.frames; quiet += 1) {
    if (document.hidden || performance.now() > last) return document.visibilityState;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, given.patience);
    });
    const now = count();
    if (now !== before) quiet = 0;
    before = now;
  }
  return 'calm';
}

/** Waits until everything is there, with what happened. */
export async function wholePage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('log', { name: 'What happened' })
    .getByRole('link')
    .first()
    .waitFor({ state: 'attached' });
}

/** Has this page's player a decision? Waits while others play. */
export async function isAsked(page: Page): Promise<boolean> {
  await settled(page); // the title changes last when a turn ends
  await titled(page, /^(Your turn|Over)/);
  return (await page.title()).startsWith('Your turn');
}

/** Waits until the page's title matches. */
export const titled = (page: Page, title: RegExp): Promise<void> =>
  waitUntil(
    page,
    `the title ${title}`,
    (source: string) => new RegExp(source).test(document.title),
    title.source,
  );

/** The service's answer to the next commit of this page. */
export const movesAnswer = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith('/moves'));

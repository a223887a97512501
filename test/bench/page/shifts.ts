import type { Browser, Page } from 'playwright-core';
import { ENGINE } from '#shared/engine.ts';
import { GAMES } from '#shared/games/list.ts';
import { HOSTED } from '../../../web/gallery/practice/madeUp.ts';
import type { Practice } from '../../../web/gallery/practice/service.ts';
import { toldShifts, watchShifts, type Shift } from '../../support/layoutShifts.ts';
import type { Row } from '../measure.ts';
import type { Opened } from './games.ts';
import { AS, type Site } from './server.ts';

/** How much of the page jumps without having been touched: layout shift as Web Vitals counts it. */

/** Phone, tablet, desk. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Lighthouse's slow phone network: what comes late comes visibly late. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Rows that others add while the page looks on. */
const MOVES = 30;

/** A screen, and who looks at it. */
interface Screen {
  readonly name: string;
  readonly path: string;
  /** Without one: a visitor without session. */
  readonly player?: true;
  /** Others move in this game meanwhile. */
  readonly live?: string;
  /** The last row of the game that the device has shown. */
  readonly seen?: number;
}

/** Every screen of the page. */
export const screensOf = (site: Site): readonly Screen[] => [
  { name: 'home, first visit', path: '/' },
  { name: 'home', path: '/', player: true },
  { name: 'new game', path: '/new' },
  { name: 'lobby', path: `/g/${HOSTED}`, player: true },
  { name: 'join', path: `/join/${HOSTED}/1#${'3b'.repeat(32)}` },
  { name: 'profile', path: '/me', player: true },
  { name: 'results', path: '/results', player: true },
  { name: 'archive', path: '/archive', player: true },
  { name: 'statistics', path: '/statistics' },
  { name: 'help', path: '/help' },
  ...GAMES.flatMap((game) => [
    { name: `rules of ${game}`, path: `/help/${game}` },
    { name: `sample of ${game}`, path: `/g/sample-${game}/at/1` },
    { name: `sample of ${game}, end`, path: `/g/sample-${game}` },
  ]),
  ...Object.entries(site.settings).flatMap(([id, { name, practice }]) => [
    { name, path: `/g/${id}` },
    { name: `${name}, others move`, path: `/g/${id}`, live: id },
    { name: `${name}, come back to`, path: `/g/${id}`, seen: Math.ceil(practice.rows.length * 0.9) },
    { name: `${name}, text mode`, path: `/g/${id}/text` },
    { name: `${name}, history`, path: `/g/${id}/at/${Math.ceil(practice.rows.length / 2)}` },
  ]),
];

/** The screen that jumps most at each size. */
export async function shifts(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const found: { readonly name: string; readonly value: number }[] = [];
    for (const screen of screensOf(site))
      found.push({ name: screen.name, value: worstWindow(await shiftsOf(browser, site, screen, size)) });
    const [worst] = found.toSorted((a, b) => b.value - a.value);
    rows.push({
      name: `layout shift at ${size.width} × ${size.height}, worst of ${found.length} screens`,
      value: worst?.value ?? null,
      unit: '',
      note: `${worst?.name ?? ''}; target ≤ 0.02`,
    });
  }
  return rows;
}

/** Opens a screen, waits until nothing more comes, and lets others move. */
export async function shiftsOf(
  browser: Browser,
  site: Site,
  { path, player, live, seen }: Screen,
  viewport: (typeof SIZES)[number],
): Promise<readonly Shift[]> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(player === undefined ? {} : { extraHTTPHeaders: { [AS]: 'Ana' } }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(watchShifts);
  if (seen !== undefined)
    await page.addInitScript(keepSeen, { key: `carrack.seen.${path.slice(3)}.0`, seen });
  const line = live === undefined ? undefined : await openLine(page);
  await page.goto(site.origin + path);
  await settled(page);
  const opened = live === undefined ? undefined : site.settings[live];
  if (opened !== undefined && line !== undefined) await othersMove(page, opened, line);
  const told = await page.evaluate(toldShifts);
  await context.close();
  return told;
}

export type Line = (frame: unknown) => void;

/** The page's live connection, answered here. */
export async function openLine(page: Page): Promise<Line> {
  const sends: Line[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    sends.push((frame) => socket.send(JSON.stringify(frame)));
  });
  return (frame) => sends.at(-1)?.(frame);
}

/**
 * Bots play for everybody, and the page is sent each row. A row of the viewer's own follows a key, as it would in a
 * game: what a player brings about does not count. The game is as before afterwards.
 */
async function othersMove(page: Page, { practice }: Opened, line: Line): Promise<void> {
  const kept = [...practice.rows];
  try {
    for (let moves = 0; moves < MOVES; moves += 1) {
      const { acting } = practice;
      if (acting === undefined) break;
      if (acting === practice.setting.you) await page.keyboard.press('F9');
      practice.playBot(acting, 'normal');
      for (const frame of framesOf(practice)) line(frame);
      await page.evaluate(frames);
    }
    await settled(page);
  } finally {
    practice.rows.splice(0, practice.rows.length, ...kept);
  }
}

/** What the service sends after a row. */
export function framesOf(practice: Practice): readonly object[] {
  const { status, acting, seats, commitment, question, clock, rematch } = practice.view();
  const commits = practice.commitsAfter(practice.seq - 1);
  return [
    { type: 'commits', engine: ENGINE, seq: practice.seq, commits },
    { type: 'table', engine: ENGINE, status, acting, seats, commitment, question, clock, rematch },
  ];
}

/** Nothing is on its way, and nothing has changed for a second. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(quiet);
}

/** Runs in the page: half a second of frames. */
async function frames(): Promise<void> {
  for (let n = 0; n < 30; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page: until no node has come or gone for a second. */
const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      watch.disconnect();
      resolve();
    };
    let timer = setTimeout(done, 1000);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, 1000);
    });
    watch.observe(document, { childList: true, subtree: true });
  });

/** Runs in the page first. */
const keepSeen = ({ key, seen }: { readonly key: string; readonly seen: number }): void =>
  localStorage.setItem(key, `${seen}`);

/** The largest sum of shifts of which each follows within a second of the one before, five seconds in all. */
export function worstWindow(all: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of all) {
    const goesOn = at - last < 1000 && at - first < 5000;
    sum = goesOn ? sum + value : value;
    first = goesOn ? first : at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

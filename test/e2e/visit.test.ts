import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import { until } from '../support/until.ts';
import { calm, isAsked, PHONE, visit, wholePage } from './support/browser.ts';
import { decide, FINGER, turnBar } from './support/vehicle.ts';
import { service, setStage } from './support/stage.ts';
import { makeGame } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

/** What `docs/scale.md` computes with: requests of a visit beside those of its moves. */
const VISIT = 7;

test('a visit asks the service for little, and a move is one request more', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(page, service.origin, { game: VEHICLE, seats });
  const table = `${service.origin}/g/${id}`;
  await page.goto(table);
  await turnBar(page).waitFor();
  await until(
    'the page to be kept',
    async () => (await page.evaluate(() => navigator.serviceWorker.controller !== null)) || undefined,
  );
  await page.goto('about:blank'); // what the first visit still asks for is none of the next one's requests
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker() === null)
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`); // else the page has asked
  });
  page.on('websocket', () => void asked.push('live'));
  const dynamic = () => asked.filter((one) => /^live| \/(api|next|g\/)/.test(one));
  await page.goto(table, { waitUntil: 'networkidle' });
  await turnBar(page).waitFor();
  const opening = dynamic();
  expect(opening.length, opening.join(', ')).toBeLessThanOrEqual(VISIT);
  await decide(page, 0, FINGER);
  await turnBar(page).getByRole('button', { name: /^Send/ }).tap();
  await until(
    'the move to be sent',
    async () => dynamic().some((one) => one.endsWith('/moves')) || undefined,
  );
  expect(dynamic().filter((one) => one.startsWith('POST'))).toEqual([`POST /api/games/${id}/moves`]);
});

/** Runs in the page. */
const isAtNewest = (): boolean => {
  const box = document.querySelector('.log-box');
  return box !== null && box.clientHeight > 0 && box.scrollTop + box.clientHeight > box.scrollHeight - 2;
};

/** Rows come while the log still scrolls to those before. Runs in the page. */
async function growTwice(): Promise<void> {
  const box = document.querySelector('.log-box');
  const add = (): void => box?.append(Object.assign(document.createElement('p'), { style: 'height: 20rem' }));
  add();
  box?.scrollTo(0, box.scrollHeight);
  add();
  await new Promise((resolve) => {
    box?.addEventListener('scroll', resolve, { once: true });
    setTimeout(resolve, 30_000); // what is expected next says that it never scrolled
  });
}

test('the log stays at its newest line where rows come faster than it scrolls', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=2&you=0`);
  await wholePage(page);
  await page.evaluate(growTwice);
  expect(await page.evaluate(isAtNewest)).toBe(false);
  await page.getByRole('button', { name: /^Load/ }).first().click();
  await page.getByRole('button', { name: /^Send/ }).click();
  await until('the newest line', async () => (await page.evaluate(isAtNewest)) || undefined);
});

test.each(gameIds)('the log of a finished game of %s opens at its newest line', async (game) => {
  const { page } = await visit('nobody', PHONE);
  await page.goto(`${service.origin}/g/sample-${game}`);
  await page.locator('.log-box').waitFor();
  await until('the newest line', async () => (await page.evaluate(isAtNewest)) || undefined);
});

interface Note {
  /** How high the other players' part is; 0: the table stands without it. */
  readonly room: number;
  /** How far down in view what is below begins; at the screen's height nothing of it is in view. */
  readonly below: number;
  /** Where in the part each player is; null: an empty place. */
  readonly players: readonly (string | null)[];
}

/** Runs in the page first: notes at each change of a table of Goa where the other players are. */
function noteOthers(): void {
  const notes: Note[] = [];
  Object.assign(globalThis, { notes });
  const note = (): void => {
    if (document.querySelector('.goa') === null) return;
    const others = document.querySelector<HTMLElement>('.player-otherPlayers');
    const list = document.querySelector('.player-otherPlayers > ul')?.getBoundingClientRect();
    const players = [...document.querySelectorAll('.player-otherPlayers > ul > li')].map((place) => {
      const { left, top, width } = place.getBoundingClientRect();
      if (place.childElementCount === 0 || list === undefined) return null;
      return [left - list.left, top - list.top, width].map(Math.round).join(' ');
    });
    const below = Math.min(innerHeight, Math.round(others?.getBoundingClientRect().bottom ?? 0));
    notes.push({ room: others?.offsetHeight ?? 0, below, players });
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}

const noted = (page: Page): Promise<readonly Note[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'notes') as readonly Note[]);

const allOthers = (page: Page): Promise<void> =>
  page.locator('.player-otherPlayers').waitFor({ state: 'attached' });

/** A table of Goa with a player whose turn it is, seen by them or by who looks on. */
async function atGoa(width: number, who: 'player' | 'spectator'): Promise<Page> {
  const size = { ...PHONE, viewport: { width, height: width === 360 ? 740 : 1024 } };
  const ana = await visit('Ana', size);
  await ana.page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(ana.page, service.origin, { game: 'goa', options: {}, seats });
  await ana.page.goto(`${service.origin}/g/${id}`);
  await isAsked(ana.page);
  const { page } = who === 'player' ? ana : await visit('Eve', size);
  await page.addInitScript(noteOthers);
  await page.goto(`${service.origin}/g/${id}`);
  await allOthers(page);
  await wholePage(page);
  return page;
}

describe.each([360, 768])('On a screen of %d pixels', (width) => {
  test.each(['player', 'spectator'] as const)(
    'every other player of Goa has their place from the first drawing on, for a %s too',
    async (who) => {
      const drawn = (await noted(await atGoa(width, who))).map(({ players }) => players);
      const last = drawn.at(-1) ?? [];
      expect(last).toHaveLength(who === 'player' ? 2 : 3);
      expect(last).not.toContain(null);
      for (const players of drawn) expect(players).toEqual(last);
    },
  );

  test.each(['player', 'spectator'] as const)(
    'a %s who comes back to a table of Goa finds the other players’ room: nothing below it moves in view',
    async (who) => {
      const page = await atGoa(width, who);
      await page.locator('a[href$="/text"]').evaluate((link: HTMLElement) => link.click());
      await page.getByLabel('Command').waitFor();
      await page.evaluate(() => void (Reflect.get(globalThis, 'notes') as Note[]).splice(0));
      await page.evaluate(() => history.back());
      await allOthers(page);
      await calm(page);
      const notes = await noted(page);
      expect([...new Set(notes.map(({ below }) => below))]).toHaveLength(1);
      // Who looks on has no boards of their own above: there the room is what it was from the first on.
      if (who === 'spectator') expect([...new Set(notes.map(({ room }) => room))]).toHaveLength(1);
    },
  );
});

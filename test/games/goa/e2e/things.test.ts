import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import {
  CARD_KINDS,
  IMMEDIATE_TILES,
  ONE_SHOT_TILES,
  plantationOf,
  RED_TILES,
  TILES,
  type CardId,
  type Tile,
} from '#shared/games/goa/things.ts';
import { common as goa } from '#shared/games/goa/words/en.ts';
import { PHONE, type Visitor } from '../../../e2e/support/browser.ts';
import { ALL } from '../../../e2e/support/extent.ts';
import { playDecision, tapOne, turnBar } from './turns.ts';
import { auctions, turnWithCards, turnWithTiles, type Log } from './positions.ts';
import { sitDown } from '../../../e2e/support/practice.ts';
import { setStage } from '../../../e2e/support/stage.ts';

let visitor: Visitor;

setStage();

async function sit(log: Log): Promise<Page> {
  visitor = await sitDown(log, PHONE);
  return visitor.page;
}

const EDITIONS: readonly Edition[] = ALL ? ['2004', '2012'] : ['2012'];
const isIn = (edition: Edition, tile: Tile): boolean =>
  (FIGURES[edition].tiles.A[tile] ?? 0) + (FIGURES[edition].tiles.B[tile] ?? 0) > 0;

/** The last answer to what is asked: always the same game. */
const LAST = (n: number): number => n - 1;

/** More taps than any tile or card takes. */
const TAPS = 12;

const draft = (page: Page) => turnBar(page).locator('.draft li');

/** Uses a tile or card that lies open in the page, as far as the draft shows it; then takes it back. */
async function use(
  page: Page,
  among: '.player-heldTiles' | '.player-ownHand',
  name: string,
): Promise<string> {
  const thing = page.locator(`${among} button.lit`, { hasText: new RegExp(`^${name}`) });
  await thing.first().click();
  await page.locator('.goa .explain .primary').click();
  const tapped: string[] = [];
  while ((await draft(page).count()) === 0) {
    if (tapped.length > TAPS) throw new Error(`${name}: no end of tapping ${tapped.join(', ')}`);
    tapped.push(await tapOne(page, LAST));
  }
  await turnBar(page).locator('.draft', { hasText: '…' }).waitFor({ state: 'detached' });
  const told = (await draft(page).allInnerTexts()).join(' ');
  while ((await turnBar(page).locator('.draft').count()) > 0) await page.keyboard.press('Escape');
  return told;
}

describe.each(EDITIONS)('In the %s edition', (edition) => {
  test('every tile that is used later is used from where it lies', async () => {
    const tiles = [...RED_TILES, ...ONE_SHOT_TILES].filter((tile) => isIn(edition, tile));
    const page = await sit(turnWithTiles(edition, tiles));
    for (const tile of tiles) {
      const told = await use(page, '.player-heldTiles', goa[`goa.tile.${tile}`]);
      expect.soft(told.toLowerCase(), tile).toContain(goa[`goa.tile.${tile}`].toLowerCase());
    }
    expect(visitor.complaints).toEqual([]);
  });

  test('every kind of card is played from the hand', async () => {
    const cards = CARD_KINDS.map((kind): CardId => `${kind}1`);
    const page = await sit(turnWithCards(edition, cards));
    for (const kind of CARD_KINDS) {
      const told = await use(page, '.player-ownHand', goa[`goa.card.${kind}`]);
      expect.soft(told, kind).toContain(goa[`goa.card.${kind}`]);
    }
    expect(visitor.complaints).toEqual([]);
  });
});

/** The edition with the most kinds of tiles. */
const EDITION = '2012';
const grounds = TILES.filter((tile) => isIn(EDITION, tile) && plantationOf(tile) !== undefined);
const immediate = IMMEDIATE_TILES.filter((tile) => isIn(EDITION, tile));

/** What is taken at auctions: the immediate tiles ask for more than plantations do. */
const taken = ALL ? [...grounds, ...immediate] : immediate.slice(0, 4);

test.each(inFours(taken))('tiles are taken at auctions and carried out: %s, %s, %s, %s', async (...tiles) => {
  const noSpaceIsFree = tiles.some((tile) => grounds.includes(tile));
  const page = await sit(auctions(EDITION, tiles, noSpaceIsFree));
  for (let moves = 0; await isAuctioning(page); moves += 1) {
    if (moves > MOVES) throw new Error('no end of the auctions');
    await playDecision(page, LAST);
  }
  for (const tile of tiles)
    expect.soft(await page.locator('.aside').innerText(), tile).toContain(goa[`goa.tile.${tile}`]);
  expect(visitor.complaints).toEqual([]);
});

/** More commits than four auctions take. */
const MOVES = 24;

function inFours<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 4) }, (_, i) => list.slice(4 * i, 4 * i + 4));
}

/** Is something still asked before the actions? */
async function isAuctioning(page: Page): Promise<boolean> {
  const asked = await turnBar(page).getByRole('heading').first().innerText();
  return !/action|found/.test(asked);
}

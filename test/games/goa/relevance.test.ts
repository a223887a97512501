import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { State } from '#shared/games/goa/state.ts';
import { whatHappened, type Recap } from '#shared/kernel/recap.ts';
import { hiddenEvents } from '#shared/games/goa/story.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { common } from '#shared/words/en/page.ts';
import { render } from '#shared/words/render.ts';
import { keyOf, playOut } from '../../support/playout.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { Phrase } from '#shared/kernel/rules.ts';
import { testStream } from '../../support/testStream.ts';
import { auction, BOTH, space, table, turn, type Table } from './support.ts';

const en = { ...common, ...gameWordsIn('en') };

const NAMES = ['Ann', 'Bob', 'Cy'];
const name = (seat: number): string => NAMES[seat] ?? '?';

/** The sentence of an event that affects seat 0; undefined if it does not. */
const told = (wanted: Table, event: Event): string | undefined => {
  const phrase = rules.relevanceTo?.(table(wanted), event, 0)?.phrase;
  return phrase && render(phrase, { language: 'en', words: en, name });
};

const three = [{}, {}, {}];
const lot: Table = {
  players: three,
  grid: { [space(3, 3)]: 'duty', [space(3, 4)]: 'swap' },
  markers: [
    { seat: 0, space: space(2, 0) },
    { seat: 2, space: space(3, 3) },
  ],
  step: auction(1, 2, { seat: 0, amount: 4 }),
};
const won = (change: Partial<Extract<Event, { type: 'auctionWon' }>>): Event => ({
  type: 'auctionWon',
  seat: 2,
  marker: 2,
  tile: 'duty',
  price: 3,
  to: null,
  ...change,
});

describe('A player is told that', () => {
  it('they were outbid, and for what', () => {
    expect(told(lot, { type: 'bid', seat: 1, amount: 5 })).toBe('Bob outbids you for Duty: 5 ducats.');
    const another = { ...lot, step: auction(1, 2, { seat: 2, amount: 4 }) };
    expect(told(another, { type: 'bid', seat: 1, amount: 5 })).toBeUndefined();
  });

  it('they have bought or sold a tile', () => {
    expect(told(lot, won({ seat: 0, price: 4, to: 2 }))).toBe('You buy Duty from Cy for 4 ducats.');
    expect(told(lot, won({ seat: 1, price: 4, to: 0 }))).toBe('Bob buys Duty from you for 4 ducats.');
    expect(told(lot, won({ seat: 1, price: 4, to: 2 }))).toBeUndefined();
  });

  it('they keep the tile that they auctioned, because the others passed', () => {
    expect(told(lot, won({ seat: 0 }))).toBe('You pay 3 ducats to the bank and keep Duty.');
    expect(told(lot, won({ seat: 0, price: 0 }))).toBe('You take Duty for free.');
  });

  it('they were not asked for a bid that they cannot afford', () => {
    const pass = (seat: number, forced: boolean): Event => ({ type: 'bidPassed', seat, forced });
    expect(told(lot, pass(0, true))).toBe('You cannot afford to bid, so you pass.');
    expect(told(lot, pass(1, true))).toBeUndefined();
    expect(told(lot, pass(0, false))).toBeUndefined();
  });

  it('the auctioneer keeps the tile that they bid most for (2012)', () => {
    expect(told({ ...lot, edition: '2012' }, won({}))).toBe('Your bid was the highest, but Cy keeps Duty.');
    expect(told({ ...lot, edition: '2004' }, won({}))).toBeUndefined();
  });

  it('the flag is no longer theirs', () => {
    const flag = won({ marker: 1, tile: null, seat: 1, to: 2 });
    expect(told({ ...lot, flag: 0 }, flag)).toBe('Bob has the flag now; it was yours.');
    expect(told({ ...lot, flag: 2 }, flag)).toBeUndefined();
  });

  it.each(BOTH)('their board was spied on (%s)', (edition) => {
    const spied = (on: number): Event => ({ type: 'tileUsed', seat: 1, tile: 'espionage', on });
    expect(told({ edition, players: three, step: turn({ seat: 1 }) }, spied(0))).toBe(
      'Bob uses Espionage on your board.',
    );
    expect(told({ edition, players: three, step: turn({ seat: 1 }) }, spied(2))).toBeUndefined();
    const begun: Event = { type: 'foundingBegun', seat: 1, colony: 'Quilon', board: 2, on: 0 };
    expect(told({ edition, players: three, step: turn({ seat: 1 }) }, begun)).toBe(
      'Bob tries to found Quilon, with 2 colonists from your board.',
    );
  });

  it('the bonus of the row right below them is gone', () => {
    const rows = (own: number, other: number): Table => ({
      players: [{ rows: { taxes: own } }, { rows: { taxes: other } }, {}],
      step: turn({ seat: 1 }),
    });
    const step: Event = {
      type: 'progressed',
      seat: 1,
      column: 'taxes',
      row: 3,
      ships: 0,
      ducats: 0,
      spices: {},
      by: 'action.progress',
    };
    expect(told(rows(3, 3), step)).toBe('Bob is first in row 4 of taxes; you were one step away.');
    expect(told(rows(2, 3), step)).toBeUndefined();
    expect(told(rows(4, 3), step)).toBeUndefined();
  });
});

/** A game of easy bots as seat 0 sees it. */
function wholeGame(edition: '2004' | '2012', seed: number): readonly Commit[] {
  const stream = testStream(seed);
  const setting = {
    options: { edition, quickStart: false, bonanza: true, money: 'open' },
    seats: 3,
    dice: seededDice(keyOf(seed)),
  } as const;
  const { rows } = playOut(rules, setting, (state: State, seat) =>
    rules.bot(seatView(rules, state, seat), 'easy', stream),
  );
  return rows.map(({ seat, events }, i): Commit => {
    const seen = events.map((event) => rules.redact(event, 0));
    return { seq: i + 1, seat, events: seen, at: i, version: 1 };
  });
}

/** Recaps of absences of so many rows. */
function* recapsOf(
  commits: readonly Commit[],
  length = 25,
): Generator<{ readonly after: number; readonly recap: Recap }> {
  for (let after = 1; after < commits.length; after += length) {
    const log = commits.slice(0, after + length);
    yield { after, recap: whatHappened(rules, log, { after, reader: 0, quiet: hiddenEvents }) };
  }
}

const inWords = ({ phrase }: { readonly phrase: Phrase }): string =>
  render(phrase, { language: 'en', words: en, name });

/** Seat 0 is the buyer or the seller of a lot. */
const isTrade = ({ phrase }: { readonly phrase: Phrase }): boolean =>
  phrase.key.startsWith('goa.story.auctionWon') && inWords({ phrase }).includes('Ann');

describe.each(BOTH)('In whole games (%s)', (edition) => {
  const games = [1, 2, 3].map((seed) => wholeGame(edition, seed));

  it('an event that affects a player was caused by another player, and is told in at most three sentences', () => {
    const keys = new Set<string>();
    for (const { after, recap } of games.flatMap((game) => [...recapsOf(game)])) {
      expect(recap.relevant.length).toBeLessThanOrEqual(3);
      for (const line of recap.relevant) {
        keys.add(line.phrase.key);
        expect([line.seq > after, line.seat === 0]).toEqual([true, false]);
        expect(inWords(line)).toMatch(/^[A-Z][^{}]*\.$/);
      }
    }
    expect(keys).toContain('goa.touching.outbid');
  });

  it('a player is told of what they bought and sold before everything else but the end', () => {
    let early = 0;
    for (const { recap } of games.flatMap((game) => [...recapsOf(game, 60)])) {
      const lines = recap.relevant.filter(({ phrase }) => phrase.key !== 'goa.touching.over');
      const trades = recap.story.filter((line) => line.seat !== 0 && isTrade(line));
      const told = lines.filter(({ inLog }) => isTrade({ phrase: inLog }));
      if (lines.length > 0) expect(told.length).toBe(Math.min(lines.length, trades.length));
      if (told.length > 0 && told.at(-1)?.seq !== lines.at(-1)?.seq) early += 1;
    }
    expect(early).toBeGreaterThan(0); // else the latest lines would have done
  });

  it('nobody is told that nothing affected them where a line names them', () => {
    const untouched = games
      .flatMap((game) => [...recapsOf(game)])
      .filter(({ recap }) => recap.isUntouched)
      .map(({ recap }) => recap.story.map(inWords).join(' '));
    expect(untouched.filter((lines) => lines.includes('Ann'))).toEqual([]);
  });
});

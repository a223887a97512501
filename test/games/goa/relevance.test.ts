import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { State } from '#shared/games/goa/state.ts';
import { whatHappened } from '#shared/kernel/since.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { en as common } from '#shared/words/en/index.ts';
import { render } from '#shared/words/render.ts';
import { keyOf, playOut } from '../../support/playout.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { testStream } from '../../support/testStream.ts';
import { auction, BOTH, space, table, turn, type Table } from './support.ts';

const en = { ...common, ...gameWordsIn('en') };

const NAMES = ['Ann', 'Bob', 'Cy'];
const name = (seat: number): string => NAMES[seat] ?? '?';

/** The sentence of an event that affects seat 0; undefined if it does not. */
const told = (wanted: Table, event: Event): string | undefined => {
  const phrase = rules.relevanceTo?.(table(wanted), event, 0);
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
    expect(told(lot, won({ seat: 0, price: 4, to: 2 }))).toBe('Ann buys Duty from Cy for 4 ducats.');
    expect(told(lot, won({ seat: 1, price: 4, to: 0 }))).toBe('Bob buys Duty from Ann for 4 ducats.');
    expect(told(lot, won({ seat: 1, price: 4, to: 2 }))).toBeUndefined();
  });

  it('the auctioneer keeps the tile that they bid most for (2012)', () => {
    expect(told({ ...lot, edition: '2012' }, won({}))).toBe('Cy kept Duty; you were the high bidder.');
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
      'Bob uses a tile and looks at Ann’s board: Espionage.',
    );
    expect(told({ edition, players: three, step: turn({ seat: 1 }) }, spied(2))).toBeUndefined();
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

describe('In whole games', () => {
  it('an event that affects a player was caused by another player, and is told in at most three sentences', () => {
    const stream = testStream(1);
    const setting = {
      options: { edition: '2012', quickStart: false, bonanza: true, money: 'open' },
      seats: 3,
      dice: seededDice(keyOf(1)),
    } as const;
    const { rows } = playOut(rules, setting, (state: State, seat) =>
      rules.bot(seatView(rules, state, seat), 'easy', stream),
    );
    const commits = rows.map(({ seat, events }, i): Commit => {
      const seen = events.map((event) => rules.redact(event, 0));
      return { seq: i + 1, seat, events: seen, at: i, version: 1 };
    });
    const keys = new Set<string>();
    for (let after = 1; after < rows.length; after += 25) {
      const log = commits.slice(0, after + 25);
      const { relevant: touching } = whatHappened(rules, log, { after, reader: 0, quiet: new Set() });
      expect(touching.length).toBeLessThanOrEqual(3);
      for (const { seq, seat, phrase } of touching) {
        keys.add(phrase.key);
        expect([seq > after, seat === 0]).toEqual([true, false]);
        expect(render(phrase, { language: 'en', words: en, name })).toMatch(/^[A-Z][^{}]*\.$/);
      }
    }
    expect(keys).toContain('goa.touching.outbid');
  });
});

import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/merchants/events.ts';
import { rules } from '#shared/games/merchants/index.ts';
import type { State } from '#shared/games/merchants/state.ts';
import type { Good } from '#shared/games/merchants/things.ts';
import { hiddenEvents } from '#shared/games/merchants/story.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Phrase } from '#shared/kernel/rules.ts';
import { whatHappened, type Recap } from '#shared/kernel/recap.ts';
import { common } from '#shared/words/en/page.ts';
import { render } from '#shared/words/render.ts';
import { evolveAll, keyOf, playOut } from '../../support/playout.ts';
import { testStream } from '../../support/testStream.ts';
import { table, type Table } from './fixture.ts';

const words = { ...common, ...gameWordsIn('en') };
const NAMES = ['Ann', 'Bob', 'Cy'];
const inWords = (phrase: Phrase): string =>
  render(phrase, { language: 'en', words, name: (seat) => NAMES[seat] ?? '?' });

/** The sentence of an event that affects seat 0; undefined if it does not. */
function told(wanted: Table, event: Event): string | undefined {
  const before: State = evolveAll(rules, undefined, table(wanted));
  const phrase = rules.relevanceTo?.(before, event, 0)?.phrase;
  return phrase && inWords(phrase);
}

const sale = (sales: readonly number[], bonuses: readonly number[] = [0, 0, 0]): Event => ({
  type: 'sold',
  good: 'wood',
  visible: 2,
  sales,
  bonuses,
});

describe('A player is told that', () => {
  it('another player’s sale paid them', () => {
    expect(told({}, sale([2, 4, 0], [3, 0, 0]))).toBe('Demand for wood is 2: you get 5 coins, Bob 4.');
    expect(told({}, sale([2, 4, 1], [3, 0, 0]))).toBe('Demand for wood is 2: you get 5 coins, Bob 4, Cy 1.');
    expect(told({}, sale([1, 0, 0]))).toBe('Demand for wood is 2: you get 1 coin.');
    expect(told({}, sale([0, 4, 0]))).toBeUndefined();
  });

  it('cards of a good that they carry were covered, the good that hits them hardest', () => {
    const covers = (ships: readonly Good[], good: Good, spaces: readonly number[]) =>
      told({ players: [{ ships }, {}] }, { type: 'played', seat: 1, good, spaces });
    // The market: fish, grain, wood, porcelain, spices, cloth.
    expect(covers(['wood', 'cloth'], 'fish', [2])).toBe('Bob covers 1 card of wood, which you carry.');
    expect(covers(['wood', 'cloth', 'cloth'], 'fish', [2, 5])).toBe(
      'Bob covers 1 card of cloth, which you carry.',
    );
    expect(covers(['wood', 'cloth'], 'fish', [0, 1])).toBeUndefined();
    expect(covers(['wood', 'cloth'], 'wood', [2])).toBeUndefined(); // by the same good
  });

  it('a kind of card is sold out', () => {
    const { docks: cards } = evolveAll(rules, undefined, table()).supply.specials;
    const buy: Event = { type: 'cardBought', seat: 1, price: 8, card: 'docks' };
    const left = (n: number): Table => ({
      players: [{}, { cards: Array.from({ length: cards - n }, () => 'docks') }],
    });
    expect(told(left(1), buy)).toBe('Bob buys the last docks card.');
    expect(told(left(2), buy)).toBeUndefined();
  });
});

/** A game of easy bots as seat 0 sees it. */
function wholeGame(seed: number): readonly Commit[] {
  const stream = testStream(seed);
  const setting = { options: { officeDraw: 'planning' }, seats: 3, dice: seededDice(keyOf(seed)) } as const;
  const { rows } = playOut(rules, setting, (state: State, seat) =>
    rules.bot(seatView(rules, state, seat), 'easy', stream),
  );
  return rows.map(({ seat, events }, i): Commit => {
    const seen = events.map((event) => rules.redact(event, 0));
    return { seq: i + 1, seat, events: seen, at: i, version: 1 };
  });
}

/** Recaps of absences of so many rows. */
function* recapsOf(commits: readonly Commit[], length: number): Generator<readonly [number, Recap]> {
  for (let after = 1; after < commits.length; after += length) {
    const log = commits.slice(0, after + length);
    yield [after, whatHappened(rules, log, { after, reader: 0, quiet: hiddenEvents })];
  }
}

const paysAnn = ({ phrase }: { readonly phrase: Phrase }): boolean =>
  phrase.key.startsWith('merchants.story.sold') && inWords(phrase).includes('Ann');

describe('In whole games', () => {
  const recaps = [1, 2, 3, 4].map(wholeGame).flatMap((game) => [...recapsOf(game, 15)]);

  it('at most three sentences tell what others did to a player', () => {
    const keys = new Set<string>();
    for (const [after, { relevant }] of recaps) {
      expect(relevant.length).toBeLessThanOrEqual(3);
      for (const line of relevant) {
        keys.add(line.phrase.key);
        expect([line.seq > after, line.seat === 0]).toEqual([true, false]);
        expect(inWords(line.phrase)).toMatch(/^[A-Z][^{}]*\.$/);
      }
    }
    expect([...keys]).toEqual(
      expect.arrayContaining(['merchants.touching.covered', 'merchants.touching.soldOut']),
    );
  });

  it('a player is told what others’ sales paid them before everything else but the end', () => {
    let early = 0;
    for (const [, { relevant, story }] of recaps) {
      const lines = relevant.filter(({ phrase }) => phrase.key !== 'merchants.story.ended');
      const paid = story.filter((line) => line.seat !== 0 && paysAnn(line));
      const told = lines.filter(({ inLog }) => paysAnn({ phrase: inLog }));
      if (lines.length > 0) expect(told.length).toBe(Math.min(lines.length, paid.length));
      if (told.length > 0 && told.at(-1)?.seq !== lines.at(-1)?.seq) early += 1;
    }
    expect(early).toBeGreaterThan(0); // else the latest lines would have done
  });

  it('nobody is told that nothing affected them where a line of somebody else names them', () => {
    const untouched = recaps
      .filter(([, { isUntouched }]) => isUntouched)
      .flatMap(([, { story }]) => story.map(({ phrase }) => inWords(phrase)));
    expect(untouched.filter((line) => line.includes('Ann'))).toEqual([]);
  });
});

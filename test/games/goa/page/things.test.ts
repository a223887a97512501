import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import { EDITIONS, type Edition } from '#shared/games/goa/meta.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import {
  ACTIONS,
  BONANZAS,
  CARD_KINDS,
  COLONIES,
  COLUMNS,
  TILES,
  type Tile,
} from '#shared/games/goa/things.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { seatView } from '#shared/kernel/play.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { does, type Explainable } from '../../../../web/games/goa/explain/effects.ts';
import { thingOf } from '../../../../web/games/goa/explain/Explain.tsx';
import { whyNot } from '../../../../web/games/goa/explain/whyNot.ts';
import type { Selection, BoardProps } from '../../../../web/games/goa/boardProps.ts';
import { setLocale } from '../../../../web/lib/language.ts';
import { table, turn } from '../support.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

afterEach(() => setLocale('en'));

const settingOf = (edition: Edition) => ({ options: { edition }, figures: FIGURES[edition] });
const tile = (name: Tile): Explainable => ({ kind: 'tile', tile: name });

const THINGS: readonly Explainable[] = [
  ...TILES.map(tile),
  ...CARD_KINDS.map((card): Explainable => ({ kind: 'card', card })),
  ...ACTIONS.map((action): Explainable => ({ kind: 'action', action })),
  ...COLUMNS.map((column): Explainable => ({ kind: 'column', column })),
  ...COLONIES.map((colony): Explainable => ({ kind: 'colony', colony })),
  ...BONANZAS.map((bonanza): Explainable => ({ kind: 'bonanza', bonanza })),
  { kind: 'bonanza', bonanza: 'hidden' },
  { kind: 'flag' },
  { kind: 'extra' },
];

describe.each(EDITIONS)('In the edition of %s', (edition) => {
  it.each(LANGUAGES)(
    'all tiles and cards explain themselves, with every figure filled in (%s)',
    async (language) => {
      await setLocale(language);
      for (const thing of THINGS) {
        const said = does(thing, settingOf(edition));
        expect(said, JSON.stringify(thing)).not.toEqual([]);
        for (const sentence of said) expect(sentence).not.toMatch(/[{}]|goa\.|undefined|null/);
      }
    },
  );
});

it.each([
  ['2004', 'redDucats', 'Take 4 ducats.'],
  ['2012', 'redDucats', 'Take 3 ducats.'],
  ['2004', 'duty', 'scores 4 points'],
  ['2012', 'duty', 'scores 5 points'],
  ['2004', 'clove2', 'it may be this one'],
  ['2012', 'clove2', 'one of your plantations'],
  ['2012', 'mission3', 'Scores 3 points'],
  ['2012', 'foreman', 'scores 3 points instead of 1'],
] as const)('figures and rules are those of the game: %s, %s', (edition, name, words) => {
  expect(does(tile(name), settingOf(edition)).join(' ')).toContain(words);
});

it('a tile that is kept is used when its player likes; others work at once', () => {
  const said = (place: 'board' | 'mine' | 'removed', partial: Move | null) => {
    const pick = { kind: 'tile', tile: 'ships', place } as const;
    return does(thingOf(pick, { shown: table(), partial }), settingOf('2012')).join(' ');
  };
  const swap: Move = { type: 'swap', space: 9 };
  expect(said('board', null)).toContain('Takes effect as soon as you get it.');
  expect(said('removed', swap)).toContain('Takes effect as soon as you get it.');
  for (const kept of [said('mine', null), said('board', swap)]) {
    expect(kept).toContain('Usable once');
    expect(kept).not.toContain('as soon as');
  }
});

describe('The reason why a tile or card cannot be used now:', () => {
  /** The reason that the page gives for a tile or card of seat 0; undefined: none. */
  function said(state: State, pick: Selection): string | undefined {
    const view = seatView(rules, state, 0);
    const offered = rules.choices(view);
    const refusal = (move: Move) => (isOffered(offered, move) ? undefined : rules.refusal(view, move));
    const scene = { now: state, offered, refusal };
    return whyNot({ scene } as unknown as BoardProps, pick)?.code;
  }

  const mine = (name: Tile): Selection => ({ kind: 'tile', tile: name, place: 'mine' });
  const ships = { kind: 'column', column: 'ships', place: 'mine' } as const;
  const sell = { kind: 'card', card: 'sell1', place: 'hand' } as const;

  it.each<[what: string, state: State, pick: Selection, code: string | undefined]>([
    [
      'a red tile is used up for this round',
      table({ players: [{ used: ['redShip'] }, {}] }),
      mine('redShip'),
      'TILE_USED_THIS_ROUND',
    ],
    ['a tile can be used', table({ players: [{ tiles: ['redShip'] }, {}] }), mine('redShip'), undefined],
    [
      'a mission waits for the end',
      table({ players: [{ tiles: ['mission2'] }, {}] }),
      mine('mission2'),
      undefined,
    ],
    ['ships are missing', table({ players: [{ ships: 0 }, {}] }), ships, 'SHIPS_MISSING'],
    ['the marker is at the end', table({ players: [{ rows: { ships: 5 } }, {}] }), ships, 'LAST_ROW'],
    ['the action is done', table({ players: [{}, {}], step: turn({ acted: true }) }), ships, 'ACTION_TAKEN'],
    [
      'one card was played',
      table({ players: [{ hand: ['sell1'] }, {}], step: turn({ carded: true }) }),
      sell,
      'CARD_PLAYED_THIS_TURN',
    ],
    ['there is nothing to sell', table({ players: [{ hand: ['sell1'] }, {}] }), sell, 'SPICES_MISSING'],
    [
      'the marker that could move lacks ships, whatever the others lack',
      table({
        players: [
          { ships: 0, hand: ['shipsOnly1'], rows: { ships: 5, harvest: 5, taxes: 5, expeditions: 5 } },
          {},
        ],
      }),
      { kind: 'card', card: 'shipsOnly1', place: 'hand' },
      'SHIPS_MISSING',
    ],
    [
      'it is another’s turn',
      table({ players: [{ ships: 0 }, {}], step: turn({ seat: 1 }) }),
      ships,
      undefined,
    ],
    [
      'it is another’s thing',
      table({ players: [{ ships: 0 }, {}] }),
      { ...ships, place: 'seat1' },
      undefined,
    ],
  ])('%s', (_, state, pick, code) => {
    expect(said(state, pick)).toBe(code);
  });
});

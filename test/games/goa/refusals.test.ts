import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { State } from '#shared/games/goa/state.ts';
import { NO_DICE } from '#shared/kernel/dice.ts';
import { play } from '#shared/kernel/play.ts';
import { hostileValues } from '../../support/hostile.ts';
import { own, QUICK } from './refused/common.ts';
import { CASES } from './refused/index.ts';
import {
  at,
  auction,
  BOTH,
  colony,
  extra,
  FOUR_PLANTATIONS,
  placing,
  space,
  turn,
  type Seated,
  type Table,
} from './support.ts';

describe('A refusal', () => {
  it.each(CASES.map((each) => [each[0], each[1], each] as const))('%s: %s', (_, __, each) => {
    const [code, , state, move, params, seat = 0] = each;
    at(state).whenSent(seat, move).thenRefused(code, params);
  });

  it('is tested for every code of Goa’s rules', () => {
    const folder = new URL('../../../shared/games/goa/', import.meta.url);
    const files = [
      'refusal.ts',
      ...readdirSync(new URL('refusal/', folder)).map((name) => `refusal/${name}`),
    ];
    const codes = files.flatMap(
      (file) => readFileSync(new URL(file, folder), 'utf8').match(/(?<=')[A-Z]+(_[A-Z]+)+(?=')/gu) ?? [],
    );
    expect(codes.length).toBeGreaterThan(30);
    expect(CASES.map(([code]) => code)).toEqual(expect.arrayContaining(codes));
  });
});

const rich: Seated = {
  hand: [
    'ships1',
    'spices1',
    'sell1',
    'payDucats1',
    'harvestMix1',
    'thirdScout1',
    'shipsOnly1',
    'spicesOnly1',
  ],
  tiles: ['redSpice', 'espionage', 'extraHarvest', 'resupply', 'viceKing', 'swap', 'duty'],
  plots: { ...FOUR_PLANTATIONS, Calicut: colony('Calicut', [null, null]) },
};
const questions: readonly State['questions'][number][] = [
  { ask: 'fill', seat: 0, fields: ['Calicut.0'], by: 'action.found' },
  { ask: 'spices', seat: 0, n: 1, by: 'bonanza.oneSpice' },
  { ask: 'discardPlantation', seat: 0, tile: 'clove2' },
  { ask: 'either', seat: 0, n: 3, by: 'tile.shipsOrColonists' },
  { ask: 'resupply', seat: 0, n: 3 },
  { ask: 'mix', seat: 0, n: 3 },
  { ask: 'favor', seat: 0 },
  { ask: 'founding', seat: 0, colony: 'Quilon', board: 0 },
];
const steps: readonly State['step'][] = [
  QUICK,
  placing(0),
  auction(0, 1),
  turn(),
  turn({ acted: true }),
  extra(0),
];
const TYPES = `
  quickMarkers placeMarker bid buy pass extraAction endTurn progress harvest expedition found play
  playSpices sell payDucats discard useTile redSpice swap duty viceKing extraHarvest spy spyHarvest
  spyFound spyColonists fill placeSpices discardPlantation either mix favor settle decline`
  .trim()
  .split(/\s+/u);
const PARAMS = `
  columns space amount column card payment spices cards colony fields tile plots seat what plot
  ships`
  .trim()
  .split(/\s+/u);

describe('Any value', () => {
  const table_ = (edition: '2004' | '2012', wanted: Table): State =>
    own(rich, { edition, ...wanted, markers: [{ seat: 1, space: space(0, 1) }], removed: ['ships'] });
  const values = [...hostileValues(), 'none', 0, [], {}];
  const all = (value: unknown) => Object.fromEntries(PARAMS.map((name) => [name, value]));

  it.each(BOTH)(
    'that is not a move is refused with a code in any step and question, and never throws (%s)',
    (edition) => {
      const states = [
        ...steps.map((step) => table_(edition, { step })),
        ...questions.map((question) => table_(edition, { questions: [question] })),
      ];
      const taken = states.flatMap((state) =>
        values
          .flatMap((value) => [value, { type: value }, ...TYPES.map((type) => ({ type, ...all(value) }))])
          .map((sent) => play(rules, state, 0, sent, NO_DICE))
          .filter((result) => result.ok || !/^[A-Z_]+$/u.test(result.failure.code)),
      );
      expect(taken).toEqual([]);
    },
  );
});

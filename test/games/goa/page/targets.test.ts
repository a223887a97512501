import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { isOffered, type Choice } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { OPTIONS } from '../options.ts';
import { colony, FOUR_PLANTATIONS, plantation, space, table, turn, type Seated } from '../support.ts';
import { evolveAll, keyOf } from '../../../support/playout.ts';
import { testStream } from '../../../support/testStream.ts';
import { HELPED, MOVES } from './kit.ts';
import { controls, handsAt, moveOf, offeredTo, saidAt, type Hands } from './scene.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: number;
}

/** A rough description of what is offered. Decisions with equal descriptions count as alike. */
const kindOf = ({ state, seat }: Decision): string =>
  rules
    .choices(seatView(rules, state, seat))
    .map(
      ({ type, params }) =>
        type + params.map((param) => (param.kind === 'one' ? param.of.length > 1 : param.min)).join(),
    )
    .join(' ');

/** A choice without its values. Choices that are equal in this count as alike. */
const sizeOf = ({ type, params }: Choice): string =>
  type +
  params
    .map((param) => {
      if (param.kind === 'one') return param.of.length;
      const size = param.kind === 'fields' ? Object.values(param.fields).map(({ length }) => length) : [];
      return [param.min, param.max, ...size.toSorted()].join();
    })
    .join(' ');

/** The decisions of a game. About one move in `chance` is random; a bot makes the others. */
function* decisionsOf(
  options: (typeof OPTIONS)[number],
  seats: number,
  seed: number,
  chance: number,
): Generator<Decision> {
  const dice = seededDice(keyOf(seed));
  const stream = testStream(seed);
  let state = evolveAll(rules, undefined, rules.setup(options, seats, dice));
  for (let n = 0; ; n += 1) {
    const [seat] = rules.acting(state);
    if (seat === undefined) return;
    yield { state, seat, seed: seed * 10_000 + n };
    const view = seatView(rules, state, seat);
    const byLot = chance > 0 && stream.int(chance) === 0;
    const offered = rules.choices(view).filter(({ type }) => type !== 'discard' || stream.int(9) === 0);
    const move = byLot ? sampleMove(offered, stream) : rules.bot(view, 'easy', stream);
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(played.failure.code);
    state = evolveAll(rules, state, played.value);
  }
}

/** Decisions of partly random games with every set of options, one of each kind in each edition. */
const decisions: Decision[] = [{ state: HELPED, seat: 0, seed: 0 }];
beforeAll(() => {
  const seen = new Set<string>();
  let seed = 0;
  for (const options of OPTIONS)
    for (const seats of [2, 3, 4])
      for (const chance of [0, 2])
        for (const decision of decisionsOf(options, seats, (seed += 1), chance)) {
          const kind = `${options.edition} ${kindOf(decision)}`;
          if (!seen.has(kind)) decisions.push(decision);
          seen.add(kind);
        }
}, 120_000);

describe('What can be tapped at a table of Goa', () => {
  it('leads to every move that is offered', () => {
    const types = new Set<string>();
    const seen = new Set<string>();
    const lost: string[] = [];
    for (const { state, seat, seed } of decisions) {
      const hands = handsAt(state, seat);
      for (const choice of offeredTo(hands)) {
        const kind = `${state.options.edition} ${sizeOf(choice)}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        types.add(choice.type);
        for (const wanted of variedMoves(choice, seed))
          if (!reaches(hands, wanted)) lost.push(`${seed}: ${JSON.stringify(wanted)}`);
      }
    }
    expect(lost.slice(0, 10)).toEqual([]);
    expect([...types].toSorted()).toEqual(MOVES);
  }, 300_000);

  it('chooses only offered moves, leaves nobody stuck, and has words, whatever is tapped', () => {
    let whole = 0;
    for (const { state, seat, seed } of decisions) {
      const stream = testStream(seed);
      let hands = handsAt(state, seat);
      for (let taps = 0; taps < 12; taps += 1) {
        expect(saidAt(hands)).toHaveLength(2);
        const { partial } = hands;
        const offered = offeredTo(hands);
        const isWhole = partial !== null && isOffered(offered, partial);
        if (isWhole) whole += 1;
        const ways = [...controls(hands).values()];
        if (ways.length === 0)
          expect(offered.length === 0 || isWhole, `stuck: ${JSON.stringify(partial)}`).toBe(true);
        if (ways.length === 0) break;
        hands = stream.pick(ways)();
      }
    }
    expect(whole).toBeGreaterThan(1000);
  }, 120_000);

  it('is nothing while other players decide', () => {
    const state = table({ step: turn({ seat: 1 }) });
    expect([...controls(handsAt(state, 0)).keys()]).toEqual([]);
    expect(saidAt(handsAt(state, 0))).toEqual(['', '']);
  });
});

describe('One tap', () => {
  const players = (plots: Seated['plots'] = {}, more: Seated = {}): readonly Seated[] => [
    { plots, ...more },
    {},
  ];

  it('proposes a harvest of all that can be placed', () => {
    const plots = { p1: plantation('clove1'), p2: plantation('cropRotation'), p3: plantation('pepper3') };
    const move = after(table({ players: players(plots, { rows: { harvest: 3 } }) }), 'actions harvest');
    expect(Object.keys(spicesOf(move))).toHaveLength(4);
  });

  it('proposes a needed spice from a field for that spice before a field for every spice', () => {
    const plots = { p1: plantation('cropRotation'), p2: plantation('ginger1') };
    expect(spicesOf(after(table({ players: players(plots) }), 'actions harvest'))).toEqual({
      'p2.0': 'ginger',
    });
  });

  it('on a field then goes through all its spices, and leaves it empty at the end', () => {
    const state = table({ players: players({ p1: plantation('cropRotation') }) });
    const taps = Array.from({ length: 6 }, (_, n) => Array.from({ length: n + 1 }, () => 'fields p1.0'));
    const seen = taps.map((names) => spicesOf(after(state, 'actions harvest', ...names))['p1.0'] ?? 'none');
    expect(seen.toSorted()).toEqual(['cinnamon', 'clove', 'ginger', 'none', 'nutmeg', 'pepper']);
  });

  it('on another empty field, when no more can be placed, moves the spice placed first', () => {
    const state = table({ players: players({ p1: plantation('ginger3') }) });
    expect(spicesOf(after(state, 'actions harvest', 'fields p1.2'))).toEqual({ 'p1.2': 'ginger' });
  });

  it('on a field with the same spice pays from there, and another one from elsewhere again', () => {
    const state = table({ players: players({ p1: plantation('ginger2', 'ginger', 'ginger') }) });
    const paid = (...names: readonly string[]) => after(state, 'columns ships', ...names);
    expect(paid('fields p1.1')).toMatchObject({ payment: { 'p1.1': 'ginger' } });
    expect(paid('fields p1.1', 'fields p1.1')).toMatchObject({ payment: { 'p1.0': 'ginger' } });
  });

  it('on another column keeps the card chosen', () => {
    const state = table({ players: players({}, { hand: ['shipsOnly1'] }) });
    expect(after(state, 'cards shipsOnly1', 'columns taxes')).toMatchObject({
      column: 'taxes',
      card: 'shipsOnly1',
    });
  });

  it('on “End turn” takes the action that is put together with it, and sends both', () => {
    const state = table({ players: players(FOUR_PLANTATIONS, { hand: ['ships1'] }) });
    const { moves, partial, sent } = tapped(state, 'actions harvest', 'bar endTurn');
    expect(moves.map(({ type }) => type)).toEqual(['harvest', 'endTurn']);
    expect([partial, sent]).toEqual([null, true]);
  });

  it('on “Confirm, play on” sends nothing', () => {
    const state = table({ players: players(FOUR_PLANTATIONS, { hand: ['ships1'] }) });
    expect(tapped(state, 'actions harvest', 'bar next').sent).toBeUndefined();
  });

  it('on a tile chooses it for the swap, and on another tile changes the choice', () => {
    const state = table({ phase: 'B', players: players({}, { tiles: ['swap'] }) });
    const [first, other] = [space(1, 1), space(3, 4)];
    expect(after(state, 'tiles swap', `spaces ${first}`, `spaces ${other}`)).toEqual({
      type: 'swap',
      space: other,
    });
  });

  it('on a colony chooses it, together with the third scout if that is selected', () => {
    const plots = { Quilon: colony('Quilon', [null]) };
    const state = table({ players: players(plots, { hand: ['thirdScout1'] }) });
    const move = { type: 'found', colony: 'Madras', card: 'thirdScout1' };
    expect(after(state, 'cards thirdScout1', 'plots Madras')).toEqual(move);
  });
});

/** The move that is put together or chosen after seat 0 has tapped these things. */
const after = (state: State, ...names: readonly string[]): Move | null => moveOf(tapped(state, ...names));

const tapped = (state: State, ...names: readonly string[]): Hands =>
  names.reduce(
    (hands, name) => {
      const ways = controls(hands);
      const tap = ways.get(name);
      if (tap === undefined) throw new Error(`${name} is not among ${[...ways.keys()].join(', ')}`);
      return tap();
    },
    handsAt(state, 0),
  );

const spicesOf = (move: Move | null): Readonly<Record<string, string>> =>
  move !== null && 'spices' in move ? move.spices : {};

/** Moves of a choice: one for each value of a list, some with as much of the rest as possible. */
function variedMoves(choice: Choice, seed: number): readonly Move[] {
  const stream = testStream(seed);
  const some = (params: Choice['params']): Move => sampleMove([{ ...choice, params }], stream) as Move;
  const varied = choice.params.flatMap((param, at) => {
    if (param.kind === 'one')
      return param.of.map((value) => some(choice.params.with(at, { ...param, of: [value] })));
    const isPayment = param.kind === 'fields' && param.need !== undefined;
    return isPayment ? [some(choice.params)] : [some(choice.params.with(at, { ...param, min: param.max }))];
  });
  return [some(choice.params), ...varied];
}

/** Taps until the wanted move is put together or chosen: directly, else after any other first tap. */
const reaches = (start: Hands, wanted: Move): boolean =>
  comesTo(start, wanted) ||
  [...controls(start).values()].some((tap) => {
    const hands = tap();
    return hands.moves.length === 0 && comesTo(hands, wanted);
  });

function comesTo(start: Hands, wanted: Move): boolean {
  let hands: Hands | undefined = start;
  for (let left = 60; left > 0 && hands !== undefined; left -= 1) {
    const far = distance(moveOf(hands), wanted);
    if (far === 0) return true;
    hands = nearer(hands, wanted, far);
  }
  return false;
}

/** The best tap; the same field may have to be tapped again and again, to go through its spices. */
function nearer(hands: Hands, wanted: Move, far: number): Hands | undefined {
  let ways = [...controls(hands)].map(([name, tap]) => ({ name, hands: tap() }));
  for (let times = 0; times < 7; times += 1) {
    const [best] = ways
      .map((way) => ({ ...way, far: distance(moveOf(way.hands), wanted) }))
      .toSorted((a, b) => a.far - b.far);
    if (best !== undefined && best.far < far) return best.hands;
    ways = ways.flatMap((way) => {
      const tap = way.name.startsWith('fields') ? controls(way.hands).get(way.name) : undefined;
      return tap === undefined ? [] : [{ name: way.name, hands: tap() }];
    });
  }
  return undefined;
}

/** The distance of a move from the wanted one, 0 for the same move: first by type, then by values, then by lists. */
function distance(move: Move | null, wanted: Move): number {
  if (move === null) return 1000;
  const has = new Map<string, unknown>(Object.entries(move));
  const differences = Object.entries(wanted).map(([name, value]) =>
    typeof value === 'object' ? unlike(has.get(name), value) : has.get(name) === value ? 0 : 40,
  );
  return differences.reduce((sum, n) => sum + n, move.type === wanted.type ? 0 : 500);
}

/** How many items are in one list only. */
function unlike(is: unknown, wanted: unknown): number {
  const [a, b] = [is, wanted].map((value) =>
    Array.isArray(value) ? value.map(String) : Object.entries(value ?? {}).map((pair) => pair.join(' ')),
  );
  return [...(a ?? []), ...(b ?? [])].filter((item) => !a?.includes(item) || !b?.includes(item)).length;
}

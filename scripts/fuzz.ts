import { isDeepStrictEqual, parseArgs } from 'node:util';
import * as v from 'valibot';
import { isGameId, metas, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { seededDice, type Dice, type Stream } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyEvent, Seat, Viewer } from '#shared/kernel/types.ts';
import { kitOf, type AnyKit } from '../test/support/kits.ts';
import { hostileValues, spoil } from '../test/support/hostile.ts';
import { keyOf } from '../test/support/playout.ts';
import { jsonGiven, runCommand, wholeNumber } from './lib/command.ts';

/**
 * Plays games at random and by bots, and sends invalid moves in between. Looks for exceptions, broken invariants,
 * leaks, dead ends and endless games. Prints the first find with the seed that reproduces it; the exit code is
 * then 1. It is 2 for a wrong call.
 */
const USAGE = `usage: npm run fuzz -- <${Object.keys(metas).join('|')}> [--games N] [--seed S] [--seats N] [--options JSON]`;

/**
 * After one decision in this many, and at the end, every view is compared with the fold of that viewer's events.
 */
const LOOK_ONE_IN = 64;

/** A game with more decisions counts as endless. */
const ENDLESS = 5_000;

interface Fuzzed {
  readonly rules: AnyRules;
  readonly dice: Dice;
  readonly kit: AnyKit;
  readonly stream: Stream;
  readonly viewers: readonly Viewer[];
  /** The state, and the state that each viewer folded from their events. */
  state: unknown;
  readonly seen: Map<Viewer, unknown>;
}

function fail(problem: string): never {
  throw new Error(problem);
}

function happen(game: Fuzzed, event: AnyEvent): void {
  const { rules, viewers, seen } = game;
  game.state = rules.evolve(game.state, event);
  for (const viewer of viewers) seen.set(viewer, rules.evolve(seen.get(viewer), rules.redact(event, viewer)));
}

function check({ rules, kit, stream, viewers, state, seen }: Fuzzed, always: boolean): void {
  kit.invariants(state);
  if (!always && stream.int(LOOK_ONE_IN) > 0) return;
  for (const viewer of viewers)
    if (!isDeepStrictEqual(rules.view(state, viewer), seen.get(viewer)))
      fail(`viewer ${viewer} sees another state than their redacted events give`);
}

/** Sends a spoilt or untimely move. It must be refused, unless it happens to be offered. */
function disturb({ rules, dice, stream, viewers, state }: Fuzzed, seat: Seat, move: object): void {
  const by = stream.int(4) === 0 ? stream.int(viewers.length - 1) : seat;
  const hostile = hostileValues();
  const sent = stream.int(2) === 0 ? spoil(move, stream) : hostile[stream.int(hostile.length)];
  const legal =
    rules.acting(state).includes(by) && isOffered(rules.choices(seatView(rules, state, by)), sent);
  const { ok } = play(rules, state, by, sent, dice);
  if (ok !== legal) fail(`${JSON.stringify(sent)} of seat ${by} is ${ok ? 'played' : 'refused'}`);
}

function turn(game: Fuzzed, bots: boolean): boolean {
  const { rules, dice, stream, state } = game;
  const acting = rules.acting(state);
  if (acting.length === 0) return false;
  const seat = stream.pick(acting);
  const view = seatView(rules, state, seat);
  const choices = rules.choices(view);
  if (choices.length === 0) fail(`dead end: seat ${seat} has no choice\n${rules.show(state)}`);
  const move = bots ? rules.bot(view, stream.pick(rules.meta.levels), stream) : sampleMove(choices, stream);
  if (stream.int(8) === 0) disturb(game, seat, move);
  const played = play(rules, state, seat, move, dice);
  if (!played.ok) fail(`${JSON.stringify(move)} is refused: ${played.failure.code}`);
  for (const event of played.value) happen(game, event);
  return true;
}

/** What is played, as far as the command line says it. */
interface Given {
  readonly id: GameId;
  readonly rules: AnyRules;
  readonly kit: AnyKit;
  readonly games: number;
  readonly seed: number;
  readonly seats: number | undefined;
  /** The options to choose from. */
  readonly options: AnyKit['options'];
}

async function given(): Promise<Given> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      seats: { type: 'string' },
      options: { type: 'string', default: '{}' },
    },
  });
  const [id, ...more] = positionals;
  if (id === undefined || !isGameId(id) || more.length > 0) throw new RangeError(USAGE);
  const [rules, kit] = [await games[id](), await kitOf(id)];
  const wanted = Object.entries(jsonGiven('--options', values.options, v.looseObject({})));
  const options = kit.options.filter((some) =>
    wanted.every(([name, value]) => Object.entries(some ?? {}).some(([n, v]) => n === name && v === value)),
  );
  if (options.length === 0) throw new RangeError(`--options: ${id} is not fuzzed with these`);
  return {
    id,
    rules,
    kit,
    options,
    games: wholeNumber('games', values.games, { min: 1 }),
    seed: wholeNumber('seed', values.seed),
    seats: values.seats === undefined ? undefined : wholeNumber('seats', values.seats, rules.meta.seats),
  };
}

/** One game in this many is played by bots, which take a hundred times as long as random moves. */
const BOTS_ONE_IN = 200;

/** Plays one game; throws what it finds. Returns the number of decisions. */
function fuzz({ rules, kit, options, ...wanted }: Given, seed: number): number {
  const dice = seededDice(keyOf(seed));
  const stream = dice.stream('fuzz', 0);
  const { min, max } = rules.meta.seats;
  const seats = wanted.seats ?? min + stream.int(max - min + 1);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const game: Fuzzed = { rules, dice, kit, stream, viewers, state: undefined, seen: new Map() };
  for (const event of rules.setup(stream.pick(options), seats, dice)) happen(game, event);
  const bots = stream.int(BOTS_ONE_IN) === 0;
  for (let decisions = 0; decisions < ENDLESS; decisions += 1) {
    const going = turn(game, bots);
    check(game, !going);
    if (!going) return decisions;
  }
  return fail(`endless: ${ENDLESS} decisions`);
}

async function run(): Promise<number> {
  const wanted = await given();
  const began = performance.now();
  let decisions = 0;
  let longest = 0;
  for (let { seed } = wanted; seed < wanted.seed + wanted.games; seed += 1) {
    try {
      const length = fuzz(wanted, seed);
      decisions += length;
      longest = Math.max(longest, length);
    } catch (error) {
      console.error(error);
      console.error(`again: npm run fuzz -- ${wanted.id} --games 1 --seed ${seed}`);
      return 1;
    }
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${wanted.id}: ${wanted.games} games, ${decisions} decisions, the longest game ${longest}, ${seconds} s, nothing found`,
  );
  return 0;
}

await runCommand(USAGE, run);

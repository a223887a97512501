import { diceKey } from '../../shared/kernel/commitment.ts';
import { seededDice, type Dice } from '../../shared/kernel/dice.ts';
import type { LogRow } from '../../shared/kernel/log.ts';
import { play, seatView } from '../../shared/kernel/play.ts';
import type { SeatView } from '../../shared/kernel/rules.ts';
import { sampleMove } from '../../shared/kernel/sample.ts';
import type { BotLevel, Seat } from '../../shared/kernel/types.ts';
import type { Event } from '../../shared/games/merchants/events.ts';
import { rules } from '../../shared/games/merchants/index.ts';
import { OFFICE_DRAW, type Options } from '../../shared/games/merchants/meta.ts';
import type { Move } from '../../shared/games/merchants/moves.ts';
import type { Card, Good, State } from '../../shared/games/merchants/state.ts';

/** A game of Merchants as another engine can play it again: what chance decided, and every move. */
export interface RecordedGame {
  readonly seats: number;
  readonly options: Options;
  readonly firstPlayer: Seat;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** By space. */
  readonly market: readonly Good[];
  /** Top card first. */
  readonly pile: readonly Card[];
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  /** Final money by seat, copper coins. */
  readonly money: readonly number[];
}

/** The same game as this engine has it, for measuring. */
export interface BenchGame {
  readonly recorded: RecordedGame;
  readonly dice: Dice;
  /** The position before the first move. */
  readonly start: State;
  /** Before each move, what the seat to move sees. */
  readonly views: readonly SeatView<State>[];
  readonly events: readonly Event[];
  /** The log as it is stored, one row for each decision. */
  readonly log: readonly LogRow<Event>[];
}

/** Who plays a recorded game; the games take them in turn. */
const PLAYERS = ['random', ...rules.meta.levels] as const;

/** `count` games, the same ones every time: all numbers of seats, both options, all kinds of players. */
export const recordGames = (count: number): BenchGame[] =>
  Array.from({ length: count }, (_, i) =>
    record(i, 2 + (i % 3), OFFICE_DRAW[Math.floor(i / 3) % 2] ?? 'planning', playersOf(Math.floor(i / 6))),
  );

const playersOf = (i: number): 'random' | BotLevel => PLAYERS[i % PLAYERS.length] ?? 'random';

function record(
  game: number,
  seats: number,
  officeDraw: Options['officeDraw'],
  players: 'random' | BotLevel,
): BenchGame {
  const options: Options = { officeDraw };
  const seed = game.toString(16).padStart(64, '0');
  const dice = seededDice(diceKey({ gameId: `bench-${game}`, seed, entropy: [] }));
  const setup = rules.setup(options, seats, dice);
  const start = evolveAll(undefined, setup);
  const log: LogRow<Event>[] = [row(1, null, [], setup)];
  const views: SeatView<State>[] = [];
  const moves: { seat: Seat; move: Move }[] = [];
  let state = start;
  for (let [seat] = rules.acting(state); seat !== undefined; [seat] = rules.acting(state)) {
    const view = seatView(rules, state, seat);
    const move = decision(view, players, dice, moves.length);
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(`game ${game}: ${JSON.stringify(move)}: ${played.failure.code}`);
    views.push(view);
    moves.push({ seat, move });
    log.push(row(log.length + 1, seat, [move], played.value));
    state = evolveAll(state, played.value);
  }
  const money = state.players.map((player) => player.money);
  const recorded = { seats, options, ...dealOf(start), moves, money };
  return { recorded, dice, start, views, events: log.flatMap(({ events }) => events), log };
}

function decision(view: SeatView<State>, players: 'random' | BotLevel, dice: Dice, ordinal: number): Move {
  const stream = dice.stream(`bot/${view.seat}`, ordinal);
  if (players !== 'random') return rules.bot(view, players, stream);
  return sampleMove(rules.choices(view), stream) as Move; // offered, hence one of the game's own moves
}

function dealOf({ step, players, market, pile }: State) {
  if (step.phase !== 'loading') throw new Error('a game begins with loading');
  return { firstPlayer: step.first, hands: players.map(({ hand }) => hand), market, pile };
}

/** The state after more events; there must be at least one where there is no state yet. */
export function evolveAll(from: State | undefined, events: readonly Event[]): State {
  let state = from;
  for (const event of events) state = rules.evolve(state, event);
  if (state === undefined) throw new Error('no events');
  return state;
}

const row = (
  seq: number,
  seat: Seat | null,
  moves: readonly Move[],
  events: readonly Event[],
): LogRow<Event> => ({
  seq,
  seat,
  by: 'person',
  moves,
  events,
  undone: null,
  at: 1_800_000_000_000 + seq * 3_600_000, // an hour between moves: as many digits as real times have
  version: rules.meta.version,
});

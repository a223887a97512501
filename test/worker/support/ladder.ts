import { bytesToHex } from '@noble/hashes/utils.js';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { playAll, seatView } from '#shared/kernel/play.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { SeatRow } from '../../../worker/db/schema.ts';
import { automaticAt, nextAutomatic } from '../../../worker/room/play/automatic.ts';
import type { LoadedGame } from '../../../worker/room/storage/loadedGame.ts';
import { clocksAfter } from '../../../worker/room/clock/seatClocks.ts';
import { nextTableStep, type TableStep } from '../../../worker/room/clock/tableSteps.ts';
import { keyOf } from '../../support/playout.ts';
import { evolveAll } from '../../bench/games.ts';
import { afterWaking, DAY, gapFrom, ZONES } from '../../bench/simulation/people.ts';
import type { AnySimulatedGame } from '../../bench/simulation/simulate.ts';

/**
 * A game with a clock in which a player vanishes. The steps and answers are the service's own; only what writes them is
 * made up. The others come as in `bench/simulation`. Nobody takes the vacant seat.
 */

/** What the others do once the seat is vacant: let its bot wait each time for a successor, or have it play on at once. */
export type AfterLoss = 'wait' | 'bot';

export interface Vanished {
  readonly days: number;
  /** How the game ended; `stuck`: it did not within a number of steps that no game needs. */
  readonly end: 'played' | 'slept' | 'stuck';
  readonly timeOuts: number;
  readonly vacated: number;
}

const MINUTE = 60_000;
const NO_ENV = {} as Env;
/** More steps than any game has. */
const STEPS_AT_MOST = 20_000;

interface Table {
  readonly dice: Dice;
  readonly game: AnySimulatedGame;
  readonly gone: Seat | 'all';
  /** The seat's player vanishes after this many rows. */
  readonly goneAfter: number;
  readonly afterLoss: AfterLoss;
  loaded: LoadedGame;
  now: number;
  visits: number;
  timeOuts: number;
  /** By seat, when its player comes to the open decision. */
  readonly comes: Map<Seat, number>;
}

export function vanish(
  game: AnySimulatedGame,
  afterLoss: AfterLoss,
  seed: number,
  who: 'one' | 'all' = 'one',
): Vanished {
  const table = seated(game, afterLoss, seed, who);
  const begun = table.now;
  for (let steps = 0; steps < STEPS_AT_MOST; steps += 1) {
    const { status, asleepSince } = table.loaded.game;
    if (status === 'over') return outcome(table, begun, 'played');
    if (asleepSince !== null) return outcome(table, begun, 'slept');
    goOn(table);
  }
  return outcome(table, begun, 'stuck');
}

const outcome = ({ loaded, now, timeOuts }: Table, begun: number, end: Vanished['end']): Vanished => ({
  days: (now - begun) / (DAY * MINUTE),
  end,
  timeOuts,
  vacated: loaded.seats.filter(({ vacancy }) => vacancy !== null).length,
});

function seated(game: AnySimulatedGame, afterLoss: AfterLoss, seed: number, who: 'one' | 'all'): Table {
  const dice = seededDice(keyOf(seed));
  const chance = dice.stream('vanishes', 0);
  const state = evolveAll(game.rules, undefined, game.rules.setup(game.options, game.seats, dice));
  const now = chance.int(DAY) * MINUTE;
  const seats = Array.from({ length: game.seats }, (_, seat) => ({
    seat,
    kind: 'person',
    calendar: null,
    vacancy: null,
    entropy: null,
  }));
  const loaded = {
    game: {
      id: 'simulated',
      status: 'running',
      seq: 0,
      seed: bytesToHex(keyOf(seed)),
      turnAt: now,
      clock: CLOCK_PRESETS.fast,
      seatClocks: null,
      askedUntil: null,
      pausedUntil: null,
      asleepSince: null,
      question: null,
    },
    seats,
    rules: game.rules,
    state: undefined,
    orders: new Map(),
  } as unknown as LoadedGame;
  const table: Table = {
    dice,
    game,
    gone: who === 'all' ? who : chance.int(game.seats),
    goneAfter: 2 + chance.int(80),
    afterLoss,
    loaded,
    now,
    visits: 0,
    timeOuts: 0,
    comes: new Map(),
  };
  commit(table, { seat: null, by: 'forced' }, state);
  return table;
}

/** The next thing that happens: a step of the table, an automatic answer, or a player who comes. */
function goOn(table: Table): void {
  const { loaded } = table;
  const step = nextTableStep(NO_ENV, loaded, table.now);
  const answers = automaticAt(NO_ENV, loaded) ?? Infinity;
  const [seat, visits] = nextVisit(table);
  const at = Math.min(step?.at ?? Infinity, answers, visits);
  if (at === Infinity) throw new Error('nothing will ever happen');
  table.now = Math.max(table.now, at);
  if (visits <= at) return visit(table, seat);
  if (step !== undefined && step.at <= answers) return take(table, step);
  const answer = nextAutomatic(NO_ENV, loaded, table.now);
  if (answer === undefined) throw new Error('an answer that was due is none');
  if (answer.by === 'timeOut' && loaded.seats[answer.seat]?.vacancy === null) table.timeOuts += 1;
  commit(table, answer, answer.state);
}

/** The players who still come: who is next, and when. */
function nextVisit(table: Table): readonly [Seat, number] {
  const { loaded, gone, goneAfter, comes } = table;
  const isGone = (seat: Seat): boolean => (gone === 'all' || seat === gone) && loaded.game.seq >= goneAfter;
  const asked = loaded.rules.acting(loaded.state).filter((seat) => !isGone(seat));
  const visits = asked.map((seat) => [seat, comes.get(seat) ?? Infinity] as const);
  return visits.toSorted((a, b) => a[1] - b[1])[0] ?? [-1, Infinity];
}

function visit(table: Table, seat: Seat): void {
  table.visits += 1;
  while (table.loaded.rules.acting(table.loaded.state).includes(seat)) {
    const { rules, state, game } = table.loaded;
    const stream = table.dice.stream(`person/${seat}`, game.seq);
    const move = rules.bot(seatView(rules, state, seat), 'normal', stream);
    const played = playAll(rules, state, seat, [move], table.dice);
    if (!played.ok) throw new Error(`refused: ${played.failure.code}`);
    commit(table, { seat, by: 'person' }, played.value.state);
  }
  if (table.afterLoss === 'bot') letBotFinish(table);
}

/** Those who come vote for a bot in each vacant seat. */
function letBotFinish(table: Table): void {
  const open = table.loaded.seats.filter(({ vacancy }) => vacancy === 'open');
  for (const seat of open) change(table, { seat: { ...seat, vacancy: 'bot' } });
}

/** The changes of `stepChange.ts`, as far as a game without votes and holidays has them. */
function take(table: Table, step: TableStep): void {
  const { game, seats } = table.loaded;
  switch (step.kind) {
    case 'remind': {
      const clock = game.seatClocks?.[step.seat];
      if (clock === undefined) throw new Error('a reminder without a clock');
      const seatClocks = { ...game.seatClocks, [step.seat]: { ...clock, reminded: step.nth } };
      return void (table.loaded = { ...table.loaded, game: { ...game, seatClocks } });
    }
    case 'vacate': {
      const seat = seats[step.seat];
      if (seat === undefined) throw new Error('a seat that is not there');
      return change(table, { seat: { ...seat, vacancy: 'open' } });
    }
    case 'sleep':
      return void (table.loaded = { ...table.loaded, game: { ...game, asleepSince: table.now } });
    case 'resume':
    case 'lapse':
    case 'abandon':
    case 'holiday':
      throw new Error(`no ${step.kind} here`);
  }
}

function change(table: Table, { seat }: { readonly seat: SeatRow }): void {
  const seats = table.loaded.seats.map((row) => (row.seat === seat.seat ? seat : row));
  commit(table, { seat: null, by: 'forced' }, table.loaded.state, seats);
}

/** Adds a row; `seats`: those after a table event. */
function commit(
  table: Table,
  who: Pick<LogRow, 'seat' | 'by'>,
  state: unknown,
  seats?: readonly SeatRow[],
): void {
  const { loaded, now } = table;
  const isOver = loaded.rules.acting(state).length === 0;
  const tableEvent = seats === undefined ? null : ({ type: 'resumed' } as const);
  const row = { ...who, seq: loaded.game.seq + 1, undone: null, at: now, tableEvent } as LogRow;
  const game = {
    ...loaded.game,
    seq: row.seq,
    turnAt: tableEvent === null ? now : loaded.game.turnAt,
    status: isOver ? ('over' as const) : ('running' as const),
  };
  const next = { ...loaded, game, state, seats: seats ?? loaded.seats };
  table.loaded = { ...next, game: { ...game, seatClocks: clocksAfter(loaded, next, row, now) } };
  expectVisits(table, row);
}

/** When each player who is asked now will come: after the gap, while they are awake. */
function expectVisits({ comes, loaded, dice, now, visits }: Table, { seq }: LogRow): void {
  const asked = new Set(loaded.rules.acting(loaded.state));
  for (const seat of comes.keys()) if (!asked.has(seat)) comes.delete(seat);
  for (const seat of asked) {
    if (comes.has(seat)) continue;
    const gap = gapFrom(dice.stream(`gap/${seat}/${seq}`, visits));
    comes.set(seat, afterWaking(now / MINUTE, gap, ZONES[seat % ZONES.length] ?? 0) * MINUTE);
  }
}

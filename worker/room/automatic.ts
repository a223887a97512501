import { forcedMove, isOffered } from '../../shared/kernel/choices.ts';
import { diceKey } from '../../shared/kernel/commitment.ts';
import { seededDice, type Dice } from '../../shared/kernel/dice.ts';
import { play, seatView } from '../../shared/kernel/play.ts';
import { sampleMove } from '../../shared/kernel/sample.ts';
import type { AnyEvent, AnyMove, By, Seat } from '../../shared/kernel/types.ts';
import { chanceOf } from './chance.ts';
import type { Table } from './table.ts';
import { said } from '../said.ts';

/** Moves that need nobody: the only one there is, or a bot's; all of one seat up to the end of its turn. */
export interface Automatic {
  readonly seat: Seat;
  readonly by: Exclude<By, 'person'>;
  readonly moves: readonly AnyMove[];
  readonly events: readonly AnyEvent[];
  readonly state: unknown;
}

/** Commits of the automatic part in one invocation: the free plan allows 50 queries, a commit takes two. */
export const AUTOMATIC_PER_INVOCATION = 8;

/** Moves of one automatic commit: longer than any turn, so that a row stays small whatever a bot does. */
const MOVES_PER_COMMIT = 16;

export const gameDice = (table: Pick<Table, 'game' | 'seats'>): Dice => seededDice(diceKey(chanceOf(table)));

/** Is there anything to play without waking anybody? */
export const isAutomaticDue = (table: Table): boolean =>
  table.game.status === 'running' &&
  table.rules.acting(table.state).some((seat) => isBot(table, seat) || forcedFor(table, seat) !== undefined);

/** The next commit that needs nobody, if there is one. */
export function nextAutomatic(table: Table): Automatic | undefined {
  if (table.game.status !== 'running') return undefined;
  const dice = gameDice(table);
  const moves: AnyMove[] = [];
  const events: AnyEvent[] = [];
  let state = table.state;
  let next = answer({ ...table, state }, dice, 0);
  const first = next;
  while (next && next.seat === first?.seat && next.by === first.by && moves.length < MOVES_PER_COMMIT) {
    const played = play(table.rules, state, next.seat, next.move, dice);
    if (!played.ok) throw new Error(`offered move refused: ${next.move.type} ${played.failure.code}`);
    moves.push(next.move);
    events.push(...played.value);
    state = played.value.reduce((now: unknown, event) => table.rules.evolve(now, event), state);
    next = answer({ ...table, state }, dice, moves.length);
  }
  return first && { seat: first.seat, by: first.by, moves, events, state };
}

interface Answer {
  readonly seat: Seat;
  readonly by: Automatic['by'];
  readonly move: AnyMove;
}

/** One move of somebody who need not be woken. `step`: how many moves of this commit came before it. */
function answer(table: Table, dice: Dice, step: number): Answer | undefined {
  for (const seat of table.rules.acting(table.state)) {
    if (isBot(table, seat)) return { seat, by: 'bot', move: botMove(table, seat, dice, step) };
    const move = forcedFor(table, seat);
    if (move !== undefined) return { seat, by: 'forced', move };
  }
  return undefined;
}

const isBot = (table: Table, seat: Seat): boolean => table.seats[seat]?.kind === 'bot';

const forcedFor = (table: Table, seat: Seat): AnyMove | undefined =>
  forcedMove(table.rules.choices(seatView(table.rules, table.state, seat)));

/** What the bot answers; where its code fails, any offered move: a bug in a bot must not end a game. */
function botMove(table: Table, seat: Seat, dice: Dice, step: number): AnyMove {
  const { rules, state, seats, game } = table;
  const view = seatView(rules, state, seat);
  const choices = rules.choices(view);
  const stream = dice.stream(`bot/${seat}/${step}`, game.seq);
  try {
    const move = rules.bot(view, seats[seat]?.level ?? 'normal', stream);
    if (isOffered(choices, move)) return move;
    console.error({ event: 'bot move not offered', game: game.id, seq: game.seq, move: move.type });
  } catch (error) {
    console.error({ event: 'bot failed', game: game.id, seq: game.seq, error: said(error) });
  }
  return sampleMove(choices, stream);
}

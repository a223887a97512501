import { assertNever } from '../../../kernel/never.ts';
import type { Seat } from '../../../kernel/types.ts';
import { drawBonanza, shuffleTiles } from '../draws.ts';
import { NO_CARDS, tilePlayChoices } from '../choices/tiles.ts';
import { CORNERS } from '../spaces.ts';
import {
  clockwise,
  clockwiseFrom,
  emptyFields,
  playerOf,
  type Question,
  type State,
  type Step,
  type Turn,
} from '../state.ts';
import type { Column } from '../things.ts';
import { openAuction } from './auctions.ts';
import type { Run } from './run.ts';

type Extra = Extract<Step, { phase: 'extra' }>;

/** Goes on until there is a decision to make or the game is over. */
export function proceed(run: Run): void {
  do run.questions = run.questions.filter((question) => !isMoot(run.state, question));
  while (run.questions.length === 0 && !run.blocked && moveOn(run));
}

/** A question about spices is skipped if there is no field for them: they are lost. */
const isMoot = (state: State, { ask, seat }: Question): boolean =>
  ask === 'spices' && emptyFields(playerOf(state, seat)) === 0;

/** Leaves a step that is done; returns false if it is not. */
function moveOn(run: Run): boolean {
  const { state, step } = run;
  switch (step.phase) {
    case 'placing':
      if (state.markers.length <= state.players.length) return false;
      openAuction(run, 1);
      return true;
    case 'auction':
      if (state.markers[step.marker - 1] !== null) return false;
      afterAuction(run, step.marker);
      return true;
    case 'turn':
      if (!step.acted || isOpen(state, step)) return false;
      nextTurn(run, step);
      return true;
    case 'setup':
    case 'quickStart':
    case 'extra':
    case 'over':
      return false;
    default:
      return assertNever(step);
  }
}

/** Two markers down or ducats, from the starting player clockwise; then the first round. */
export function quickStart(run: Run, seat: Seat, columns: readonly Column[], ducats: number): void {
  run.emit({ type: 'quickStarted', seat, columns, ducats });
  const next = clockwise(run.state, seat);
  if (next === run.state.flag) beginRound(run, 'A', 1);
  else run.step = { phase: 'quickStart', seat: next };
}

/** The next auction, or the first action of the starting player, who may have changed. */
function afterAuction(run: Run, marker: number): void {
  const { flag, markers } = run.state;
  if (marker < markers.length) openAuction(run, marker + 1);
  else run.step = turnOf(flag, 1, []);
}

const turnOf = (seat: Seat, action: Turn['action'], out: readonly Seat[]): Turn => ({
  phase: 'turn',
  seat,
  action,
  out,
  acted: false,
  carded: false,
});

/**
 * Can anything still be played, or a card be discarded, after the action? Only public things decide this, so that
 * the end of the turn says nothing about the hand.
 */
const isOpen = (state: State, { seat }: Turn): boolean =>
  playerOf(state, seat).hand.length > 0 || tilePlayChoices(state, seat, NO_CARDS).length > 0;

/** The turn after this one: the same action of the next player, the next action, extra actions. */
export function nextTurn(run: Run, { seat, action, out }: Turn): void {
  const { flag, figures } = run.state;
  const next = clockwise(run.state, seat);
  if (action === 'extra') return nextExtra(run, next, out);
  const number = next === flag ? action + 1 : action;
  if (number > figures.actions) nextExtra(run, flag, []);
  else run.step = turnOf(next, number, []);
}

/** The next player with extra-action cards who is not out, from `from` clockwise; else the round is over. */
function nextExtra(run: Run, from: Seat, out: readonly Seat[]): void {
  const seats = clockwiseFrom(run.state, from);
  const seat = seats.find((s) => !out.includes(s) && playerOf(run.state, s).extra > 0);
  if (seat === undefined) endRound(run);
  else run.step = { phase: 'extra', seat, out };
}

/** One more action, for an extra-action card. */
export function extraAction(run: Run, { seat, out }: Extra): void {
  run.emit({ type: 'extraPlayed', seat });
  run.step = turnOf(seat, 'extra', out);
}

/** Out for this round. */
export function pass(run: Run, { seat, out }: Extra): void {
  run.emit({ type: 'passed', seat });
  nextExtra(run, clockwise(run.state, seat), [...out, seat]);
}

function endRound(run: Run): void {
  const { phase, round, figures } = run.state;
  if (round < figures.rounds) beginRound(run, phase, round + 1);
  else if (phase === 'B') endGame(run);
  else if (layTiles(run)) beginRound(run, 'B', 1);
}

function beginRound(run: Run, phase: 'A' | 'B', round: number): void {
  run.emit({ type: 'roundBegan', phase, round });
  run.step = { phase: 'placing', seat: run.state.flag };
}

/** Lays the tiles of phase B; returns false without dice. */
function layTiles(run: Run): boolean {
  const { dice, state } = run;
  if (dice.kind === 'none') {
    run.blocked = true;
    return false;
  }
  run.emit({ type: 'tilesLaid', phase: 'B', ...shuffleTiles(state.figures, 'B', dice) });
  if (state.options.bonanza) run.emit({ type: 'bonanzaLaid', tiles: drawBonanza(CORNERS.length, 'B', dice) });
  return true;
}

/** The hands are shown and scored. */
function endGame(run: Run): void {
  const hands = run.state.players.map(({ hand }) => hand.filter((card) => card !== 'hidden'));
  run.blocked ||= hands.some((hand, seat) => hand.length < playerOf(run.state, seat).hand.length);
  run.emit({ type: 'ended', hands });
  run.step = { phase: 'over' };
}

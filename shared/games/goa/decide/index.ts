import type { Dice, NoDice } from '../../../kernel/dice.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { Rejection, Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Event } from '../events.ts';
import type { ActionMove, AnswerMove, CardMove, Move, TileMove } from '../moves.ts';
import type { State } from '../state.ts';
import { buildShips, expedition, found, harvest, progress, taxes } from './actions.ts';
import { declineFounding, discardPlantation, either, favor, mix, placeSpices, settle } from './answers.ts';
import { bid, buy, passBid, placeMarker } from './auctions.ts';
import {
  discard,
  payDucats,
  playSimpleCard,
  playSpices,
  sell,
  duty,
  extraHarvest,
  redSpice,
  spy,
  spyColonists,
  spyFound,
  spyHarvest,
  swap,
  useTile,
  viceKing,
} from './plays.ts';
import { extraAction, nextTurn, pass, proceed, quickStart } from './flow.ts';
import { Run } from './run.ts';

/**
 * The events of an offered move. Fails with NEEDS_SERVER if it draws a card or turns over a tile that `state`
 * hides.
 */
export function decide(
  state: State,
  seat: Seat,
  move: Move,
  dice: Dice | NoDice,
): Result<readonly Event[], Rejection> {
  const run = new Run(state, dice);
  carryOut(run, seat, move);
  proceed(run);
  return run.result();
}

function carryOut(run: Run, seat: Seat, move: Move): void {
  switch (move.type) {
    case 'quickMarkers':
      return quickStart(run, seat, move.columns, 0);
    case 'quickDucats':
      return quickStart(run, seat, [], run.state.figures.quickStart.ducats);
    case 'placeMarker':
      return placeMarker(run, seat, move.space);
    case 'bid':
      return bid(run, run.stepIn('auction'), move.amount);
    case 'buy':
      return buy(run, run.stepIn('auction'));
    case 'pass':
      return run.step.phase === 'extra' ? pass(run, run.step) : passBid(run, run.stepIn('auction'));
    case 'extraAction':
      return extraAction(run, run.stepIn('extra'));
    case 'endTurn':
      return nextTurn(run, run.stepIn('turn'));
    case 'progress':
    case 'buildShips':
    case 'harvest':
    case 'taxes':
    case 'expedition':
    case 'found':
      return act(run, seat, move);
    case 'play':
    case 'playSpices':
    case 'sell':
    case 'payDucats':
    case 'discard':
      return playCards(run, seat, move);
    case 'fill':
    case 'placeSpices':
    case 'discardPlantation':
    case 'either':
    case 'mix':
    case 'favor':
    case 'settle':
    case 'decline':
      return answer(run, move);
    default:
      return playTile(run, seat, move);
  }
}

function act(run: Run, seat: Seat, move: ActionMove): void {
  switch (move.type) {
    case 'progress':
      return progress(run, seat, move);
    case 'buildShips':
      return buildShips(run, seat);
    case 'harvest':
      return harvest(run, seat, move);
    case 'taxes':
      return taxes(run, seat);
    case 'expedition':
      return expedition(run, seat, move.cards);
    case 'found':
      return found(run, seat, move);
    default:
      return assertNever(move);
  }
}

function playCards(run: Run, seat: Seat, move: CardMove): void {
  switch (move.type) {
    case 'play':
      return playSimpleCard(run, seat, move.card);
    case 'playSpices':
      return playSpices(run, seat, move);
    case 'sell':
      return sell(run, seat, move);
    case 'payDucats':
      return payDucats(run, seat, move);
    case 'discard':
      return discard(run, seat, move);
    default:
      return assertNever(move);
  }
}

function playTile(run: Run, seat: Seat, move: TileMove): void {
  switch (move.type) {
    case 'useTile':
      return useTile(run, seat, move.tile);
    case 'redSpice':
      return redSpice(run, seat, move);
    case 'swap':
      return swap(run, seat, move);
    case 'duty':
      return duty(run, seat, move);
    case 'viceKing':
      return viceKing(run, seat, move);
    case 'extraHarvest':
      return extraHarvest(run, seat, move);
    case 'spy':
      return spy(run, seat, move);
    case 'spyHarvest':
      return spyHarvest(run, seat, move);
    case 'spyFound':
      return spyFound(run, seat, move);
    case 'spyColonists':
      return spyColonists(run, seat, move);
    default:
      return assertNever(move);
  }
}

function answer(run: Run, move: AnswerMove): void {
  switch (move.type) {
    case 'fill':
      return placeSpices(run, run.asked('fill'), move.spices);
    case 'placeSpices':
      return placeSpices(run, run.asked('spices', 'resupply'), move.spices);
    case 'discardPlantation':
      return discardPlantation(run, run.asked('discardPlantation'), move);
    case 'either':
      return either(run, run.asked('either', 'resupply'), move);
    case 'mix':
      return mix(run, run.asked('mix'), move);
    case 'favor':
      return favor(run, run.asked('favor'), move);
    case 'settle':
      return settle(run, run.asked('founding'), move);
    case 'decline':
      return declineFounding(run, run.asked('founding'));
    default:
      return assertNever(move);
  }
}

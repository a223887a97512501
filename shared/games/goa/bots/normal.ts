import type { Choice } from '../../../kernel/choices.ts';
import type { Stream } from '../../../kernel/dice.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { SeatView } from '../../../kernel/rules.ts';
import { sampleMove } from '../../../kernel/sampleMove.ts';
import { roomFor } from '../choices/actions.ts';
import { choices } from '../choices.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { rateActions, stepped } from './actions.ts';
import { rateAnswers } from './answers.ts';
import { placings, speeches } from './auction.ts';
import { clearings, payments, plays } from './plays.ts';
import { botViewOf, type Rated, type BotView } from './botView.ts';
import { worth } from './value.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { COLUMNS } from '../things.ts';

/** Takes the move with the highest estimated worth afterwards, one decision at a time. Ties are drawn. */
export function normalMove(view: SeatView<State>, stream: Stream, weights: Weights = WEIGHTS): Move {
  const offered = choices(view);
  const rated = rate(view, offered, weights);
  const top = Math.max(...rated.map(({ value }) => value));
  const best = rated.filter(({ value }) => value === top).map(({ move }) => move);
  return best.length > 0 ? stream.pick(best) : anyOf(offered, stream);
}

/** Moves are drawn from the game's own choices, hence moves of this game. */
const anyOf = (offered: readonly Choice[], stream: Stream): Move => sampleMove(offered, stream) as Move;

/** The moves worth considering, with their ratings. Ratings of one decision can be compared. */
export function rate(view: SeatView<State>, offered: readonly Choice[], weights: Weights): readonly Rated[] {
  const scene = botViewOf(view, weights);
  const { step, questions } = view.state;
  const asked = questions[0];
  if (asked !== undefined) return offered.flatMap((choice) => rateAnswers(scene, asked, choice));
  switch (step.phase) {
    case 'setup':
    case 'over':
      return [];
    case 'quickStart':
      return offered.flatMap((choice) => starts(scene, choice));
    case 'placing':
      return offered.flatMap((choice) => placings(scene, choice));
    case 'auction':
      return speeches(scene, step, offered);
    case 'turn':
      return step.acted ? closing(scene, offered) : turns(scene, offered);
    case 'extra':
      return [{ move: { type: 'extraAction' }, value: 0 }];
    default:
      return assertNever(step);
  }
}

/** Two markers or ducats. */
function starts({ player, outlook }: BotView, choice: Choice): readonly Rated[] {
  if (choice.type === 'quickDucats') {
    const ducats = player.ducats + outlook.figures.quickStart.ducats;
    return [{ move: { type: 'quickDucats' }, value: worth({ ...player, ducats }, outlook) }];
  }
  const pairs = COLUMNS.flatMap((one, i) => COLUMNS.slice(i + 1).map((other) => [one, other] as const));
  return pairs.map(([one, other]) => ({
    move: { type: 'quickMarkers', columns: [one, other] },
    value: worth(stepped(stepped(player, one), other), outlook),
  }));
}

/** The least gain of a free play, so that cards and tiles are not wasted. */
const WORTHWHILE = 0.05;

/** Free plays that bring something first, then the action. */
function turns(scene: BotView, offered: readonly Choice[]): readonly Rated[] {
  const free = freePlays(scene, offered);
  return free.length > 0 ? free : ownActions(scene, offered);
}

/** The actions, and discards that make room for an expedition. */
export function ownActions(scene: BotView, offered: readonly Choice[]): readonly Rated[] {
  const { state, seat } = scene.view;
  const room = roomFor(state, seat);
  return offered.flatMap((choice) => {
    if (choice.type === 'discard') return clearings(scene, choice, room);
    if (choice.type === 'payDucats' && scene.outlook.edition === '2004')
      return payments(scene, choice, scene.after);
    return rateActions(scene, choice);
  });
}

/** Free plays that bring something. */
export function freePlays(scene: BotView, offered: readonly Choice[]): readonly Rated[] {
  const before = worth(scene.player, scene.outlook);
  return offered.flatMap((choice) => plays(scene, choice)).filter(({ value }) => value > before + WORTHWHILE);
}

function closing(scene: BotView, offered: readonly Choice[]): readonly Rated[] {
  const free = freePlays(scene, offered);
  return free.length > 0 ? free : [{ move: { type: 'endTurn' }, value: 0 }];
}

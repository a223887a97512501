import type { Choice } from '../../../kernel/choices.ts';
import { imaginedDice, luckOf, type Dice, type Stream } from '../../../kernel/dice.ts';
import type { SeatView } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { choices } from '../choices.ts';
import type { Move } from '../moves.ts';
import { placeOf, playerOf, type State, type Step } from '../state.ts';
import { BONANZAS, type Card, type CardId } from '../things.ts';
import { decide } from '../decide/index.ts';
import { evolve } from '../evolve.ts';
import { freePlays, normalMove, ownActions, rate } from './normal.ts';
import { botViewOf, type Rated } from './botView.ts';
import { mostOf } from './spices.ts';
import { WEIGHTS } from './weights.ts';
import { seatWorth } from './value.ts';

/** Limits of a decision: this many moves are tried, each in this many worlds. */
interface Budget {
  readonly moves: number;
  readonly worlds: number;
  /** Decisions of all playouts together. No further world is imagined after that. */
  readonly decisions: number;
}

/** A decision in a playout takes some 0.1 ms. Without this limit, one move in a thousand takes 100 ms. */
const BUDGET: Budget = { moves: 4, worlds: 5, decisions: 240 };

/**
 * Tries the moves that the normal bot rates best in several worlds, and plays the round on alone in each. Takes
 * the move that does best on average. In auctions it plays as the normal bot does (docs/bots.md says why).
 */
export function strongMove(view: SeatView<State>, stream: Stream, budget: Budget = BUDGET): Move {
  const offered = choices(view);
  const tried = isOwnTurn(view) ? candidates(view, offered).slice(0, budget.moves) : [];
  const [first, second] = tried;
  if (first === undefined || second === undefined) return normalMove(view, stream);
  const worths = worthsOf(view, tried, stream, budget);
  return (mostOf(tried, (rated) => worths.get(rated) ?? -Infinity) ?? first).move;
}

/** The worth of each move, summed over the same worlds. */
function worthsOf(
  view: SeatView<State>,
  tried: readonly Rated[],
  stream: Stream,
  { worlds, decisions }: Budget,
): ReadonlyMap<Rated, number> {
  const worths = new Map<Rated, number>();
  let left = decisions;
  for (let n = 0; n < worlds && left > 0; n += 1) {
    const world: ImaginedWorld = { state: imagine(view, stream), seed: stream.int(2 ** 32) };
    for (const rated of tried) {
      const outcome = outcomeOf(view, rated.move, world);
      worths.set(rated, (worths.get(rated) ?? 0) + outcome.worth);
      left -= outcome.decisions;
    }
  }
  return worths;
}

const isOwnTurn = ({ state }: SeatView<State>): boolean =>
  state.step.phase === 'turn' || state.step.phase === 'extra';

/** Moves worth a try, the best first. */
function candidates(view: SeatView<State>, offered: readonly Choice[]): readonly Rated[] {
  const { step, questions } = view.state;
  const scene = botViewOf(view, WEIGHTS);
  if (questions.length > 0) return sorted(rate(view, offered, WEIGHTS));
  if (step.phase === 'extra')
    return offered.map(({ type }): Rated => ({
      move: { type: type === 'pass' ? 'pass' : 'extraAction' },
      value: 0,
    }));
  if (step.phase !== 'turn') return [];
  const free = sorted(freePlays(scene, offered));
  if (step.acted) return [...free, { move: { type: 'endTurn' }, value: 0 }];
  return [...free.slice(0, 1), ...sorted(ownActions(scene, offered))];
}

const sorted = (rated: readonly Rated[]): readonly Rated[] => rated.toSorted((a, b) => b.value - a.value);

/**
 * A world that agrees with what the seat sees. Hidden things are drawn at random: the others' hands, the order of
 * the pile, Bonanza tiles. Tiles of a later phase are drawn when they are laid.
 */
export function imagine({ state }: SeatView<State>, luck: Stream): State {
  const unseen = luck.shuffle(unseenCards(state));
  const deal = (cards: readonly Card[]): readonly Card[] => {
    const dealt = cards.map((card) => (card === 'hidden' ? (unseen.pop() ?? card) : card));
    return cards.includes('hidden') ? dealt.toSorted() : cards;
  };
  const players = state.players.map((player) => ({ ...player, hand: deal(player.hand) }));
  const corners = luck.shuffle(BONANZAS);
  return {
    ...state,
    players,
    pile: state.pile.map(() => unseen.pop() ?? 'hidden'),
    bonanza: state.bonanza.map((tile) => (tile === 'hidden' ? (corners.pop() ?? null) : tile)),
  };
}

/** The cards whose place the seat does not see. */
function unseenCards({ figures, players, discard, revealed }: State): readonly CardId[] {
  const seen = new Set<Card>([...discard, ...revealed, ...players.flatMap(({ hand }) => hand)]);
  const all = Object.keys(figures.cards) as CardId[]; // keys of a record by card
  return all.filter((card) => !seen.has(card));
}

/** Decisions after which a playout stops. A round has fewer, whatever cards and tiles are played. */
const DECISIONS = 60;

/** An imagined world and its randomness, the same for every move that is tried. */
interface ImaginedWorld {
  readonly state: State;
  readonly seed: number;
}

/** The result of a playout. */
interface Outcome {
  /** The seat's worth, in victory points. */
  readonly worth: number;
  /** The number of decisions played. */
  readonly decisions: number;
}

/** Plays a move and the rest of the round. */
function outcomeOf(view: SeatView<State>, move: Move, { state, seed }: ImaginedWorld): Outcome {
  const luck = luckOf(seed);
  return playOn(view, carriedOut(state, view.seat, move, imaginedDice(luck)), luck);
}

/**
 * Plays the rest of the round as the normal bot does, and returns the seat's worth then. The others do nothing:
 * their turns hardly affect the player's own board. Playing on for more rounds costs more and showed no gain
 * (docs/bots.md).
 */
function playOn({ seat, ...view }: SeatView<State>, from: State | undefined, luck: Stream): Outcome {
  const dice = imaginedDice(luck);
  let now = from && skipOthers(from, seat);
  let decisions = 1;
  for (; decisions < DECISIONS && now !== undefined && isOwn(now, seat); decisions += 1) {
    const after = carriedOut(now, seat, normalMove({ ...view, seat, state: now }, luck), dice);
    now = after && skipOthers(after, seat);
  }
  return { worth: now === undefined ? -Infinity : seatWorth(now, seat, WEIGHTS), decisions };
}

/** The state after an offered move. */
function carriedOut(state: State, seat: Seat, move: Move, dice: Dice): State | undefined {
  const decided = decide(state, seat, move, dice);
  return decided.ok ? decided.value.reduce<State>(evolve, state) : undefined;
}

/** Does this seat decide on its own actions now? */
const isOwn = ({ step, questions }: State, seat: Seat): boolean =>
  questions.length > 0 || step.phase === 'turn' || (step.phase === 'extra' && !step.out.includes(seat));

/** The state at this seat's next turn in the round. If it has no turn left, an `extra` step without it. */
function skipOthers(state: State, seat: Seat): State {
  const { step, figures } = state;
  if (state.questions.length > 0 || (step.phase !== 'turn' && step.phase !== 'extra') || step.seat === seat)
    return state;
  if (step.phase === 'extra' || step.action === 'extra')
    return { ...state, step: extra(state, seat, step.out) };
  const action = step.action + (placeOf(state, seat) < placeOf(state, step.seat) ? 1 : 0);
  return { ...state, step: action > figures.actions ? extra(state, seat, []) : turn(seat, action) };
}

const turn = (seat: Seat, action: number): Step => ({
  phase: 'turn',
  seat,
  action,
  out: [],
  acted: false,
  carded: false,
});

const extra = (state: State, seat: Seat, out: readonly Seat[]): Step => ({
  phase: 'extra',
  seat,
  out: playerOf(state, seat).extra > 0 ? out : [...out, seat],
});

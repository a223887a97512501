import type { Dice, NoDice } from '#shared/kernel/dice.ts';
import { NEEDS_SERVER, ok, reject, type Rejection, type Result } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { reshuffle } from './chance.ts';
import { POINTS } from './data.ts';
import type { Event, EventOf } from './events.ts';
import { evolve } from './evolve.ts';
import type { Move, Stones } from './moves.ts';
import { known, type State } from './state.ts';

type Decided = Result<readonly Event[], Rejection>;

/** The events of an offered move. */
export function decide(state: State, seat: Seat, move: Move, dice: Dice | NoDice): Decided {
  switch (move.type) {
    case 'lay':
      return lay(state, { type: 'laid', seat, card: move.card });
    case 'build':
      return ok([{ type: 'built', seat, on: move.on, points: pointsFor(move.on) }]);
    case 'draw':
      return draw(state, seat, move.count, dice);
    case 'stop':
      return ok([{ type: 'stopped', seat }]);
  }
}

const pointsFor = (on: Stones): number => (on['north'] === 'blue' ? POINTS.blueNorth : POINTS.stones);

/** The last card laid uncovers all of them. Only a state that knows all of them can do that. */
function lay(state: State, laid: EventOf<'laid'>): Decided {
  const cards = evolve(state, laid).laid;
  if (cards.includes(null)) return ok([laid]);
  const ranks = known(cards);
  if (ranks.length < cards.length) return reject(NEEDS_SERVER);
  const winner = ranks.indexOf(Math.max(...ranks));
  return ok([laid, { type: 'uncovered', cards: ranks, winner }, ...rewardFor(winner, state)]);
}

/** The second round in a row brings its winner a point. */
const rewardFor = (winner: Seat, { lastWinner }: State): readonly Event[] =>
  winner === lastWinner ? [{ type: 'rewarded', seat: winner, points: POINTS.streak }] : [];

function draw(state: State, seat: Seat, count: number, dice: Dice | NoDice): Decided {
  if (dice.kind === 'none') return reject(NEEDS_SERVER);
  const needed = state.pile.length < count && state.discard.length > 0;
  const events: Event[] = needed ? [reshuffle(state, dice)] : [];
  const { pile } = events.reduce(evolve, state);
  return ok([...events, { type: 'drawn', seat, cards: pile.slice(0, count) }]);
}

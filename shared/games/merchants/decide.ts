import { assertNever } from '../../kernel/never.ts';
import {
  MOVE_NOT_OFFERED,
  ok,
  reject,
  NEEDS_SERVER,
  type Rejection,
  type Result,
} from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { countOf } from '../../kernel/count.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { playerOf, type State, type Player, type Decision } from './state.ts';
import { evolve } from './evolve.ts';
import type { Good, PlainCard } from './things.ts';
import { exchanges } from './choices.ts';

/**
 * The events of an offered move. Needs no dice, because all chance is in the pile's order. Fails with
 * NEEDS_SERVER if it draws a card that `state` hides.
 */
export function decide(state: State, seat: Seat, move: Move): Result<readonly Event[], Rejection> {
  const { step } = state;
  switch (move.type) {
    case 'load':
      return step.phase === 'loading'
        ? ok(load(state, seat, step.first, move.good))
        : reject(MOVE_NOT_OFFERED);
    case 'exchange':
      return ok(exchange(state, seat, move));
    case 'buyShip':
      return ok(buyShip(state, seat, move.good));
    case 'buy':
      return ok(buy(state, seat, move.card));
    case 'pass':
      return ok(pass(state, seat));
    case 'done':
      return ok(waiveExchanges(state, seat));
    case 'officeDraw':
      return step.phase === 'office' ? officeDraw(state, seat, step.draws) : reject(MOVE_NOT_OFFERED);
    case 'officeSkip':
      return ok(waiveOffice(state, seat));
    case 'play':
      return ok(playCards(state, seat, move));
    case 'draw':
      return draw(state, seat);
    default:
      return assertNever(move);
  }
}

type Play = Extract<Move, { type: 'play' }>;

/** Plays cards onto the market; then everybody sells the good (rules: A sale). */
function playCards(state: State, seat: Seat, { good, spaces }: Play): readonly Event[] {
  const played: Event = { type: 'played', seat, good, spaces };
  const after = evolve(state, played);
  return [played, sale(after, good), afterTrade(after, seat)];
}

function sale({ players, market, figures }: State, good: Good): Event {
  const visible = countOf(market, good);
  const sales = players.map((player) => visible * countOf(player.ships, good));
  const bonuses = players.map((player, seat) =>
    sales[seat] === 0 ? 0 : bonusOf(player, figures.contractBonus),
  );
  return { type: 'sold', good, visible, sales, bonuses };
}

const bonusOf = ({ cards }: Player, bonus: number): number => cards.contract * bonus;

type Drawn = Extract<Event, { type: 'drawn' }>;

/** Draws cards in phase II, fewer where the pile has fewer. */
const draw = (state: State, seat: Seat): Result<readonly Event[], Rejection> =>
  drawing(state, { seat, n: state.figures.tradeCards, by: 'trade' }, (after) => afterTrade(after, seat));

/** Draws one card with an office. */
const officeDraw = (state: State, seat: Seat, draws: number): Result<readonly Event[], Rejection> =>
  drawing(state, { seat, n: 1, by: 'office' }, (after) =>
    draws > 1 ? open({ phase: 'office', seat, draws: draws - 1 }) : afterOffice(after, seat),
  );

/** Waives the cards that the offices still allow in this turn. */
const waiveOffice = (state: State, seat: Seat): readonly Event[] => [
  { type: 'officeWaived', seat },
  afterOffice(state, seat),
];

/** The game ends at once when the last card is drawn (rules: End). Fails with NEEDS_SERVER on a view. */
function drawing(
  state: State,
  { seat, n, by }: { readonly seat: Seat; readonly n: number; readonly by: Drawn['by'] },
  next: (after: State) => Event,
): Result<readonly Event[], Rejection> {
  const cards = state.pile.slice(0, n);
  if (cards.includes('hidden')) return reject(NEEDS_SERVER);
  const drawn: Drawn = { type: 'drawn', seat, cards, by };
  const after = evolve(state, drawn);
  return ok([drawn, after.pile.length === 0 ? ENDED : next(after)]);
}

/** Buys a ship and loads it at once. */
function buyShip(state: State, seat: Seat, good: Good): readonly Event[] {
  const ship = playerOf(state, seat).ships.length;
  const bought: Event = { type: 'shipBought', seat, price: state.figures.prices.ship, good };
  return [bought, afterAction(evolve(state, bought), seat, ship)];
}

/** Buys another special card. It takes effect at once, in this turn too. */
function buy(state: State, seat: Seat, card: PlainCard): readonly Event[] {
  const bought: Event = { type: 'cardBought', seat, price: state.figures.prices[card], card };
  return [bought, afterAction(evolve(state, bought), seat, null)];
}

/** Passes phase I. */
const pass = (state: State, seat: Seat): readonly Event[] => [
  { type: 'passed', seat },
  afterAction(state, seat, null),
];

type Exchange = Extract<Move, { type: 'exchange' }>;

/** Exchanges a marker: the action of phase I, or another exchange with docks. */
function exchange(state: State, seat: Seat, { ship, good }: Exchange): readonly Event[] {
  const from = playerOf(state, seat).ships[ship];
  if (from === undefined || from === null) throw new RangeError(`no marker on ship ${ship}`);
  const exchanged: Event = { type: 'exchanged', seat, ship, from, to: good };
  const after = evolve(state, exchanged);
  const { step } = state;
  return [
    exchanged,
    step.phase === 'docks'
      ? docksOrOn(after, seat, step.exchanges - 1, step.bought)
      : afterAction(after, seat, null),
  ];
}

/** Waives the exchanges that the docks still allow in this turn. */
const waiveExchanges = (state: State, seat: Seat): readonly Event[] => [
  { type: 'exchangesWaived', seat },
  afterDocks(state, seat),
];

/** Loads the next empty ship (rules: Set-up). */
function load(state: State, seat: Seat, first: Seat, good: Good): readonly Event[] {
  const ship = playerOf(state, seat).ships.indexOf(null);
  const loaded: Event = { type: 'loaded', seat, ship, good };
  return [loaded, afterLoading(evolve(state, loaded), seat, first)];
}

/** Opens a decision. */
const open = (step: Decision): Event => ({ type: 'stepBegan', step });

const ENDED: Event = { type: 'ended' };

const clockwise = (state: State, seat: Seat): Seat => (seat + 1) % state.players.length;

/** The step after a ship is loaded: the next player's loading, twice round, then the first turn. */
function afterLoading(state: State, seat: Seat, first: Seat): Event {
  const next = clockwise(state, seat);
  const loaded = !playerOf(state, next).ships.includes(null);
  return open(loaded ? { phase: 'planning', seat: first } : { phase: 'loading', seat: next, first });
}

/** The step after phase I's action. `bought`: the ship bought by it. */
const afterAction = (state: State, seat: Seat, bought: number | null): Event =>
  docksOrOn(state, seat, playerOf(state, seat).cards.docks, bought);

/** The docks' decision if an exchange is left and possible; else the office or phase II. */
function docksOrOn(state: State, seat: Seat, left: number, bought: number | null): Event {
  if (left > 0 && exchanges(state, seat, bought).length > 0)
    return open({ phase: 'docks', seat, exchanges: left, bought });
  return afterDocks(state, seat);
}

/** The step after phase I. */
const afterDocks = (state: State, seat: Seat): Event =>
  state.options.officeDraw === 'planning' && playerOf(state, seat).cards.office > 0
    ? openOffice(state, seat)
    : open({ phase: 'trade', seat });

/** The step after phase II. */
const afterTrade = (state: State, seat: Seat): Event =>
  state.options.officeDraw === 'turnEnd' && playerOf(state, seat).cards.office > 0
    ? openOffice(state, seat)
    : nextTurn(state, seat);

const openOffice = (state: State, seat: Seat): Event =>
  open({ phase: 'office', seat, draws: playerOf(state, seat).cards.office });

/** The step after the last office draw. */
const afterOffice = (state: State, seat: Seat): Event =>
  state.options.officeDraw === 'planning' ? open({ phase: 'trade', seat }) : nextTurn(state, seat);

const nextTurn = (state: State, seat: Seat): Event =>
  open({ phase: 'planning', seat: clockwise(state, seat) });

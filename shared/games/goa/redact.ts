import { maskOf, type Viewer, type Seat } from '../../kernel/types.ts';
import { assertNever } from '../../kernel/never.ts';
import type { Reveals } from '../../kernel/rules.ts';
import type { Player, State } from './state.ts';
import type { Card } from './things.ts';
import type { Event } from './events.ts';

const BACKS: (readonly 'hidden'[])[] = [];

/** A list of `n` hidden things; the same list object for the same `n`. */
function backs(n: number): readonly 'hidden'[] {
  let list = BACKS[n];
  if (list === undefined) {
    list = Array.from({ length: n }, () => 'hidden');
    BACKS[n] = list;
  }
  return list;
}

/** The state as a viewer may see it. Hands are visible once the game is over. */
export function view(state: State, viewer: Viewer): State {
  const over = state.step.phase === 'over';
  return {
    options: state.options,
    figures: state.figures,
    phase: state.phase,
    round: state.round,
    flag: state.flag,
    players: state.players.map((player, seat) =>
      playerView(player, over || seat === viewer ? player.hand : backs(player.hand.length)),
    ),
    order: state.order,
    grid: state.grid,
    removed: state.removed,
    spent: state.spent,
    bonanza: state.bonanza.map((tile) => (tile === null ? null : 'hidden')),
    markers: state.markers,
    won: state.won,
    colonies: state.colonies,
    pile: backs(state.pile.length),
    discard: state.discard,
    revealed: state.revealed,
    shuffles: state.shuffles,
    step: state.step,
    questions: state.questions,
  };
}

const playerView = (player: Player, hand: readonly Card[]): Player => ({
  ducats: player.ducats,
  ledger: player.ledger,
  ships: player.ships,
  colonists: player.colonists,
  extra: player.extra,
  rows: player.rows,
  hand,
  plots: player.plots,
  tiles: player.tiles,
  kept: player.kept,
});

/** The event as a viewer may see it. Hidden are the pile, Bonanza tiles, and cards that others draw. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'bonanzaLaid':
      return { type: 'bonanzaLaid', tiles: backs(event.tiles.length) };
    case 'cardsShuffled':
      return { type: 'cardsShuffled', pile: backs(event.pile.length) };
    case 'drawn': {
      const { seat, cards, by, missing } = event;
      const seen = seat === viewer ? cards : backs(cards.length);
      return { type: 'drawn', seat, cards: seen, by, ...(missing === undefined ? {} : { missing }) };
    }
    case 'started':
    case 'seatsDrawn':
    case 'tilesLaid':
    case 'cardsTurned':
    case 'quickStarted':
    case 'roundBegan':
    case 'stepBegan':
    case 'extraPlayed':
    case 'passed':
    case 'ended':
    case 'markerPlaced':
    case 'bid':
    case 'bidPassed':
    case 'auctionWon':
    case 'bonanzaTaken':
    case 'tileUsed':
    case 'swapped':
    case 'favorTaken':
    case 'gained':
    case 'cardPlayed':
    case 'cardsDiscarded':
    case 'revealed':
    case 'revealedDiscarded':
    case 'sold':
    case 'plantationLaid':
    case 'plantationDiscarded':
    case 'spicesPlaced':
    case 'dutyDone':
    case 'progressed':
    case 'foundingBegun':
    case 'colonyFounded':
    case 'notFounded':
      return event; // everything in these events is public (rules 1)
    default:
      return assertNever(event);
  }
}

const NOTHING: Reveals = { seats: 0, public: false, chance: false };
/** A chance draw that nobody sees. */
const SHUFFLE: Reveals = { seats: 0, public: false, chance: true };
/** A chance draw that everybody sees. */
const DRAW: Reveals = { seats: 0, public: true, chance: true };
/** Everybody sees what only one player knew. */
const SHOW: Reveals = { seats: 0, public: true, chance: false };

/** The hidden information that an event reveals. */
export function reveals(event: Event): Reveals {
  switch (event.type) {
    case 'bonanzaLaid':
    case 'cardsShuffled':
      return SHUFFLE;
    case 'seatsDrawn':
    case 'tilesLaid':
    case 'cardsTurned':
    case 'bonanzaTaken':
    case 'revealed':
      return DRAW;
    case 'cardPlayed':
    case 'cardsDiscarded':
    case 'ended':
      return SHOW;
    case 'drawn':
      return event.cards.length === 0
        ? NOTHING
        : { seats: maskOf([event.seat]), public: false, chance: true };
    case 'started':
    case 'quickStarted':
    case 'roundBegan':
    case 'stepBegan':
    case 'extraPlayed':
    case 'passed':
    case 'markerPlaced':
    case 'bid':
    case 'bidPassed':
    case 'auctionWon':
    case 'tileUsed':
    case 'swapped':
    case 'favorTaken':
    case 'gained':
    case 'revealedDiscarded':
    case 'sold':
    case 'plantationLaid':
    case 'plantationDiscarded':
    case 'spicesPlaced':
    case 'dutyDone':
    case 'progressed':
    case 'foundingBegun':
    case 'colonyFounded':
    case 'notFounded':
      return NOTHING;
    default:
      return assertNever(event);
  }
}

/** More than anybody has to pay. */
const ENOUGH = 1_000;

/**
 * The state as far as the table shows it to a seat: without open money, anybody else may have the ducats that they need. So
 * a draft ends where another player would speak in an auction, whether they can or have to pass.
 */
export function shownTo(state: State, seat: Seat): State {
  if (state.options.money === 'open') return state;
  return {
    ...state,
    players: state.players.map((player, of) => (of === seat ? player : { ...player, ducats: ENOUGH })),
  };
}

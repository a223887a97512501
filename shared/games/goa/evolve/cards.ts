import type { EventOf } from '../events.ts';
import { playerOf, type State } from '../state.ts';
import { booked, cleared, seated, sorted, without } from './common.ts';

export const cardsShuffled = (state: State, { pile }: EventOf<'cardsShuffled'>): State => ({
  ...state,
  pile,
  discard: [],
  shuffles: state.shuffles + 1,
});

export function cardsDrawn(state: State, { seat, cards }: EventOf<'drawn'>): State {
  const hand = sorted([...playerOf(state, seat).hand, ...cards]);
  return { ...seated(state, seat, { hand }), pile: state.pile.slice(cards.length) };
}

export function cardPlayed(state: State, { seat, card }: EventOf<'cardPlayed'>): State {
  const hand = without(playerOf(state, seat).hand, card);
  return { ...seated(state, seat, { hand }), discard: [...state.discard, card] };
}

export function cardsDiscarded(state: State, { seat, cards }: EventOf<'cardsDiscarded'>): State {
  let { hand } = playerOf(state, seat);
  for (const card of cards) hand = without(hand, card);
  return { ...seated(state, seat, { hand }), discard: [...state.discard, ...cards] };
}

export const revealed = (state: State, { cards }: EventOf<'revealed'>): State => ({
  ...state,
  pile: state.pile.slice(cards.length),
  revealed: [...state.revealed, ...cards],
});

export const revealedDiscarded = (state: State, { cards }: EventOf<'revealedDiscarded'>): State => ({
  ...state,
  revealed: state.revealed.filter((card) => !cards.includes(card)),
  discard: [...state.discard, ...cards],
});

export function sold(state: State, { seat, spices, ducats }: EventOf<'sold'>): State {
  const player = playerOf(state, seat);
  return seated(state, seat, {
    ...booked(player, 'sales', ducats),
    plots: cleared(player.plots, spices),
  });
}

export const ended = (state: State, { hands }: EventOf<'ended'>): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? [] })),
  step: { phase: 'over' },
  questions: [],
});

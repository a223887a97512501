import type { Stream } from '../../../../kernel/dice.ts';
import type { SeatView } from '../../../../kernel/rules.ts';
import type { State } from '../../state.ts';
import { BONANZAS, type Card, type CardId } from '../../things.ts';

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

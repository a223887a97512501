import type { Viewer } from '../../kernel/types.ts';
import type { Player, State } from './state.ts';
import type { Card } from './things.ts';

const BACKS: (readonly 'hidden'[])[] = [];

/** A list of `n` hidden things; the same list object for the same `n`. */
export function backs(n: number): readonly 'hidden'[] {
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

import type { Seat } from '../../../kernel/types.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { Move } from '../moves.ts';
import { countOf } from '../../../kernel/count.ts';
import type { Player, State } from '../state.ts';
import type { Good } from '../things.ts';
import { afterTrade } from './flow.ts';

type Play = Extract<Move, { type: 'play' }>;

/** Plays cards onto the market; then everybody sells the good (rules: A sale). */
export function playCards(state: State, seat: Seat, { good, spaces }: Play): readonly Event[] {
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

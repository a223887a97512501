import type { Rules } from '../../kernel/rules.ts';
import { bot } from './bot.ts';
import { recomputeChance, redraw } from './chance.ts';
import type { Event } from './events.ts';
import type { Options } from './meta.ts';
import type { Move } from './moves.ts';
import { options, setup } from './setup.ts';
import { ordersSchema } from './orders/schema.ts';
import { stage } from './story.ts';
import type { State, Card, Player } from './state.ts';
import { tableRules } from './rules.ts';
import { LETTERS } from './data.ts';
import { GOODS, SPECIALS, type Good } from './things.ts';

/** Merchants (Reiner Knizia, 2007). */
export const rules: Rules<State, Move, Event, Options> = {
  ...tableRules,
  options,
  ordersSchema,
  variant: ({ officeDraw }) => ({ officeDraw }),
  setup,
  recomputeChance,
  redraw,
  bot,
  stage,
  show,
};

const letter = (card: Card | null): string => (card === null ? '-' : card === 'hidden' ? '?' : LETTERS[card]);
const letters = (cards: readonly (Card | null)[]): string => cards.map(letter).join(' ') || '(none)';

/** The state as plain text: goods by letter, spaces and ships counted from 0 as moves name them. */
function show(state: State): string {
  const { market, supply, covered, pile, players, step } = state;
  const perGood = (counts: Readonly<Record<Good, number>>): string =>
    GOODS.map((good) => `${letter(good)}${counts[good]}`).join(' ');
  const lines = [
    `step     ${Object.values(step).join(' ')}`,
    `market   ${letters(market)}   covered ${perGood(covered)}   pile ${pile.length}`,
    `supply   ${perGood(supply.markers)}   ${SPECIALS.map((card) => `${card} ${supply.specials[card]}`).join(', ')}`,
    ...players.map((player, seat) => `seat ${seat}   ${showPlayer(player)}`),
    `letters  ${GOODS.map((good) => `${letter(good)} ${good}`).join(', ')}`,
  ];
  return lines.join('\n');
}

const showPlayer = ({ money, ships, cards, hand }: Player): string =>
  [
    `${String(money).padStart(3)} coins`,
    `ships ${letters(ships)}`,
    `docks ${cards.docks}, contracts ${cards.contract}, offices ${cards.office}`,
    `hand ${letters(hand)}`,
  ].join('   ');

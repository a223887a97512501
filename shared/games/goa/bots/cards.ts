import type { CardFace, Figures } from '../figures.ts';
import type { Player } from '../state.ts';
import type { Card } from '../things.ts';
import type { Outlook } from './outlook.ts';

/** Points of an unknown card. */
const UNKNOWN = 1.5;

/** A hand by symbols. */
interface Counted {
  readonly size: number;
  readonly unknown: number;
  readonly symbols: Readonly<Record<string, number>>;
}

function count(hand: readonly Card[], { cards }: Figures): Counted {
  const symbols: Record<string, number> = {};
  let unknown = 0;
  for (const card of hand) {
    const face = card === 'hidden' ? undefined : cards[card];
    if (face === undefined) unknown += 1;
    else symbols[face.symbol] = (symbols[face.symbol] ?? 0) + 1;
  }
  return { size: hand.length, unknown, symbols };
}

/** Worth of a hand: at the end by its symbols, before that by what its cards do. */
export const handWorth = (hand: readonly Card[], player: Player, outlook: Outlook): number =>
  hand.length === 0 ? 0 : countedWorth(count(hand, outlook.figures), player, outlook);

function countedWorth({ size, unknown, symbols }: Counted, { extra }: Player, outlook: Outlook): number {
  const scale = outlook.figures.points.symbols;
  let points = UNKNOWN * unknown;
  for (const n of Object.values(symbols)) points += scale[Math.min(n, scale.length - 1)] ?? 0;
  const open = Math.min(1, (outlook.left + extra) / outlook.weights.hand);
  const use = outlook.weights.card * size;
  return open * Math.max(use, 0.5 * (use + points)) + (1 - open) * points;
}

/** Worth that one unknown card adds to a hand, on average. */
export function drawWorth(hand: readonly Card[], player: Player, outlook: Outlook): number {
  const { unseen, figures } = outlook;
  if (unseen.length === 0) return outlook.weights.card;
  const counted = count(hand, figures);
  const before = countedWorth(counted, player, outlook);
  const gains: Record<string, number> = {};
  let total = 0;
  for (const { symbol } of unseen) {
    const symbols = { ...counted.symbols, [symbol]: (counted.symbols[symbol] ?? 0) + 1 };
    gains[symbol] ??= countedWorth({ ...counted, size: counted.size + 1, symbols }, player, outlook) - before;
    total += gains[symbol];
  }
  return total / unseen.length;
}

/** Probability of each sum of colonists on this many revealed cards; indexed by sum. */
export function colonistOdds(unseen: readonly CardFace[], cards: number): readonly number[] {
  let odds: readonly number[] = [1];
  if (unseen.length === 0) return odds;
  for (let i = 0; i < cards; i += 1) odds = withOneMore(odds, unseen);
  return odds;
}

/** Treats each card as put back before the next draw; the difference is small. */
function withOneMore(odds: readonly number[], unseen: readonly CardFace[]): readonly number[] {
  const next: number[] = [];
  for (const { colonists } of unseen)
    for (const [sum, p] of odds.entries())
      next[sum + colonists] = (next[sum + colonists] ?? 0) + p / unseen.length;
  return Array.from(next, (p) => p ?? 0);
}

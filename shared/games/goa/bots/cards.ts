import type { CardFace } from '../figures.ts';
import type { Player } from '../state.ts';
import type { Card } from '../things.ts';
import type { Outlook } from './outlook.ts';

/** Actions by which the hand is to be played or complete; before that other cards can still be drawn. */
const HORIZON = 10;

/** A hand: in the end its symbols, before that what its cards do. */
export function handWorth(hand: readonly Card[], player: Player, outlook: Outlook): number {
  if (hand.length === 0) return 0;
  const { figures, weights } = outlook;
  const open = Math.min(1, (outlook.left + player.extra) / HORIZON);
  const symbols: Record<string, number> = {};
  let unknown = 0;
  for (const card of hand) {
    const face = card === 'hidden' ? undefined : figures.cards[card];
    if (face === undefined) unknown += 1;
    else symbols[face.symbol] = (symbols[face.symbol] ?? 0) + 1;
  }
  let points = 1.5 * unknown;
  const scale = figures.points.symbols;
  for (const n of Object.values(symbols)) points += scale[Math.min(n, scale.length - 1)] ?? 0;
  const use = weights.card * hand.length;
  return open * Math.max(use, 0.5 * (use + points)) + (1 - open) * points;
}

/** What one more card, not seen so far, adds to a hand on average. */
export function drawWorth(hand: readonly Card[], player: Player, outlook: Outlook): number {
  const { unseen, figures } = outlook;
  const before = handWorth(hand, player, outlook);
  const bySymbol = new Map<string, { n: number; gain: number }>();
  for (const { symbol } of unseen) {
    const known = bySymbol.get(symbol);
    if (known !== undefined) known.n += 1;
    else bySymbol.set(symbol, { n: 1, gain: withSymbol(symbol) - before });
  }
  let total = 0;
  for (const { n, gain } of bySymbol.values()) total += n * gain;
  return unseen.length === 0 ? outlook.weights.card : total / unseen.length;

  function withSymbol(symbol: string): number {
    const like = Object.entries(figures.cards).find(([, face]) => face.symbol === symbol)?.[0];
    return like === undefined ? before : handWorth([...hand, like as Card], player, outlook);
  }
}

/** How likely each sum of colonists is on so many cards turned over; by sum from 0. */
export function colonistOdds(unseen: readonly CardFace[], cards: number): readonly number[] {
  let odds: number[] = [1];
  if (unseen.length === 0) return odds;
  for (let i = 0; i < cards; i += 1) odds = withOneMore(odds, unseen);
  return odds;
}

/** Cards are few enough to be turned over with replacement: the difference is small. */
function withOneMore(odds: readonly number[], unseen: readonly CardFace[]): number[] {
  const next: number[] = [];
  for (const { colonists } of unseen)
    for (const [sum, p] of odds.entries())
      next[sum + colonists] = (next[sum + colonists] ?? 0) + p / unseen.length;
  return Array.from(next, (p) => p ?? 0);
}

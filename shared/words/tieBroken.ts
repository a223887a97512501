import type { Standing } from '../kernel/rules.ts';
import { fillWords, render, type Translation } from './render.ts';

/** Who won a tie for the first place, and by what rule, as a sentence; undefined if there was none, or they share it. */
export function tieBroken(standings: readonly Standing[], translation: Translation): string | undefined {
  const [winner, ...more] = standings.filter(({ rank }) => rank === 1);
  const next = standings.find(({ rank }) => rank > 1);
  if (winner?.tieBreak === undefined || more.length > 0 || next?.total !== winner.total) return undefined;
  const why = render(winner.tieBreak, translation);
  return fillWords(translation, 'page.score.wonTie', { names: translation.name(winner.seat), why });
}

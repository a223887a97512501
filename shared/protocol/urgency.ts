import type { MyGame } from './personAnswers.ts';

const URGENCY = { running: 1, open: 2, over: 3, aborted: 3 } as const;
const urgency = (game: Ranked): number => (game.yourTurn ? 0 : URGENCY[game.status]);

/** What the order of a player's games depends on. */
type Ranked = Pick<MyGame, 'yourTurn' | 'status' | 'since' | 'deadline'>;

/**
 * Order of a player's games: the player's turn, running, open, ended. Of those that wait for the player the one whose
 * time runs out first, then those without a running clock, the longest wait first. Within each of the others, newest
 * first.
 */
export const byUrgency = (a: Ranked, b: Ranked): number =>
  urgency(a) - urgency(b) || (a.yourTurn ? byDeadline(a, b) : b.since - a.since);

const byDeadline = (a: Ranked, b: Ranked): number => {
  if (a.deadline === b.deadline) return a.since - b.since;
  return (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
};

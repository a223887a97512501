import type { Seat } from '../../../kernel/types.ts';
import type { CardFace, Figures } from '../figures.ts';
import type { Edition } from '../meta.ts';
import { placeOf, playerOf, type State } from '../state.ts';
import { COLUMNS, type Column, type Tile } from '../things.ts';
import type { Weights } from './weights.ts';

/** The facts that the worth of a player's things depends on: how much of the game is left, and what the others have. */
export interface Outlook {
  readonly figures: Figures;
  readonly edition: Edition;
  readonly weights: Weights;
  /** The player's own actions still to come, this one included. Extra-action cards are counted on top. */
  readonly left: number;
  /** Rounds after this one. */
  readonly rounds: number;
  /** Rounds of auctions still to come; the current one counts in part. */
  readonly auctions: number;
  /** Furthest row of the others, by column. */
  readonly others: Readonly<Record<Column, number>>;
  /** Victory points of a ducat: the fewer players, the more tiles each of them can buy. */
  readonly ducat: number;
  /** The most ducats of another player. */
  readonly richest: number;
  /** Expedition cards whose place this player does not know. */
  readonly unseen: readonly CardFace[];
  /** The tiles that a Favor could take. */
  readonly removed: readonly Tile[];
}

export function outlookOf(state: State, seat: Seat, weights: Weights): Outlook {
  const { figures, phase, round, players } = state;
  const rounds = figures.rounds - round + (phase === 'A' ? figures.rounds : 0);
  const rivals = players.filter((_, other) => other !== seat);
  const furthest = (column: Column): number => Math.max(...rivals.map(({ rows }) => rows[column]));
  return {
    figures,
    edition: state.options.edition,
    weights,
    left: actionsNow(state, seat, weights) + rounds * (figures.actions + weights.extras),
    rounds,
    auctions: rounds + auctionsNow(state),
    others: {
      ships: furthest('ships'),
      harvest: furthest('harvest'),
      taxes: furthest('taxes'),
      expeditions: furthest('expeditions'),
      colonists: furthest('colonists'),
    },
    ducat: weights.ducat / players.length,
    richest: Math.max(...rivals.map(({ ducats }) => ducats)),
    unseen: unseenBy(state, seat),
    removed: state.removed,
  };
}

/** The player's actions left in this round. Before the actions begin, those that may still be won count too. */
function actionsNow(state: State, seat: Seat, { extras }: Weights): number {
  const { step, figures } = state;
  if (step.phase === 'extra' || step.phase === 'over') return 0;
  if (step.phase !== 'turn') return figures.actions + (step.phase === 'auction' ? extras / 2 : extras);
  const current = step.seat === seat && !step.acted ? 1 : 0;
  if (step.action === 'extra') return current;
  const isToCome = placeOf(state, seat) > placeOf(state, step.seat) ? 1 : 0;
  return current + isToCome + figures.actions - step.action;
}

/** The share of this round's auctions that is left. */
function auctionsNow({ step, markers, players }: State): number {
  if (step.phase === 'auction') return (markers.length - step.marker) / (players.length + 1);
  return step.phase === 'placing' || step.phase === 'quickStart' ? 1 : 0;
}

function unseenBy(state: State, seat: Seat): readonly CardFace[] {
  const { figures, discard, revealed } = state;
  const seen = new Set<string>([...discard, ...revealed, ...playerOf(state, seat).hand]);
  return Object.entries(figures.cards).flatMap(([card, face]) =>
    face === undefined || seen.has(card) ? [] : [face],
  );
}

/** The outlook with this many actions fewer. */
export const later = (outlook: Outlook, actions = 1): Outlook => ({
  ...outlook,
  left: Math.max(0, outlook.left - actions),
});

/** Lowest row of a player's markers. */
export const lowestRow = (rows: Readonly<Record<Column, number>>): number =>
  Math.min(...COLUMNS.map((column) => rows[column]));

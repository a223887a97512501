import type { Choice } from '../../kernel/choices.ts';
import type { Seat } from '../../kernel/types.ts';
import { answerChoices } from './choices/questions.ts';
import type { ActionCard } from './moves.ts';
import { faceOf, gainsOf, playerOf, yieldOf, type Founding, type State } from './state.ts';
import { isPlayed, type CardId } from './things.ts';

/** Number of colonists, at least and at most. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** A founding's chances as the seat knows them before its cards are revealed. In colonists. */
export interface Prospect {
  /** Colonists of the revealed cards. */
  readonly cards: Range;
  /** Colonists needed beside the board and the seat's own ones. */
  readonly wanted: number;
  /** Colonists that plays between the reveal and the decision may bring, at most. */
  readonly plays: number;
  /** Colonists that are missing in any case: with the best cards and all plays before the decision. */
  readonly missing: number;
}

/** A planned founding: the board that counts, and the card that goes with it. */
export type Attempt = Pick<Founding, 'seat' | 'colony' | 'board'> & { readonly card: ActionCard };

export function prospectOf(state: State, attempt: Attempt): Prospect {
  const { seat, colony, board, card } = attempt;
  const along = card === 'none' ? [] : [card];
  const scouts = state.figures.scouts + along.length;
  const revealed = (more = 0): Range => scouted(state, seat, scouts + more, along);
  const wanted = Math.max(0, state.figures.colonies[colony].need - board - playerOf(state, seat).colonists);
  const most = mostOf(state, attempt, (more) => revealed(more).max);
  const cards = revealed();
  return { cards, wanted, plays: most - cards.max, missing: Math.max(0, wanted - most) };
}

/**
 * Colonists on `n` revealed cards. Any card the seat has not seen may lie on the pile. After the last one the
 * discarded cards are shuffled, including those just played (`along`).
 */
function scouted(state: State, seat: Seat, n: number, along: readonly CardId[]): Range {
  const discarded = [...state.discard, ...along];
  const seen = new Set<string>([...discarded, ...state.revealed, ...playerOf(state, seat).hand]);
  const cards = Object.keys(state.figures.cards) as CardId[]; // keys of a record by card
  const unseen = cards.filter((card) => !seen.has(card));
  const fromPile = Math.min(n, state.pile.length);
  const sums = [[unseen, fromPile] as const, [discarded, n - fromPile] as const].map(([of, k]) =>
    sumOf(
      of.map((card) => faceOf(state, card).colonists),
      k,
    ),
  );
  return { min: total(sums.map(({ min }) => min)), max: total(sums.map(({ max }) => max)) };
}

/** The least and the greatest sum of `k` of these numbers. */
function sumOf(numbers: readonly number[], k: number): Range {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { min: total(sorted.slice(0, k)), max: total(sorted.toReversed().slice(0, k)) };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The most colonists beside board and own ones. `reveal`: the most that the cards bring, with this many more. */
function mostOf(state: State, attempt: Attempt, reveal: (more: number) => number): number {
  const { seat, board } = attempt;
  const { gains, resupply, eitherKind } = state.figures;
  const { hand, tiles } = playerOf(state, seat);
  const help = helpOf(state, attempt);
  const can = (what: string | number): boolean => help.includes(what);
  const recruited = tiles.map(({ tile, used }) => {
    if (used || !isPlayed(tile) || !can(tile) || tile === 'resupply') return 0;
    return tile === 'shipsOrColonists' ? eitherKind : (gainsOf(state, tile).colonists ?? 0);
  });
  const spied = state.players.map((_, other) => (can(other) ? yieldOf(state, other, 'colonists') : board));
  const more = can('resupply') ? resupply : 0;
  const played = hand.map((card) => {
    if (card === 'hidden' || !can(card)) return 0;
    const { kind } = faceOf(state, card);
    return kind === 'thirdScout' ? reveal(more + 1) - reveal(more) : (gains[`card.${kind}`]?.colonists ?? 0);
  });
  return reveal(more) + Math.max(0, ...played) + total(recruited) + Math.max(...spied) - board;
}

/** Cards, tiles and opponents' boards that may help between the reveal and the decision. */
function helpOf(state: State, { seat, colony, board, card }: Attempt): readonly (string | number)[] {
  const { step } = state;
  const then: State =
    step.phase === 'turn' && card !== 'none' ? { ...state, step: { ...step, carded: true } } : state;
  const offered: readonly Choice[] = answerChoices(then, { ask: 'founding', seat, colony, board });
  return offered
    .filter(({ type }) => type === 'play' || type === 'useTile' || type === 'spyColonists')
    .flatMap(({ params }) => params.flatMap((param) => (param.kind === 'one' ? param.of : [])));
}

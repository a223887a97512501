import type { ComponentChildren } from 'preact';
import type { Sureness } from './sureness.ts';

/** A piece of help with an address of its own: a paragraph of the rules, a tile, a card. */
export interface Piece {
  /** Its fragment, e.g. `tile-duty`. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** The first paragraph introduces the others, which are things to do in order, or to choose from. */
  readonly list?: 'steps' | 'choice';
  /** Drawn before it. */
  readonly art?: ComponentChildren;
  /** A table or picture below the text. */
  readonly more?: ComponentChildren;
  /** By what else it is found: what `more` says. */
  readonly words?: readonly string[];
  /** Figures in it that are not certain. */
  readonly doubts?: readonly Sureness[];
}

/** A chapter. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** Short entries side by side, each with its drawing. */
  readonly entries?: readonly Piece[];
}

/** Letters that have no accent to take off. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae', '’': "'" };

/** A text as it is compared: small letters without accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łœæ’]/g, (letter) => LETTERS[letter] ?? letter);

const matches = ({ title, text, words = [] }: Piece, sought: readonly string[]): boolean => {
  const all = plain([title, ...text, ...words].join(' '));
  return sought.every((word) => all.includes(word));
};

/** The parts with what has every word of the query; all of them for an empty one. */
export function found(parts: readonly Part[], query: string): readonly Part[] {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return parts;
  return parts
    .map(({ entries = [], ...part }) => {
      // Whoever seeks a chapter by its name wants all of it.
      const whole = sought.every((word) => plain(part.title).includes(word));
      const wanted = (piece: Piece): boolean => whole || matches(piece, sought);
      return { ...part, pieces: part.pieces.filter(wanted), entries: entries.filter(wanted) };
    })
    .filter((part) => countOf(part) > 0);
}

/** How many pieces and entries a part has. */
export const countOf = ({ pieces, entries = [] }: Part): number => pieces.length + entries.length;

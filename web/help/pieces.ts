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

/** What players type, as words begin, and what the help says for it. */
export interface Synonyms {
  readonly typed: readonly string[];
  readonly said: readonly string[];
}

/** Synonyms from a catalogue: a group in each line, `typed, typed = said, said`. */
export const synonymsIn = (text: string): readonly Synonyms[] =>
  plain(text)
    .split('\n')
    .map((line) => {
      const [typed = [], said = []] = line.split(' = ').map((words) => words.split(', '));
      return { typed, said };
    });

/** Do they begin alike? Of what is very short every letter counts. */
const alike = (word: string, typed: string): boolean =>
  word === typed ||
  (typed.length > 2 && word.startsWith(typed)) ||
  (word.length > 2 && typed.startsWith(word));

/** A word of the query and what else the help may say for it. */
const meaningsOf = (word: string, synonyms: readonly Synonyms[]): readonly string[] => [
  word,
  ...synonyms.filter(({ typed }) => typed.some((one) => alike(word, one))).flatMap(({ said }) => said),
];

/** For each word of the query, its meanings. */
type Sought = readonly (readonly string[])[];

const says = (text: string, sought: Sought): boolean => {
  const all = plain(text);
  return sought.every((meanings) => meanings.some((word) => all.includes(word)));
};

/** The parts with what says every word of the query, or a synonym; all of them for an empty one. */
export function found(
  parts: readonly Part[],
  query: string,
  synonyms: readonly Synonyms[] = [],
): readonly Part[] {
  const sought = plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => meaningsOf(word, synonyms));
  if (sought.length === 0) return parts;
  return parts
    .map(({ entries = [], ...part }) => {
      // Whoever seeks a chapter by its name wants all of it.
      const whole = says(part.title, sought);
      const wanted = ({ title, text, words = [] }: Piece): boolean =>
        whole || says([title, ...text, ...words].join(' '), sought);
      return { ...part, pieces: part.pieces.filter(wanted), entries: entries.filter(wanted) };
    })
    .filter((part) => countOf(part) > 0);
}

/** How many pieces and entries a part has. */
export const countOf = ({ pieces, entries = [] }: Part): number => pieces.length + entries.length;

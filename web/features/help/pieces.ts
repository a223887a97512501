import type { ComponentChildren } from 'preact';

/** A piece of help with an address of its own: a paragraph of the rules, a tile, a card. */
export interface Piece {
  /** Its fragment, e.g. `tile-duty`. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** The first paragraph introduces the others, which are steps in order, or alternatives. */
  readonly list?: 'steps' | 'choice';
  /** Drawing before the text. */
  readonly art?: ComponentChildren;
  /** A table or picture below the text. */
  readonly more?: ComponentChildren;
  /** More words to find it by: those in `more`. */
  readonly words?: readonly string[];
  /** The uncertain figures in it. */
  readonly doubts?: readonly Sureness[];
}

/** A chapter. */
export interface HelpPart {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** Short entries side by side, each with its drawing. */
  readonly entries?: readonly Piece[];
}

/** Letters that do not decompose into letter and accent. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae', '’': "'" };

/** A text for comparison: lower case without accents. */
export const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łœæ’]/g, (letter) => LETTERS[letter] ?? letter);

/** Beginnings of words that players type, and the words of the help for them. */
interface Synonyms {
  readonly typed: readonly string[];
  readonly said: readonly string[];
}

/** Synonyms from a catalogue: a group in each line, `typed, typed = said, said`. */
export const synonymsIn = (text: string): readonly Synonyms[] =>
  foldedText(text)
    .split('\n')
    .map((line) => {
      const [typed = [], said = []] = line.split(' = ').map((words) => words.split(', '));
      return { typed, said };
    });

/** Do they begin alike? For very short words every letter counts. */
const alike = (word: string, typed: string): boolean =>
  word === typed ||
  (typed.length > 2 && word.startsWith(typed)) ||
  (word.length > 2 && typed.startsWith(word));

/** A word of the query and its synonyms. */
const meaningsOf = (word: string, synonyms: readonly Synonyms[]): readonly string[] => [
  word,
  ...synonyms.filter(({ typed }) => typed.some((one) => alike(word, one))).flatMap(({ said }) => said),
];

/** The meanings of each word of the query. */
type Sought = readonly (readonly string[])[];

const says = (text: string, sought: Sought): boolean => {
  const all = foldedText(text);
  return sought.every((meanings) => meanings.some((word) => all.includes(word)));
};

/** The parts with every word of the query, or a synonym of it. All parts for an empty query. */
export function searchParts(
  parts: readonly HelpPart[],
  query: string,
  synonyms: readonly Synonyms[] = [],
): readonly HelpPart[] {
  const sought = foldedText(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => meaningsOf(word, synonyms));
  if (sought.length === 0) return parts;
  return parts
    .map(({ entries = [], ...part }) => {
      // A search for a chapter's name finds the whole chapter.
      const whole = says(part.title, sought);
      const wanted = ({ title, text, words = [] }: Piece): boolean =>
        whole || says([title, ...text, ...words].join(' '), sought);
      return { ...part, pieces: part.pieces.filter(wanted), entries: entries.filter(wanted) };
    })
    .filter((part) => entryCount(part) > 0);
}

/** The number of pieces and entries of a part. */
export const entryCount = ({ pieces, entries = [] }: HelpPart): number => pieces.length + entries.length;

/** How sure an uncertain figure is; the same words for every game. */
export const DOUBTS = ['likely', 'guess', 'reconstructed'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** An uncertain figure, by its entry in the list of those. */
export interface Sureness {
  /** Its name in the data. */
  readonly figure: string;
  readonly doubt: Doubt;
}

/** An entry of the list of uncertain figures. */
export interface Uncertain extends Sureness {
  readonly name: string;
  /** The figure itself, if it fits in a line. */
  readonly value: string;
  /** Why, in English: from the data. */
  readonly source: string;
}

/** Fragment of a figure's entry in the list. */
export const doubtId = (figure: string): string => `doubt-${figure}`;

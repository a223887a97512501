import type { Language } from '#shared/words/languages.ts';

const en = {
  'toy.answer.laid': 'Lay a card',
  'toy.answer.laid.seen': 'Lay card {card}',
} as const;

type Answers = Readonly<Record<keyof typeof en, string>>;

const pl: Answers = {
  'toy.answer.laid': 'Połóż kartę',
  'toy.answer.laid.seen': 'Połóż kartę {card}',
};

const cs: Answers = {
  'toy.answer.laid': 'Vyložte kartu',
  'toy.answer.laid.seen': 'Vyložte kartu {card}',
};

const fr: Answers = {
  'toy.answer.laid': 'Posez une carte',
  'toy.answer.laid.seen': 'Posez la carte {card}',
};

/**
 * What a player can answer from a mail, told to them. Each key is that of the story's sentence of the same event, with `answer` for
 * `story`; an event of which nothing is here is told as in the story.
 */
export const answers: Readonly<Record<Language, Answers>> = { en, pl, cs, fr };

import type { Translated } from '#shared/words/languages.ts';
import type { toyIntroduction as english } from '../en/introduction.ts';

/** What is said before a game is opened: the form of a new game, the invitation; in Polish. */
export const toyIntroduction = {
  'page.new.hint.toy': '2–3 graczy, dwie minuty: połóż kartę, postaw kamienie.',
  'page.join.minute.toy':
    'Wszyscy naraz kładą kartę. Najwyższa wygrywa rundę i stawia dwa kamienie. Wygrywa najwięcej punktów.',
} satisfies Translated<typeof english>;

import type { Translated } from '#shared/words/languages.ts';
import type { toyIntroduction as english } from '../en/introduction.ts';

/** What is said before a game is opened: the form of a new game, the invitation; in French. */
export const toyIntroduction = {
  'page.new.hint.toy': '2–3 joueurs, deux minutes : posez une carte, puis des pierres.',
  'page.join.minute.toy':
    'Tous posent une carte à la fois. La plus haute gagne la manche et pose deux pierres. Le plus de points gagne.',
} satisfies Translated<typeof english>;

import type { Translated } from '#shared/words/languages.ts';
import type { toyIntroduction as english } from '../en/introduction.ts';

/** What is said before a game is opened: the form of a new game, the invitation; in Czech. */
export const toyIntroduction = {
  'page.new.hint.toy': '2–3 hráči, dvě minuty: vyložte kartu, položte kameny.',
  'page.join.minute.toy':
    'Všichni najednou vyloží kartu. Nejvyšší vyhrává kolo a klade dva kameny. Vyhrává nejvíc bodů.',
} satisfies Translated<typeof english>;

import type * as english from './help.en.ts';
import type { Translated } from '#shared/words/languages.ts';

/** The rules of the toy in Polish. */
export const help = {
  'help.toy.part.game': 'Gra',
  'help.toy.goal': 'O co chodzi',
  'help.toy.goal.text':
    'Każdy gracz ma {hand} z {cards} kart. Wygrywa najwięcej punktów po ostatniej rundzie.',
  'help.toy.round': 'Runda',
  'help.toy.round.text':
    'Wszyscy kładą zakrytą kartę.\nNajwyższa karta wygrywa rundę i stawia dwa kamienie różnych kolorów.\nPotem ten gracz może dobierać do {draw} kart naraz, ile razy chce.',
  'help.toy.points': 'Punkty',
  'help.toy.points.text':
    'Dwa kamienie dają {stones} punkty, z niebieskim na północy {blue}. Druga runda z rzędu daje {streak} więcej.',
} satisfies Translated<typeof english.help>;

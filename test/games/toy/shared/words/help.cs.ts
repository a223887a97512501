import type * as english from './help.en.ts';
import type { Translated } from '#shared/words/languages.ts';

/** The rules of the toy in Czech. */
export const help = {
  'help.toy.part.game': 'Hra',
  'help.toy.goal': 'O co jde',
  'help.toy.goal.text': 'Každý hráč má {hand} z {cards} karet. Vyhrává nejvíc bodů po posledním kole.',
  'help.toy.round': 'Kolo',
  'help.toy.round.text':
    'Všichni vyloží kartu lícem dolů.\nNejvyšší karta vyhrává kolo a klade dva kameny různých barev.\nPak si tento hráč může brát až {draw} karty najednou, kolikrát chce.',
  'help.toy.points': 'Body',
  'help.toy.points.text':
    'Dva kameny dávají {stones} body, s modrým na severu {blue}. Druhé kolo po sobě dává o {streak} víc.',
} satisfies Translated<typeof english.help>;

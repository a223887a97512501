import type { typed as english } from '../en/typed.ts';
import type { Translated } from '../languages.ts';

/** What is typed in text mode besides moves, in Czech: one word each, without accents. */
export const typed = {
  'typed.page.send': 'odesli',
  'typed.page.back': 'zpet',
  'typed.page.undo': 'vrat',
  'typed.page.agree': 'souhlas',
  'typed.page.refuse': 'nesouhlas',
  'typed.page.help': 'pomoc',
  'typed.page.recap': 'souhrn',
  'typed.page.table': 'stul',
  'typed.page.leave': 'odejdi',
  'typed.page.pause': 'pauza',
  'typed.page.resume': 'obnov',
  'typed.page.end': 'konec',
  'typed.page.replace': 'nahrad',
  'typed.page.successor': 'nastupce',
  'typed.page.bot': 'bot',
  'typed.page.orders': 'prikazy',
  'typed.page.clear': 'smaz',
  'typed.page.plan': 'plan',
  'typed.page.ask': 'ptat',
  'typed.page.limit': 'limit',
  'typed.page.others': 'ostatni',
  'typed.page.budget': 'rozpocet',
  'typed.page.markers': 'znacky',
  'typed.page.endturn': 'ukoncitTah',
  'typed.page.extra': 'navic',
  'typed.page.on': 'ano',
  'typed.page.off': 'ne',
  'typed.page.phase': 'faze',
} satisfies Translated<typeof english>;

import type { typed as english } from '../en/typed.ts';
import type { Translated } from '../languages.ts';

/** What is typed in text mode besides moves, in Polish: one word each, without accents. */
export const typed = {
  'typed.page.send': 'wyslij',
  'typed.page.back': 'wstecz',
  'typed.page.undo': 'cofnij',
  'typed.page.agree': 'zgoda',
  'typed.page.refuse': 'odmowa',
  'typed.page.help': 'pomoc',
  'typed.page.recap': 'relacja',
  'typed.page.table': 'stol',
  'typed.page.leave': 'odejdz',
  'typed.page.pause': 'pauza',
  'typed.page.resume': 'wznow',
  'typed.page.end': 'koniec',
  'typed.page.replace': 'zastap',
  'typed.page.successor': 'nastepca',
  'typed.page.bot': 'bot',
  'typed.page.orders': 'polecenia',
  'typed.page.clear': 'wyczysc',
  'typed.page.plan': 'plan',
  'typed.page.ask': 'zapytaj',
  'typed.page.limit': 'limit',
  'typed.page.others': 'inni',
  'typed.page.budget': 'budzet',
  'typed.page.markers': 'wskazniki',
  'typed.page.endturn': 'zakonczTure',
  'typed.page.extra': 'dodatkowe',
  'typed.page.on': 'tak',
  'typed.page.off': 'nie',
  'typed.page.phase': 'faza',
} satisfies Translated<typeof english>;

import type { typed as english } from '../en/typed.ts';
import type { Translated } from '../languages.ts';

/** What is typed in text mode besides moves, in French: one word each, without accents. */
export const typed = {
  'typed.page.send': 'envoyer',
  'typed.page.back': 'retour',
  'typed.page.undo': 'annuler',
  'typed.page.agree': 'accepter',
  'typed.page.refuse': 'refuser',
  'typed.page.help': 'aide',
  'typed.page.recap': 'recit',
  'typed.page.table': 'table',
  'typed.page.leave': 'quitter',
  'typed.page.pause': 'pause',
  'typed.page.resume': 'reprendre',
  'typed.page.end': 'fin',
  'typed.page.replace': 'remplacer',
  'typed.page.successor': 'successeur',
  'typed.page.bot': 'bot',
  'typed.page.orders': 'consignes',
  'typed.page.clear': 'effacer',
  'typed.page.plan': 'plan',
  'typed.page.ask': 'demander',
  'typed.page.limit': 'limite',
  'typed.page.others': 'autres',
  'typed.page.budget': 'budget',
  'typed.page.markers': 'marqueurs',
  'typed.page.endturn': 'terminerTour',
  'typed.page.extra': 'supp',
  'typed.page.on': 'oui',
  'typed.page.off': 'non',
  'typed.page.phase': 'phase',
} satisfies Translated<typeof english>;

import type { goaIntroduction as english } from '../en/introduction.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is said of Goa before a game of it is opened, in French: the form of a new game, the invitation. */
export const goaIntroduction = {
  'page.new.hint.goa':
    'Dorn 2004. 2 à 4 joueurs, environ 90 minutes : enchérissez sur des tuiles, cultivez des épices, fondez des colonies.',
  'page.goa.option.edition': 'Édition',
  'page.goa.edition.2012': '2012',
  'page.goa.edition.2012.hint':
    'Celui qui mène l’enchère peut acheter à un ducat de moins que l’offre la plus haute ; tuiles Bonanza si vous voulez.',
  'page.goa.edition.2004': '2004',
  'page.goa.edition.2004.hint': 'La première édition : celui qui mène l’enchère doit surenchérir.',
  'page.goa.option.quickStart': 'Départ rapide',
  'page.goa.quickStart.no': 'Non',
  'page.goa.quickStart.no.hint': 'Tout le monde commence en haut de chaque colonne.',
  'page.goa.quickStart.yes': 'Oui',
  'page.goa.quickStart.yes.hint':
    'Avant la première manche, chacun descend deux marqueurs ou prend des ducats.',
  'page.goa.option.bonanza': 'Tuiles Bonanza',
  'page.goa.bonanza.no': 'Non',
  'page.goa.bonanza.no.hint': 'Rien ne se trouve sous les coins.',
  'page.goa.bonanza.yes': 'Oui',
  'page.goa.bonanza.yes.hint':
    'Sous chaque coin du plateau se cache une tuile, pour qui obtient la tuile du dessus.',
  'page.goa.option.money': 'Ducats',
  'page.goa.money.hidden': 'Cachés',
  'page.goa.money.hidden.hint':
    'Les ducats des autres ne sont pas montrés avant la fin. Ils se déduisent des paiements, visibles de tous.',
  'page.goa.money.open': 'Visibles',
  'page.goa.money.open.hint': 'Tout le monde voit les ducats de tous.',
  'page.join.minute.goa':
    'À chaque manche, des tuiles sont mises aux enchères : le prix revient au propriétaire du marqueur posé dessus. Puis chacun a trois actions : construire des navires, récolter des épices, percevoir des taxes, piocher des cartes d’expédition, fonder des colonies, ou payer des épices et des navires pour descendre un marqueur sur son tableau, ce qui renforce une action. Après huit manches, le plus de points l’emporte : marqueurs, colonies, cartes au même symbole, le plus de ducats.',
} satisfies Translated<typeof english>;

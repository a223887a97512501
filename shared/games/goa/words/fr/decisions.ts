import type { goaDecisions as english } from '../en/decisions.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's decisions in the page: targets, move editor, turn bar; in French. */
export const goaDecisions = {
  'page.goa.labelled': '{what} : {value}',

  'page.goa.do.quick': 'En rangée 2 : {column}',
  'page.goa.do.progress': 'Progression : {column}',
  'page.goa.do.found': 'Fonder {colony} ; il faut {n} colons',
  'page.goa.do.play': 'Jouer la carte : {card}',
  'page.goa.do.discards': 'Défausser des cartes',
  'page.goa.do.use': 'Utiliser la tuile : {tile}',
  'page.goa.do.take': 'Prendre la tuile : {tile}',
  'page.goa.do.clear': 'Défausser : {plot}',
  'page.goa.do.put': '{plot}, case {n} : poser une épice',
  'page.goa.do.change': '{plot}, case {n} : changer ({spice})',

  'page.goa.n.ducats': '{n, plural, one {# ducat} other {# ducats}}',
  'page.goa.n.ships': '{n, plural, one {# navire} other {# navires}}',
  'page.goa.n.colonists': '{n, plural, one {# colon} other {# colons}}',
  'page.goa.n.spices': '{n, plural, one {# épice} other {# épices}}',
  'page.goa.n.cards': '{n, plural, one {# carte} other {# cartes}}',
  'page.goa.n.extra': '{n, plural, one {# action supplémentaire} other {# actions supplémentaires}}',

  'page.goa.bar.amount': 'Ducats',
  'page.goa.bar.buy': 'Acheter pour {n}',
  'page.goa.bar.pass': 'Passer',
  'page.goa.bar.sell': 'Vendre pour {n}',
  'page.goa.bar.extraAction': 'Action supplémentaire',
  'page.goa.bar.take': 'Prendre {what}',
  'page.goa.bar.new': 'Défausser la nouvelle',
  'page.goa.bar.next': 'Valider et continuer',
  'page.goa.bar.endTurn': 'Finir le tour',
  'page.goa.bar.less': 'Moins',
  'page.goa.bar.more': 'Plus',

  'page.goa.hint.quickStart': 'Choisissez {n} colonnes de votre tableau de développement, ou des ducats.',
  'page.goa.hint.flag': 'Choisissez une case pour le drapeau ; le marqueur suivant doit la toucher.',
  'page.goa.hint.placing':
    'Choisissez une tuile encadrée : vous mènerez son enchère. Touchez une tuile grise pour lire pourquoi elle ne va pas.',
  'page.goa.hint.high': '{name} offre {n}.',
  'page.goa.hint.ducats': 'Vos ducats : {n}.',
  'page.goa.hint.less': 'Si vous offrez {bid}, {name} (mène l’enchère) peut l’acheter pour {n}.',
  'page.goa.hint.tops': '{name} mène l’enchère et décide en dernier.',
  'page.goa.hint.turn': 'Choisissez une action ; cartes et tuiles se jouent avant ou après.',
  'page.goa.hint.fields': 'Choisissez vos cases vides.',
  'page.goa.hint.plantation':
    '{tile} : aucun emplacement libre. Choisissez la plantation à défausser avec ses épices.',
  'page.goa.hint.help': 'Il manque des colons : jouez ce qui en apporte, ou renoncez.',
  'page.goa.hint.short': 'Il manque des colons.',
  'page.goa.hint.extra':
    'Actions supplémentaires : {n}. Vous pouvez en garder {kept} pour la manche suivante.',
} satisfies Translated<typeof english>;

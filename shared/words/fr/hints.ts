import type { hints as english } from '../en/hints.ts';
import type { Translated } from '../languages.ts';

/** Hints of somebody's first game, in French. */
export const hints = {
  'hint.title': 'Première partie',
  'hint.more': 'Règles',
  'hint.done': 'Compris',
  'hint.never': 'Plus de conseils',
  'hint.switch': 'Conseils dans la première partie',
  'hint.switch.on': 'Les conseils sont activés.',
  'hint.switch.off': 'Les conseils sont désactivés.',
  'hint.switch.turnOn': 'Montrer des conseils dans ma prochaine partie',
  'hint.switch.turnOff': 'Plus de conseils',

  'hint.merchants.loading':
    'Chargez une marchandise qui sera sans doute souvent vendue. La même vente profite aussi aux autres.',
  'hint.merchants.planning':
    'Transportez ce que vous allez jouer : échangez d’abord, vendez ensuite. Les cartes spéciales rapportent tôt.',
  'hint.merchants.docks': 'Vos docks donnent un échange de plus.',
  'hint.merchants.office':
    'Une carte de plus est presque toujours bonne, sauf si la fin de la pioche vous nuit.',
  'hint.merchants.trade':
    'Tous ceux qui transportent cette marchandise gagnent. Jouez-la quand vous en avez plus que les autres – ou piochez.',

  'hint.goa.quickStart':
    'Les ducats gagnent les premières enchères, les marqueurs renforcent chaque action dès le début.',
  'hint.goa.placing':
    'Votre marqueur vous apporte de l’argent si d’autres veulent la tuile, ou la tuile à bon prix. Placez-le à côté du précédent.',
  'hint.goa.auction':
    'Vous parlez une fois : offrez ce que la tuile vaut pour vous. Le propriétaire du marqueur parle en dernier et prend l’argent ou la tuile.',
  'hint.goa.turn':
    'Une action sur six. Il manque des épices ou des navires pour progresser ? Récoltez ou construisez. Les taxes sont toujours possibles.',
  'hint.goa.acted':
    'L’action est faite. On peut encore jouer une carte ou une tuile ; puis finissez le tour.',
  'hint.goa.extra':
    'Une action de plus contre une carte – ou passer. Une carte peut être gardée pour plus tard.',
  'hint.goa.fill': 'Choisissez les épices que coûteront vos prochains pas.',
  'hint.goa.spices': 'Choisissez les épices que coûteront vos prochains pas.',
  'hint.goa.discardPlantation': 'Les plantations à une case comptent même défaussées.',
  'hint.goa.either': 'Les navires paient la progression, les colons fondent des colonies.',
  'hint.goa.resupply':
    'Les navires paient la progression, les colons fondent des colonies. Les épices demandent des cases libres.',
  'hint.goa.mix': 'Ce qui n’est pas récolté vient en navires et en colons.',
  'hint.goa.favor': 'L’une de ces tuiles sera à vous, comme gagnée aux enchères.',
  'hint.goa.founding':
    'Une colonie rapporte des points et porte des épices. Refuser ne coûte rien et donne un colon.',
} satisfies Translated<typeof english>;

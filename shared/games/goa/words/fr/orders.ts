import type { goaOrders as english } from '../en/orders.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Why Goa's standing orders leave a decision to their player, in French: for page and mails. */
export const goaOrders = {
  'goa.orders.noLine': 'Marqueur {marker}, {lot} : vos consignes n’en disent rien.',
  'goa.orders.otherTile':
    'Marqueur {marker}, {lot} : au moment de la consigne, il y avait là une autre tuile ({before}).',
  'goa.orders.leftToYou': 'Marqueur {marker}, {lot} : vos consignes vous laissent décider.',
  'goa.orders.overLimit':
    'Marqueur {marker}, {lot} : il faut maintenant {price, plural, one {# ducat} other {# ducats}} ; votre consigne va jusqu’à {limit}.',
  'goa.orders.overBudget':
    'Marqueur {marker}, {lot} : il faut maintenant {price, plural, one {# ducat} other {# ducats}} ; il reste {left} dans votre budget.',
  'goa.orders.noSpace': 'Marqueur {marker} : aucune des cases choisies ne peut être prise.',
  'goa.orders.noSpice': 'Une case ne permet aucune des épices de votre liste.',
  'goa.orders.noPlantation':
    '{tile} : aucun emplacement n’est libre, et vous n’avez aucune des plantations que vous défausseriez.',
  'goa.orders.noFavor': 'Aucune des tuiles écartées n’est dans votre liste pour la Faveur.',
  'goa.orders.extraCards':
    'Vous avez {extra, plural, one {# carte} other {# cartes}} d’action supplémentaire et pouvez en garder {kept} : vos consignes ne peuvent pas passer.',
} satisfies Translated<typeof english>;

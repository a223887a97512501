import type { merchantsGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first turn of Merchants, in French. */
export const merchantsGuide = {
  'guide.merchants.load':
    'Choisissez une marchandise pour votre premier navire, puis Envoyer : chacune de ses ventes vous paiera.',
  'guide.merchants.second':
    'Chargez votre second navire, de préférence d’une autre marchandise, puis Envoyer.',
  'guide.merchants.planning':
    'Première moitié du tour : échangez la marchandise d’un navire, achetez une carte spéciale – ou passez.',
  'guide.merchants.poor': 'Première moitié du tour : échangez la marchandise d’un navire – ou passez.',
  'guide.merchants.extra': 'Votre carte spéciale permet davantage : servez-vous-en, ou continuez.',
  'guide.merchants.hand':
    'Seconde moitié : choisissez dans votre main une marchandise à vendre, si possible une que vos navires transportent.',
  'guide.merchants.market':
    'Choisissez les cases pour ces cartes : toutes les cartes visibles de la marchandise comptent, pas les couvertes.',
  'guide.merchants.sell':
    'Vous voyez ce que la vente rapporte à chacun : Envoyer, ou choisissez d’autres cases.',
} satisfies Translated<typeof english>;

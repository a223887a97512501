import type { merchantsGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first turn of Merchants, in French. */
export const merchantsGuide = {
  'guide.merchants.load':
    'Touchez une marchandise pour votre premier navire, puis Envoyer : chaque vente vous paiera.',
  'guide.merchants.second': 'Chargez votre second navire, de préférence autrement, puis Envoyer.',
  'guide.merchants.planning':
    'Première moitié du tour : changez la marchandise d’un navire, achetez une carte – ou Passer.',
  'guide.merchants.extra': 'Votre carte spéciale permet davantage : servez-vous-en, ou continuez.',
  'guide.merchants.hand':
    'Seconde moitié : touchez une marchandise de votre main, de préférence une que vos navires portent.',
  'guide.merchants.market':
    'Touchez les places de ces cartes : toutes les cartes visibles de la marchandise comptent, pas les couvertes.',
  'guide.merchants.sell':
    'La barre montre ce que la vente rapporte à chacun : touchez d’autres places, ou Envoyer.',
} satisfies Translated<typeof english>;

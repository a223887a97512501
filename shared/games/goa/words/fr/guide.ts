import type { goaGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first round of Goa, in French. */
export const goaGuide = {
  'guide.goa.place':
    'Choisissez une tuile pour la mettre aux enchères, puis Envoyer : l’acheteur vous paiera.',
  'guide.goa.flag':
    'Enchérissez sur le drapeau, qui vous fait premier joueur : fixez le prix, puis Envoyer – ou Passer.',
  'guide.goa.bid': 'Enchérissez sur la tuile de cette enchère : fixez le prix, puis Envoyer – ou Passer.',
  'guide.goa.sell': 'C’est votre tuile : vendez-la au plus offrant ou achetez-la, puis Envoyer.',
  'guide.goa.answer': 'Votre gain ou votre action demande un choix : faites-le, puis Envoyer.',
  'guide.goa.ships':
    'Première de trois actions : choisissez Construction de navires ou Récolte, puis Envoyer.',
  'guide.goa.progress':
    'Maintenant Progression : choisissez une action, payez pour la renforcer, puis Envoyer.',
  'guide.goa.expedition':
    'Il vous manque épices ou navires pour progresser : choisissez Expédition, piochez, puis Envoyer.',
  'guide.goa.acted': 'L’action est faite : Finir le tour, ou d’abord une tuile ou une carte.',
  'guide.goa.taxes': 'Dernière action : choisissez Taxes pour avoir de quoi enchérir, puis Envoyer.',
} satisfies Translated<typeof english>;

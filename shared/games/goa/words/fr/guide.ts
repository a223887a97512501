import type { goaGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first round of Goa, in French. */
export const goaGuide = {
  'guide.goa.place':
    'Touchez une tuile encadrée pour la mettre aux enchères, puis Envoyer : l’acheteur vous paiera.',
  'guide.goa.bid':
    'Enchérissez sur la tuile montrée : touchez +1 jusqu’au bon prix, puis Envoyer – ou Passer.',
  'guide.goa.sell': 'C’est votre tuile : vendez-la au plus offrant ou achetez-la, puis Envoyer.',
  'guide.goa.answer':
    'Votre gain ou votre action demande un choix : touchez ce qui est encadré, puis Envoyer.',
  'guide.goa.ships':
    'Première de trois actions : touchez Construction de navires ou Récolte, puis Finir le tour.',
  'guide.goa.progress':
    'Maintenant Progression : touchez une case encadrée, payez pour renforcer l’action, puis Finir le tour.',
  'guide.goa.expedition':
    'Il vous manque épices ou navires pour progresser : touchez Expédition, piochez, puis Finir le tour.',
  'guide.goa.acted': 'L’action est faite : Finir le tour, ou d’abord une tuile ou une carte.',
  'guide.goa.taxes': 'Dernière action : touchez Taxes pour avoir de quoi enchérir, puis Finir le tour.',
} satisfies Translated<typeof english>;

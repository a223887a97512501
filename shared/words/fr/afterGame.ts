import type { afterGame as english } from '../en/afterGame.ts';
import type { Translated } from '../languages.ts';

/** Words of what can be done once a game is over; in French. */
export const afterGame = {
  'page.again.title': 'Après la partie',
  'page.again.play': 'Rejouer',
  'page.again.go': 'Aller à la nouvelle partie',
  'page.again.hint': 'Mêmes joueurs, mêmes réglages ; chacun se décale d’une place.',
  'page.share.make': 'Faire une image',
  'page.share.busy': 'Dessin en cours …',
  'page.share.share': 'Partager',
  'page.share.save': 'Enregistrer l’image',
  'page.share.link': 'Copier le lien',
  'page.share.copied': 'Copié.',
  'page.share.copyFailed': 'Ce navigateur ne laisse pas la page copier : prenez l’adresse dans la barre.',
  'page.share.picture': 'Une image de la partie terminée : {lead}',
  'page.share.failed': 'Ce navigateur ne peut pas faire d’image.',
} satisfies Translated<typeof english>;

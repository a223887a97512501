import type { mailedMove as english } from '../en/mailedMove.ts';
import type { Translated } from '../languages.ts';

/** Words of the page at the link of a move that a mail offered, in French. */
export const mailedMove = {
  'page.move.title': 'Votre coup, depuis le courriel',
  'page.move.whose':
    'Ce courriel était pour {name} ({game}). Quiconque a ce lien peut envoyer ce seul coup : gardez-le pour vous. Il ne connecte personne.',
  'page.move.send': 'Envoyer le coup',
  'page.move.sent': 'Le coup est envoyé.',
  'page.move.stale': 'La partie a continué depuis ce courriel : ce lien n’envoie plus rien.',
  'page.move.since': 'Ce qui s’est passé depuis :',
  'page.move.lost': 'La personne qui a reçu ce courriel n’a plus de place dans cette partie.',
  'page.move.goesOn': 'C’est à vous de jouer dans cette partie : la suite se décide là-bas.',
  'page.move.open': 'Ouvrir la partie',
} satisfies Translated<typeof english>;

import type { draft as english } from '../en/draft.ts';
import type { Translated } from '../languages.ts';

export const draft = {
  'page.turn.toBoard': 'Voir mes choix',
  'page.draft': 'Pas encore envoyé',
  'page.draft.drawn': '{step} – la suite se découvre à l’envoi.',
  'page.back': 'Retour',
  'page.send': 'Envoyer',
  'page.send.key': 'Ctrl + Entrée',
  'page.send.soFar': 'Envoyer et continuer',
  'page.send.busy': 'Envoi …',
  'page.send.done': 'Envoyé.',
  'page.send.open': 'Envoyé. C’est toujours à vous.',
  'page.send.again': 'Renvoyer maintenant',
  'page.send.wait': 'Nouvel envoi dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'page.send.refused': 'Refusé : {why}',
} satisfies Translated<typeof english>;

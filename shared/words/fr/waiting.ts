import type { waiting as english } from '../en/waiting.ts';
import type { Translated } from '../languages.ts';

/** What the page waits for: French. */
export const waiting = {
  'page.wait.bot': 'Un bot joue ; son coup vient tout seul.',
  'page.wait.onlyAnswer': 'Il n’y a qu’une réponse possible : elle est donnée pour vous.',
  'page.wait.connection': 'En attente de la connexion.',
  'page.wait.late': 'Cela prend plus de temps que d’habitude ; la page redemande.',
} satisfies Translated<typeof english>;

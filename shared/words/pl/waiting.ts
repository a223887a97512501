import type { waiting as english } from '../en/waiting.ts';
import type { Translated } from '../languages.ts';

/** What the page waits for: Polish. */
export const waiting = {
  'page.wait.bot': 'Gra bot; jego ruch pojawi się sam.',
  'page.wait.onlyAnswer': 'Możliwa jest tylko jedna odpowiedź: zostanie udzielona za Ciebie.',
  'page.wait.connection': 'Oczekiwanie na połączenie.',
  'page.wait.late': 'Trwa to dłużej niż zwykle; strona pyta ponownie.',
} satisfies Translated<typeof english>;

import type { waiting as english } from '../en/waiting.ts';
import type { Translated } from '../languages.ts';

/** What the page waits for: Czech. */
export const waiting = {
  'page.wait.bot': 'Hraje bot; jeho tah přijde sám.',
  'page.wait.onlyAnswer': 'Možná je jen jedna odpověď: bude dána za vás.',
  'page.wait.connection': 'Čeká se na spojení.',
  'page.wait.late': 'Trvá to déle než obvykle; stránka se ptá znovu.',
} satisfies Translated<typeof english>;

import type { draft as english } from '../en/draft.ts';
import type { Translated } from '../languages.ts';

export const draft = {
  'page.turn.toBoard': 'Zobrazit možnosti',
  'page.draft': 'Ještě neodesláno',
  'page.draft.drawn': '{step} – co přijde, se ukáže po odeslání.',
  'page.back': 'Krok zpět',
  'page.send': 'Odeslat',
  'page.send.key': 'Ctrl + Enter',
  'page.send.soFar': 'Odeslat a pokračovat',
  'page.send.busy': 'Odesílá se …',
  'page.send.done': 'Odesláno.',
  'page.send.open': 'Odesláno. Stále jste na tahu.',
  'page.send.again': 'Odeslat hned znovu',
  'page.send.wait':
    'Totéž se znovu odešle za {seconds, plural, one {# sekundu} few {# sekundy} other {# sekund}}.',
  'page.send.refused': 'Nepřijato: {why}',
} satisfies Translated<typeof english>;

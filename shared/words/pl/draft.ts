import type { draft as english } from '../en/draft.ts';
import type { Translated } from '../languages.ts';

export const draft = {
  'page.turn.toBoard': 'Pokaż możliwe ruchy',
  'page.draft': 'Jeszcze niewysłane',
  'page.draft.drawn': '{step} – co wyjdzie, okaże się po wysłaniu.',
  'page.back': 'Krok wstecz',
  'page.send': 'Wyślij',
  'page.send.key': 'Ctrl + Enter',
  'page.send.soFar': 'Wyślij i graj dalej',
  'page.send.busy': 'Wysyłanie …',
  'page.send.done': 'Wysłano.',
  'page.send.open': 'Wysłano. To nadal Twoja tura.',
  'page.send.again': 'Wyślij ponownie teraz',
  'page.send.wait':
    'To samo zostanie wysłane ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund}}.',
  'page.send.refused': 'Nie przyjęto: {why}',
} satisfies Translated<typeof english>;

import type { hints as english } from '../en/hints.ts';
import type { Translated } from '../languages.ts';

/** Hints for a player's first game, in Polish. */
export const hints = {
  'hint.title': 'Pierwsza gra',
  'hint.more': 'Zasady',
  'hint.done': 'Rozumiem',
  'hint.never': 'Bez podpowiedzi',
  'hint.switch': 'Podpowiedzi w pierwszej grze',
  'hint.switch.on': 'Podpowiedzi są włączone.',
  'hint.switch.off': 'Podpowiedzi są wyłączone.',
  'hint.switch.again': 'Od następnej gry znów zobaczysz wszystkie podpowiedzi.',
  'hint.switch.turnOn': 'Pokazuj znów wszystkie podpowiedzi',
  'hint.switch.turnOff': 'Bez podpowiedzi',
} satisfies Translated<typeof english>;

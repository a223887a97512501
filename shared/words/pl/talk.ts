import type { talk as english } from '../en/talk.ts';
import type { Translated } from '../languages.ts';

/** Messages at the table and private notes: Polish. */
export const talk = {
  'page.talk': 'Wiadomości',
  'page.talk.new': '{n, plural, one {# nowa} few {# nowe} many {# nowych}}',
  'page.talk.jump': '{n, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości}}',
  'page.talk.none': 'Nie ma jeszcze wiadomości.',
  'page.talk.earlier': 'Wcześniejsze wiadomości',
  'page.talk.write': 'Twoja wiadomość',
  'page.talk.send': 'Wyślij wiadomość',
  'page.talk.all': 'Czytać je może każdy, kto widzi tę grę.',
  'page.talk.from': 'Nowa wiadomość od: {name}',
  'page.talk.host': 'Gospodarz',
  'page.notes': 'Moje notatki',
  'page.notes.own': 'Widzisz je tylko Ty.',
  'page.notes.write': 'Notatki o tej grze',
  'page.notes.unsaved': 'Jeszcze niezapisane.',
  'page.notes.saving': 'Zapisywanie …',
  'page.notes.saved': 'Zapisano.',
  'page.notes.changed': 'Twoje notatki zmieniły się gdzie indziej. Druga wersja:',
  'page.notes.mine': 'Zachowaj tę wersję',
  'page.notes.theirs': 'Użyj drugiej wersji',
} satisfies Translated<typeof english>;

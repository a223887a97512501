import type { goaDecisions as english } from '../en/decisions.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's decisions in the page: targets, move editor, turn bar; in Polish. */
export const goaDecisions = {
  'page.goa.labelled': '{what}: {value}',

  'page.goa.do.quick': 'Do rzędu 2: {column}',
  'page.goa.do.progress': 'Postęp: {column}',
  'page.goa.do.found': 'Załóż kolonię {colony}; potrzeba kolonistów: {n}',
  'page.goa.do.play': 'Zagraj kartę: {card}',
  'page.goa.do.discards': 'Odrzuć karty',
  'page.goa.do.use': 'Użyj żetonu: {tile}',
  'page.goa.do.take': 'Weź żeton: {tile}',
  'page.goa.do.clear': 'Odrzuć: {plot}',
  'page.goa.do.put': '{plot}, pole {n}: połóż przyprawę',
  'page.goa.do.change': '{plot}, pole {n}: zmień ({spice})',

  'page.goa.n.ducats': '{n, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'page.goa.n.ships': '{n, plural, one {# statek} few {# statki} many {# statków}}',
  'page.goa.n.colonists': '{n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',
  'page.goa.n.spices': '{n, plural, one {# przyprawa} few {# przyprawy} many {# przypraw}}',
  'page.goa.n.cards': '{n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.goa.n.extra':
    '{n, plural, one {# dodatkowa akcja} few {# dodatkowe akcje} many {# dodatkowych akcji}}',

  'page.goa.bar.amount': 'Dukaty',
  'page.goa.bar.buy': 'Kup za {n}',
  'page.goa.bar.pass': 'Pasuj',
  'page.goa.bar.sell': 'Sprzedaj za {n}',
  'page.goa.bar.extraAction': 'Dodatkowa akcja',
  'page.goa.bar.take': 'Weź: {what}',
  'page.goa.bar.new': 'Odrzuć nową',
  'page.goa.bar.next': 'Zatwierdź i graj dalej',
  'page.goa.bar.endTurn': 'Zakończ turę',
  'page.goa.bar.less': 'Mniej',
  'page.goa.bar.more': 'Więcej',

  'page.goa.hint.quickStart': 'Wybierz kolumny swojej planszy rozwoju (tyle: {n}) albo dukaty.',
  'page.goa.hint.flag': 'Wybierz miejsce na flagę; następny wskaźnik musi się z nim stykać.',
  'page.goa.hint.placing':
    'Wybierz żeton w ramce: poprowadzisz jego aukcję. Dotknij szarego, by przeczytać, czemu nie ten.',
  'page.goa.hint.high': '{name}: stawka {n}.',
  'page.goa.hint.ducats': 'Twoje dukaty: {n}.',
  'page.goa.hint.less': 'Jeśli dasz {bid}, {name} (prowadzi aukcję) może to kupić za {n}.',
  'page.goa.hint.tops': '{name} prowadzi aukcję i decyduje na końcu.',
  'page.goa.hint.turn': 'Wybierz akcję; karty i żetony można zagrać przed nią lub po niej.',
  'page.goa.hint.fields': 'Wybierz swoje puste pola.',
  'page.goa.hint.plantation':
    '{tile}: brak wolnego miejsca. Wybierz plantację, którą odrzucisz razem z przyprawami.',
  'page.goa.hint.help': 'Brakuje kolonistów: zagraj coś, co ich przyniesie, albo zrezygnuj.',
  'page.goa.hint.short': 'Brakuje kolonistów.',
  'page.goa.hint.extra': 'Dodatkowe akcje: {n}. Na następną rundę możesz zachować: {kept}.',
} satisfies Translated<typeof english>;

import type { hours as english } from '../en/hours.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for waking hours and holidays: Polish. */
export const hours = {
  'hours.title': 'Kiedy liczy się Twój czas',
  'hours.why':
    'W grach z zegarem Twój czas biegnie tylko wtedy, gdy nie śpisz. Dopóki nie zmienisz tych godzin, są domysłem przeglądarki.',
  'hours.none': 'Nie zapisano jeszcze żadnych godzin, więc liczy się każda.',
  'hours.zone': 'Strefa czasowa',
  'hours.here': '{zone} (ta przeglądarka)',
  'hours.from': 'Nie śpię od',
  'hours.to': 'Nie śpię do',
  'hours.few': 'Te godziny muszą trwać co najmniej {time} dziennie.',
  'hours.save': 'Zapisz godziny',

  'holiday.title': 'Urlop',
  'holiday.why':
    'Podczas urlopu Twój czas stoi we wszystkich grach i gry czekają na Ciebie. Inni widzą, do kiedy. Bota, który gra dalej, gdy Cię nie ma, włącza się w poleceniach danej gry.',
  'holiday.left':
    '{n, plural, one {W tym roku został # dzień.} few {W tym roku zostały # dni.} many {W tym roku zostało # dni.}}',
  'holiday.from': 'Pierwszy dzień',
  'holiday.until': 'Ostatni dzień',
  'holiday.take': 'Weź urlop',
  'holiday.backwards': 'Ostatni dzień jest przed pierwszym.',
  'holiday.now': 'Masz urlop do {until}.',
  'holiday.planned': 'Twój następny urlop: od {from} do {until}.',
  'holiday.end': 'Zakończ urlop teraz',
  'holiday.cancel': 'Odwołaj urlop',
  'holiday.automatic': 'Automatyczny urlop',
  'holiday.automatic.why':
    'Gdy skończy Ci się czas, urlop zacznie się sam, najwyżej na {n, plural, one {# dzień} few {# dni} many {# dni}}, jeśli masz jeszcze dni.',
} satisfies Translated<typeof english>;

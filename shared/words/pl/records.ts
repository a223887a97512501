import type { records as english } from '../en/records.ts';
import type { Translated } from '../languages.ts';

/** Words of finished games and of the people who played them; in Polish. */
export const records = {
  'page.results.title': 'Moje wyniki',
  'page.results.none': 'Nie masz jeszcze ukończonej gry.',
  'page.results.game': 'Gra',
  'page.results.played': 'Roze\u00ADgrane',
  'page.results.won': 'Wy\u00ADgrane',
  'page.results.rank': 'Śred\u00ADnie miej\u00ADsce',
  'page.results.length': 'Dłu\u00ADgość',
  'page.results.moves': '{n, plural, one {# ruch} few {# ruchy} many {# ruchów}}',
  'page.results.each': 'Gra po grze',
  'page.results.place': 'miejsce {rank} z {seats}',
  'page.results.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów}}',
  'page.results.left': 'niedokończona',
  'page.results.more': 'Pokaż więcej',

  'page.statistics.title': 'Statystyki',
  'page.statistics.of': 'Statystyki: {game}',
  'page.statistics.none': 'Nie ukończono jeszcze żadnej gry.',
  'page.statistics.seats': '{n, plural, one {# gracz} few {# graczy} many {# graczy}}',
  'page.statistics.games':
    '{n, plural, one {# ukończona gra} few {# ukończone gry} many {# ukończonych gier}}',
  'page.statistics.few': 'Tak mało gier niewiele mówi.',
  'page.statistics.length': 'Średnio {moves}, {duration}.',
  'page.statistics.seat': 'Miejsce przy stole',
  'page.statistics.rate': '{won} z {played}',

  'page.archive.title': 'Zakończone gry',
  'page.archive.search': 'Imię gracza lub nazwa gry',
  'page.archive.find': 'Szukaj',
  'page.archive.none': 'Niczego nie znaleziono.',

  'page.people.title': 'O graczach',
  'page.people.games': 'Gry rozegrane do końca: {finished} z {begun}',
  'page.people.timeOuts': 'Tury, w których skończył się czas: {n}',
  'page.people.times': 'Połowa decyzji trwa najwyżej {median}; co czwarta trwa dłużej niż {upper}.',
  'page.people.noTimes': 'Jeszcze bez ukończonej gry.',
  'page.people.block': 'Zablokuj: {name}',
  'page.people.unblock': 'Odblokuj: {name}',
  'page.people.block.why': '{name} straci możliwość dołączania do Twoich gier. Nikt się o tym nie dowie.',
  'page.people.report': 'Zgłoś operatorowi',
  'page.people.report.text': 'Co się stało?',
  'page.people.report.send': 'Wyślij zgłoszenie',
  'page.people.report.sent': 'Dziękujemy. Operator to przeczyta; nikt przy stole się o tym nie dowie.',

  'page.blocks.title': 'Zablokowani gracze',
  'page.blocks.some': 'gracz',
  'page.record.title': 'Twoja rzetelność w oczach innych',

  'page.watch.title': 'Osoby spoza stołu mogą oglądać',
  'page.watch.when': 'Kiedy',
  'page.watch.now': 'od razu',
  'page.watch.hour': 'z godzinnym opóźnieniem',
  'page.watch.day': 'z jednodniowym opóźnieniem',
  'page.watch.delayed': 'Widzisz tę grę z opóźnieniem: {duration}.',
  'page.watch.soon':
    'Gra się rozpoczęła. Osoby spoza stołu widzą ją z opóźnieniem ({duration}): zajrzyj tu później.',
} satisfies Translated<typeof english>;

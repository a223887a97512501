import type { records as english } from '../en/records.ts';
import type { Translated } from '../languages.ts';

/** Words of finished games and of the people who played them; in Czech. */
export const records = {
  'page.results.title': 'Moje výsledky',
  'page.results.none': 'Zatím jste nedohráli žádnou hru.',
  'page.results.game': 'Hra',
  'page.results.played': 'Ode\u00ADhráno',
  'page.results.won': 'Vy\u00ADhráno',
  'page.results.rank': 'Prů\u00ADměrné místo',
  'page.results.length': 'Délka',
  'page.results.moves': '{n, plural, one {# tah} few {# tahy} other {# tahů}}',
  'page.results.each': 'Hra po hře',
  'page.results.place': '{rank}. místo z {seats}',
  'page.results.points': '{n, plural, one {# bod} few {# body} other {# bodů}}',
  'page.results.left': 'nedohráno',
  'page.results.more': 'Zobrazit další',

  'page.statistics.title': 'Statistiky',
  'page.statistics.of': 'Statistiky: {game}',
  'page.statistics.none': 'Zatím nebyla dohrána žádná hra.',
  'page.statistics.seats': '{n, plural, one {# hráč} few {# hráči} other {# hráčů}}',
  'page.statistics.games': '{n, plural, one {# dohraná hra} few {# dohrané hry} other {# dohraných her}}',
  'page.statistics.few': 'Tak málo her mnoho neřekne.',
  'page.statistics.length': 'Průměrně {moves}, {duration}.',
  'page.statistics.seat': 'Místo u stolu',
  'page.statistics.rate': '{won} z {played}',

  'page.archive.title': 'Skončené hry',
  'page.archive.search': 'Jméno hráče nebo název hry',
  'page.archive.find': 'Hledat',
  'page.archive.none': 'Nic se nenašlo.',

  'page.people.title': 'O hráčích',
  'page.people.games': 'Hry hrané až do konce: {finished} z {begun}',
  'page.people.timeOuts': 'Tahy, na které vypršel čas: {n}',
  'page.people.times': 'Polovina rozhodnutí trvá nejvýše {median}; každé čtvrté trvá déle než {upper}.',
  'page.people.noTimes': 'Zatím bez dohrané hry.',
  'page.people.block': 'Zablokovat: {name}',
  'page.people.unblock': 'Odblokovat: {name}',
  'page.people.block.why': '{name} se už nebude moci připojit k vašim hrám. Nikdo se to nedozví.',
  'page.people.report': 'Nahlásit provozovateli',
  'page.people.report.text': 'Co se stalo?',
  'page.people.report.send': 'Odeslat hlášení',
  'page.people.report.sent': 'Děkujeme. Provozovatel si to přečte; nikdo u stolu se to nedozví.',

  'page.blocks.title': 'Zablokovaní hráči',
  'page.blocks.some': 'hráč',
  'page.record.title': 'Jak vaši spolehlivost vidí ostatní',

  'page.watch.title': 'Lidé bez místa u stolu mohou přihlížet',
  'page.watch.when': 'Kdy',
  'page.watch.now': 'hned',
  'page.watch.hour': 'o hodinu později',
  'page.watch.day': 'o den později',
  'page.watch.delayed': 'Tuto hru vidíte se zpožděním: {duration}.',
  'page.watch.soon': 'Hra začala. Lidé bez místa u stolu ji vidí se zpožděním ({duration}): přijďte později.',
} satisfies Translated<typeof english>;

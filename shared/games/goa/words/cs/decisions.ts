import type { goaDecisions as english } from '../en/decisions.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's decisions in the page: targets, move editor, turn bar; in Czech. */
export const goaDecisions = {
  'page.goa.labelled': '{what}: {value}',

  'page.goa.do.quick': 'Do řádku 2: {column}',
  'page.goa.do.progress': 'Postup: {column}',
  'page.goa.do.found': 'Založit kolonii {colony}; potřeba kolonistů: {n}',
  'page.goa.do.play': 'Zahrát kartu: {card}',
  'page.goa.do.discards': 'Odložit karty',
  'page.goa.do.use': 'Použít žeton: {tile}',
  'page.goa.do.take': 'Vzít žeton: {tile}',
  'page.goa.do.clear': 'Odložit: {plot}',
  'page.goa.do.put': '{plot}, pole {n}: položit koření',
  'page.goa.do.change': '{plot}, pole {n}: změnit ({spice})',

  'page.goa.n.ducats': '{n, plural, one {# dukát} few {# dukáty} other {# dukátů}}',
  'page.goa.n.ships': '{n, plural, one {# loď} few {# lodě} other {# lodí}}',
  'page.goa.n.colonists': '{n, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}',
  'page.goa.n.spices': '{n, plural, one {# koření} few {# koření} other {# koření}}',
  'page.goa.n.cards': '{n, plural, one {# karta} few {# karty} other {# karet}}',
  'page.goa.n.extra': '{n, plural, one {# akce navíc} few {# akce navíc} other {# akcí navíc}}',

  'page.goa.bar.amount': 'Dukáty',
  'page.goa.bar.buy': 'Koupit za {n}',
  'page.goa.bar.pass': 'Pasovat',
  'page.goa.bar.sell': 'Prodat za {n}',
  'page.goa.bar.extraAction': 'Akce navíc',
  'page.goa.bar.take': 'Vzít: {what}',
  'page.goa.bar.new': 'Odložit novou',
  'page.goa.bar.next': 'Potvrdit a hrát dál',
  'page.goa.bar.endTurn': 'Ukončit tah',
  'page.goa.bar.less': 'Méně',
  'page.goa.bar.more': 'Více',

  'page.goa.hint.quickStart': 'Vyberte sloupce své tabulky rozvoje (počet: {n}), nebo dukáty.',
  'page.goa.hint.flag': 'Vyberte místo pro vlajku; příští značka se ho musí dotýkat.',
  'page.goa.hint.placing':
    'Vyberte orámovaný žeton: jeho dražbu povedete vy. Klepněte na šedý a dočtete se, proč ne.',
  'page.goa.hint.high': '{name}: nabídka {n}.',
  'page.goa.hint.ducats': 'Vaše dukáty: {n}.',
  'page.goa.hint.less': 'Nabídnete-li {bid}, {name} (vede dražbu) to může koupit za {n}.',
  'page.goa.hint.tops': '{name} vede dražbu a rozhoduje poslední.',
  'page.goa.hint.turn': 'Vyberte akci; karty a žetony lze hrát před ní i po ní.',
  'page.goa.hint.fields': 'Vyberte svá prázdná pole.',
  'page.goa.hint.plantation': '{tile}: žádné místo není volné. Vyberte plantáž, kterou odložíte i s kořením.',
  'page.goa.hint.help': 'Chybějí kolonisté: zahrajte, co je přinese, nebo odmítněte.',
  'page.goa.hint.short': 'Chybějí kolonisté.',
  'page.goa.hint.extra': 'Akce navíc: {n}. Do příštího kola si můžete nechat: {kept}.',
} satisfies Translated<typeof english>;

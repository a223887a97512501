import type { atTable as english } from '../en/atTable.ts';
import type { Translated } from '../languages.ts';

/** Words of the table itself: Czech. */
export const atTable = {
  'page.question.agreed': 'Souhlasí: {names}.',
  'page.question.declined': 'Nesouhlasí: {names}.',
  'page.question.lapses': 'Otázka propadne {when}.',
  'page.question.counts': 'Kdo do {when} neodpoví, ten souhlasí.',
  'page.question.nextMove': 'Příští tah otázku uzavře.',
  'page.question.majority': 'Souhlasit musí víc než polovina stolu.',
  'page.question.everybody': 'Souhlasit musí všichni dotázaní.',
  'page.question.withdraw': 'Vzít otázku zpět',
  'page.question.look': 'Podívat se na položku {to}',

  'page.news.answer': 'Odpovědět',
  'page.news.show': 'Ukázat',

  'page.vacant.open': 'Teď tuto hru nehrajete; hraje za vás bot.',
  'page.vacant.left': 'Tuto hru už nehrajete; hraje za vás bot.',
  'page.vacant.timeOut': 'Čas vám vypršel dvakrát; hraje za vás bot.',
  'page.vacant.vote': 'Stůl nabízí vaše místo někomu jinému; do té doby za vás hraje bot.',
  'page.vacant.bot': 'Stůl souhlasil, aby za vás dohrál bot.',
  'page.vacant.back': 'Jsem zpět',
  'page.vacant.gone': 'Místo zůstává vaše, dokud ho někdo nepřevezme.',
  'page.asleep': 'Dlouho nikdo nehrál, a tak tato hra spí.',
  'page.asleep.wake': 'Probudit hru',
  'page.vacant.seat': 'Místo hráče {name} je volné; zatím na něm hraje bot.',
  'page.vacant.finished': 'Za hráče {name} dohrává bot.',
  'page.vacant.offer': 'Nabídnout místo hráče {name}',
  'page.vacant.offer.what':
    'Kdo otevře odkaz nebo e-mail, převezme místo se vším, co k němu patří, a uvidí to, co se z něj smí vidět.',
  'page.vacant.link': 'Vytvořit odkaz',
  'page.vacant.link.new': 'Vytvořit nový odkaz; starý přestane platit',
  'page.vacant.label': 'Místo hráče {name}',

  'page.menu.title': 'Oznámení, pauza, odchod ze hry',
  'page.menu': 'Opustit, pozastavit nebo ukončit hru',
  'page.menu.voting': 'O otázce pro stůl ještě není rozhodnuto. Na něco dalšího se lze zeptat až potom.',
  'page.name': 'Název hry',
  'page.name.what': 'Abyste ji rozeznali od ostatních, např. „Nedělní stůl“.',
  'page.name.save': 'Uložit',
  'page.name.saved': 'Uloženo.',
  'page.menu.leave': 'Opustit hru',
  'page.menu.leave.what':
    'Bude za vás hrát bot a ostatní mohou nabídnout vaše místo někomu jinému. Dokud ho nikdo nepřevezme, můžete se vrátit. Vaše trvalé příkazy se smažou.',
  'page.menu.leave.yes': 'Opustit teď',
  'page.menu.pause': 'Požádat o pauzu',
  'page.menu.pause.what':
    'Během pauzy nikomu neběží čas; kdo chce, může táhnout. Souhlasit musí víc než polovina stolu a kdo do jednoho dne, u pauzy kratší než dva dny do její poloviny, neodpoví, ten souhlasí.',
  'page.menu.pause.length': 'Jak dlouho',
  'page.menu.pause.days': '{n, plural, one {# den} few {# dny} other {# dní}}',
  'page.menu.pause.week': '1 týden',
  'page.menu.pause.date': 'do určitého dne',
  'page.menu.pause.until': 'Do',
  'page.menu.resume': 'Požádat o pokračování hned',
  'page.menu.resume.what': 'Pauza hned skončí. Souhlasit musí víc než polovina stolu.',
  'page.menu.end': 'Požádat o ukončení hry teď',
  'page.menu.end.what': 'Souhlasit musí všichni. Hra pak skončí a platí současný stav.',
  'page.menu.replace': '{name} netáhne',
  'page.menu.replace.vacant': 'Místo hráče {name}',
  'page.menu.replace.what':
    'Souhlasit musí víc než polovina ostatních. {name} se může vrátit, dokud místo někdo nepřevezme.',
  'page.menu.replace.successor': 'Požádat o nabídnutí místa někomu jinému',
  'page.menu.replace.bot': 'Požádat, aby dohrál bot',
  'page.menu.ask': 'Zeptat se stolu',

  'page.takeBack': 'Požádat o vrácení hry sem',
  'page.takeBack.what':
    'Vše po položce {to} pak přestane platit. Pokud ostatní mezitím hráli nebo něco viděli, musí souhlasit.',
  'page.takeBack.yes': 'Vrátit k položce {to}',

  'page.takeOver.title': 'Převzít místo ve hře {game}',
  'page.takeOver.what':
    'Tato hra už běží. Přebíráte místo hráče {name} se vším, co k němu patří; příkazy a poznámky hráče {name} zůstávají soukromé.',
  'page.takeOver.where': 'Hra dospěla sem: {where}.',
  'page.takeOver.turns':
    'Zatím {n, plural, one {byl odehrán # tah} few {byly odehrány # tahy} other {bylo odehráno # tahů}}.',
  'page.takeOver.noTurns': 'Zatím nebyl odehrán žádný tah.',
  'page.takeOver.yes': 'Převzít místo',
} satisfies Translated<typeof english>;

import type { record as english } from '../en/record.ts';
import type { Translated } from '../languages.ts';

/** Words beside a board: log, score, chance, a question to the table; in Polish. */
export const record = {
  'page.undo': 'Cofnij mój ostatni ruch',
  'page.offline':
    'Połączenie na żywo zostało przerwane. Strona próbuje je przywrócić; to, co widać, może być nieaktualne.',
  'page.outdated':
    'Serwer gra według nowszych zasad niż ta strona. Wczytaj ją ponownie za chwilę; szkic zostanie zachowany.',

  'page.question': 'Pytanie do stołu',
  'page.question.pause': '{name} prosi o przerwę w grze do {until}.',
  'page.question.resume': '{name} chce wznowić grę.',
  'page.question.end': '{name} chce zakończyć grę teraz. Liczy się obecny wynik.',
  'page.question.replace.successor': '{name} chce oddać miejsce gracza {seat} komuś innemu.',
  'page.question.replace.bot': '{name} chce, by za gracza {seat} dokończył bot.',
  'page.question.undo': '{name} chce cofnąć wszystko po wpisie {to} dziennika.',
  'page.question.pause.own': 'Prosisz o przerwę w grze do {until}.',
  'page.question.resume.own': 'Chcesz wznowić grę.',
  'page.question.end.own': 'Chcesz zakończyć grę teraz. Liczy się obecny wynik.',
  'page.question.replace.successor.own': 'Chcesz oddać miejsce gracza {seat} komuś innemu.',
  'page.question.replace.bot.own': 'Chcesz, by za gracza {seat} dokończył bot.',
  'page.question.undo.own': 'Chcesz cofnąć wszystko po wpisie {to} dziennika.',
  'page.question.replace.successor.you': '{name} chce oddać Twoje miejsce komuś innemu.',
  'page.question.replace.bot.you': '{name} chce, by za Ciebie dokończył bot.',
  'page.question.waiting': 'Odpowiedzieć mają jeszcze: {names}.',
  'page.question.agree': 'Zgoda',
  'page.question.refuse': 'Odmowa',

  'page.log': 'Co się wydarzyło',
  'page.log.film': 'Pokaż, co się działo',
  'page.log.history': 'Historia',
  'page.log.text': 'Jako tekst',
  'page.log.empty': 'Jeszcze nic.',
  'page.log.undone': 'cofnięte',
  'page.log.undid': '{name} cofa wszystko po wpisie {to}.',
  'page.log.repaired':
    'Dziennik był uszkodzony i został naprawiony: wszystko po wpisie {to} już się nie liczy.',

  'page.score': 'Wynik końcowy',
  'page.score.won': 'Wygrywa {names}.',
  'page.score.wonBy': 'Wygrywa {names}, przewaga: {ahead}.',
  'page.score.wonTie': 'Wygrywa {names}. Punktów jest tyle samo; rozstrzyga {why}.',
  'page.score.shared': 'Zwycięstwo dzielą: {names}.',
  'page.score.rank': 'Miejsce',
  'page.score.player': 'Gracz',
  'page.score.reasons': 'Skąd ten wynik',
  'page.score.for': 'Za co',
  'page.score.total': 'Razem',

  'page.chance': 'Jak rozstrzygał los',
  'page.chance.before':
    'Serwer wybrał ziarno przed pierwszym ruchem i ogłosił jego skrót; ziarno zostanie pokazane po końcu gry.',
  'page.chance.after': 'Ziarno jest ujawnione: kto chce, może odtworzyć każde losowanie.',
  'page.chance.seedHash': 'Skrót ziarna',
  'page.chance.hash': 'Skrót ziarna i wkładu graczy',
  'page.chance.seed': 'Ziarno',
  'page.chance.entropy': 'Wkład:',
  'page.chance.none': 'brak',

  'page.stale.on': 'Gra poszła dalej.',
  'page.stale.moved': 'Twój ruch został wykonany w innym oknie lub na innym urządzeniu.',
  'page.stale.kept': 'Cały szkic jest nadal możliwy i pozostaje.',
  'page.stale.broken': 'Krok {step} szkicu nie jest już możliwy: {why}',
  'page.stale.none': 'Szkic nie jest już możliwy: {why}',
  'page.stale.gone': 'Szkic w tym oknie przepada.',
  'page.stale.left':
    '{n, plural, one {# krok przed nim pozostaje.} few {# kroki przed nim pozostają.} many {# kroków przed nim pozostaje.}}',
} satisfies Translated<typeof english>;

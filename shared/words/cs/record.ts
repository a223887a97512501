import type { record as english } from '../en/record.ts';
import type { Translated } from '../languages.ts';

/** Words beside a board: log, score, chance, a question to the table; in Czech. */
export const record = {
  'page.undo': 'Vzít zpět můj poslední tah',
  'page.offline':
    'Živé spojení je přerušeno. Stránka se je snaží obnovit; to, co vidíte, může být zastaralé.',
  'page.outdated':
    'Server hraje podle novějších pravidel než tato stránka. Za chvíli ji načtěte znovu; koncept zůstane.',

  'page.question': 'Otázka pro stůl',
  'page.question.pause': '{name} žádá o pauzu ve hře do {until}.',
  'page.question.resume': '{name} chce ve hře pokračovat.',
  'page.question.end': '{name} chce hru ukončit teď. Počítá se současný stav.',
  'page.question.replace.successor': '{name} chce nabídnout místo hráče {seat} někomu jinému.',
  'page.question.replace.bot': '{name} chce, aby za hráče {seat} dohrál bot.',
  'page.question.undo': '{name} chce vzít zpět vše po položce {to} záznamu.',
  'page.question.pause.own': 'Žádáte o pauzu ve hře do {until}.',
  'page.question.resume.own': 'Chcete ve hře pokračovat.',
  'page.question.end.own': 'Chcete hru ukončit teď. Počítá se současný stav.',
  'page.question.replace.successor.own': 'Chcete nabídnout místo hráče {seat} někomu jinému.',
  'page.question.replace.bot.own': 'Chcete, aby za hráče {seat} dohrál bot.',
  'page.question.undo.own': 'Chcete vzít zpět vše po položce {to} záznamu.',
  'page.question.replace.successor.you': '{name} chce nabídnout vaše místo někomu jinému.',
  'page.question.replace.bot.you': '{name} chce, aby za vás dohrál bot.',
  'page.question.waiting': 'Odpovědět ještě mají: {names}.',
  'page.question.agree': 'Souhlasím',
  'page.question.refuse': 'Nesouhlasím',

  'page.log': 'Co se stalo',
  'page.log.film': 'Ukázat, co se dělo',
  'page.log.history': 'Historie',
  'page.log.text': 'Jako text',
  'page.log.empty': 'Zatím nic.',
  'page.log.undone': 'vzato zpět',
  'page.log.undid': '{name} bere zpět vše po položce {to}.',
  'page.log.repaired': 'Záznam byl poškozen a opraven: vše po položce {to} už neplatí.',

  'page.score': 'Konečný výsledek',
  'page.score.won': 'Vyhrává {names}.',
  'page.score.wonBy': 'Vyhrává {names}, náskok: {ahead}.',
  'page.score.wonTie': 'Vyhrává {names}. Bodů je stejně; rozhoduje {why}.',
  'page.score.shared': 'O vítězství se dělí: {names}.',
  'page.score.rank': 'Pořadí',
  'page.score.player': 'Hráč',
  'page.score.reasons': 'Z čeho se skládá',
  'page.score.for': 'Za co',
  'page.score.total': 'Celkem',

  'page.chance': 'Jak rozhodovala náhoda',
  'page.chance.before':
    'Server zvolil semínko před prvním tahem a zveřejnil jeho otisk; semínko se ukáže po skončení hry.',
  'page.chance.after': 'Semínko je odhaleno: kdo chce, může každé losování přepočítat.',
  'page.chance.seedHash': 'Otisk semínka',
  'page.chance.hash': 'Otisk semínka a příspěvků hráčů',
  'page.chance.seed': 'Semínko',
  'page.chance.entropy': 'Příspěvek:',
  'page.chance.none': 'žádný',

  'page.stale.on': 'Hra pokročila.',
  'page.stale.moved': 'Táhli jste v jiném okně nebo na jiném zařízení.',
  'page.stale.kept': 'Celý váš koncept je stále možný a zůstává.',
  'page.stale.broken': 'Krok {step} vašeho konceptu už není možný: {why}',
  'page.stale.none': 'Váš koncept už není možný: {why}',
  'page.stale.gone': 'Koncept v tomto okně zaniká.',
  'page.stale.left':
    '{n, plural, one {# krok před ním zůstává.} few {# kroky před ním zůstávají.} other {# kroků před ním zůstává.}}',
} satisfies Translated<typeof english>;

import type { page as english } from '../en/page.ts';
import type { Translated } from '../languages.ts';

/** Words of the page: Czech. Names are in the nominative, because the page cannot inflect them. */
export const page = {
  'page.title': 'Carrack',
  'page.title.waiting': '({n}) {title}',
  'page.title.game': '{game} – Carrack',
  'page.title.yourTurn': 'Jste na tahu – {game}',
  'page.title.over': 'Konec – {game}',
  'page.skip': 'Přejít k obsahu',
  'page.nav': 'Web',
  'page.nav.new': 'Nová hra',
  'page.nav.help': 'Nápověda',
  'page.nav.rules': 'Pravidla hry {game}',
  'page.nav.next': 'Další hra ({n})',
  'page.language': 'Jazyk',
  'page.loading': 'Načítá se …',
  'page.again': 'Zkusit znovu',
  'page.failed': 'Něco se nepovedlo ({code}).',
  'page.notice.info': 'Poznámka:',
  'page.notice.warning': 'Pozor:',
  'page.notice.error': 'Problém:',

  'page.fault': 'Tuto stránku se nepodařilo zobrazit',
  'page.fault.why': 'Něco je špatně na naší straně. Vaše hra je v bezpečí a koncept zůstává.',
  'page.fault.reload': 'Načíst stránku znovu',

  'page.lost.home': 'Domů',

  'page.level.easy': 'lehký',
  'page.level.normal': 'střední',
  'page.level.strong': 'těžký',

  'page.game.failed': 'Tuto hru nelze zobrazit',
  'page.seats': 'Hráči',
  'page.seat.you': 'vy',
  'page.seat.bot': 'bot, {level}',
  'page.seat.botName': 'Bot {seat}',
  'page.seat.openName': 'Místo {seat}',
  'page.seat.former': 'Bývalý hráč',
  'page.seat.online': 'je tu',
  'page.seat.away': 'pryč',
  'page.seat.turn': 'na tahu',

  'page.turn.yours': 'Jste na tahu: {question}',
  'page.turn.ready': 'Jste na tahu: lze odeslat',
  'page.turn.left': 'Hraje za vás bot',
  'page.turn.others': 'Na tahu: {names}',
  'page.turn.watching': 'Přihlížíte. Na tahu: {names}',

  'error.NETWORK': 'Server není dostupný. Je toto zařízení připojeno k síti?',
} satisfies Translated<typeof english>;

import type { page as english } from '../en/page.ts';
import type { Translated } from '../languages.ts';

/** Words of the page: Polish. Names are in the nominative, because the page cannot inflect them. */
export const page = {
  'page.title': 'Carrack',
  'page.title.waiting': '({n}) {title}',
  'page.title.game': '{game} – Carrack',
  'page.title.yourTurn': 'Twoja kolej – {game}',
  'page.title.over': 'Koniec – {game}',
  'page.skip': 'Przejdź do treści',
  'page.nav': 'Serwis',
  'page.nav.new': 'Nowa gra',
  'page.nav.help': 'Pomoc',
  'page.nav.rules': 'Zasady gry {game}',
  'page.nav.next': 'Następna gra ({n})',
  'page.language': 'Język',
  'page.loading': 'Wczytywanie …',
  'page.again': 'Spróbuj ponownie',
  'page.failed': 'Coś się nie udało ({code}).',
  'page.notice.info': 'Informacja:',
  'page.notice.warning': 'Uwaga:',
  'page.notice.error': 'Problem:',

  'page.fault': 'Nie udało się wyświetlić tej strony',
  'page.fault.why': 'Coś jest nie tak po naszej stronie. Gra jest bezpieczna, a szkic zachowany.',
  'page.fault.reload': 'Wczytaj stronę od nowa',

  'page.lost.home': 'Strona główna',

  'page.level.easy': 'łatwy',
  'page.level.normal': 'średni',
  'page.level.strong': 'trudny',

  'page.game.failed': 'Nie można pokazać tej gry',
  'page.seats': 'Gracze',
  'page.seat.you': 'Ty',
  'page.seat.bot': 'bot, {level}',
  'page.seat.botName': 'Bot {seat}',
  'page.seat.openName': 'Miejsce {seat}',
  'page.seat.former': 'Były gracz',
  'page.seat.online': 'online',
  'page.seat.away': 'offline',
  'page.seat.turn': 'na ruchu',

  'page.turn.yours': 'Twoja kolej: {question}',
  'page.turn.ready': 'Twoja kolej: gotowe do wysłania',
  'page.turn.left': 'Gra za Ciebie bot',
  'page.turn.others': 'Na ruchu: {names}',
  'page.turn.watching': 'Przyglądasz się. Na ruchu: {names}',

  'error.NETWORK': 'Nie można połączyć się z serwerem. Czy to urządzenie jest online?',
} satisfies Translated<typeof english>;

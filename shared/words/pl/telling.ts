import type { telling as english } from '../en/telling.ts';
import type { Translated } from '../languages.ts';

/** Words of when and of what a player is told, in Polish. */
export const telling = {
  'telling.title': 'Kiedy dostajesz powiadomienia',
  'telling.why':
    'O tym, co pilne, dowiesz się od razu, cokolwiek tu wybierzesz: czas się kończy albo minął, albo Twoje miejsce przepadło.',
  'telling.rhythm': 'Powiadomienia o Twoich grach',
  'telling.atOnce': 'gdy gra na mnie czeka',
  'telling.daily': 'raz dziennie, o {hour}',
  'telling.mail': 'E-mail, gdy powiadamia mnie też urządzenie lub webhook',
  'telling.mail.atOnce': 'w tym samym czasie',
  'telling.mail.after':
    '{n, plural, one {po # godzinie} few {po # godzinach} many {po # godzinach}}, jeśli nie zajrzę',
  'telling.quiet': 'Tylko w godzinach, gdy nie śpię',
  'telling.saved': 'Zapisano.',
  'telling.game': 'Powiadomienia o tej grze',
  'telling.game.all': 'jak o wszystkich innych',
  'telling.game.urgent': 'tylko pilne',
  'telling.game.none': 'żadne',
} satisfies Translated<typeof english>;

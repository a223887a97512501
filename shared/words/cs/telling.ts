import type { telling as english } from '../en/telling.ts';
import type { Translated } from '../languages.ts';

/** Words of when and of what a player is told, in Czech. */
export const telling = {
  'telling.title': 'Kdy dostáváte oznámení',
  'telling.why':
    'O naléhavém se dozvíte hned, ať zde zvolíte cokoli: dochází vám čas nebo vypršel, nebo jste přišli o místo.',
  'telling.rhythm': 'Oznámení o vašich hrách',
  'telling.atOnce': 'když na mě hra čeká',
  'telling.daily': 'jednou denně, v {hour}',
  'telling.mail': 'E-mail, když mi dá vědět i zařízení nebo webhook',
  'telling.mail.atOnce': 'zároveň',
  'telling.mail.after':
    '{n, plural, one {za # hodinu} few {za # hodiny} other {za # hodin}}, když nenahlédnu',
  'telling.quiet': 'Jen v hodinách, kdy nespím',
  'telling.saved': 'Uloženo.',
  'telling.game': 'Oznámení o této hře',
  'telling.game.all': 'jako o všech ostatních',
  'telling.game.urgent': 'jen naléhavé',
  'telling.game.none': 'žádná',
} satisfies Translated<typeof english>;

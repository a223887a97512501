import type { telling as english } from '../en/telling.ts';
import type { Translated } from '../languages.ts';

/** Words of when and of what a player is told, in French. */
export const telling = {
  'telling.title': 'Quand vous prévenir',
  'telling.why':
    'L’urgent vous est annoncé aussitôt, quel que soit votre choix : votre temps s’épuise ou s’est écoulé, ou vous avez perdu votre place.',
  'telling.rhythm': 'Notifications sur vos parties',
  'telling.atOnce': 'quand une partie m’attend',
  'telling.daily': 'une fois par jour, à {hour}',
  'telling.mail': 'Les courriels, si un appareil ou un webhook me prévient aussi',
  'telling.mail.atOnce': 'en même temps',
  'telling.mail.after': '{n, plural, one {après # heure} other {après # heures}} sans visite',
  'telling.quiet': 'Seulement pendant mes heures d’éveil',
  'telling.saved': 'Enregistré.',
  'telling.game': 'Notifications sur cette partie',
  'telling.game.all': 'comme pour les autres',
  'telling.game.urgent': 'seulement l’urgent',
  'telling.game.none': 'aucune',
} satisfies Translated<typeof english>;

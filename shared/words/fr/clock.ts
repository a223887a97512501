import type { clock as english } from '../en/clock.ts';
import type { Translated } from '../languages.ts';

/** What the page tells of players’ time: French. */
export const clock = {
  'page.seat.told': 'notification {ago}',
  'page.seat.unreachable': 'notification non reçue',

  'clock.left': 'encore {time}',
  'clock.left.low': 'plus que {time}',
  'clock.left.none': 'temps écoulé',
  'clock.until': 'Le temps sera écoulé le {at}. Les nuits et les congés ne comptent pas.',
  'clock.has': '{time} de réflexion',
  'clock.has.title':
    'Pour le prochain tour. Le temps ne court que pendant le tour de ce joueur, hors de ses nuits et de ses congés.',
  'clock.own': 'Encore {time} pour votre tour',
  'clock.own.low': 'Plus que {time} pour votre tour',
  'clock.own.none': 'Votre temps est écoulé : un bot joue ce tour pour vous.',
  'clock.title': 'À vous, {time} – {game}',
  'clock.missed': '{n, plural, one {dernier tour manqué} other {# derniers tours manqués}}',
  'clock.holiday': 'en congé jusqu’au {until}',
  'clock.holiday.soon': 'en congé du {from} au {until}',
  'clock.paused': 'La partie est en pause jusqu’au {at}. Le temps ne court pour personne.',
  'clock.asleep': 'La partie dort : personne n’a joué depuis longtemps. N’importe quel coup la réveille.',
  'clock.list.paused': 'en pause',
  'clock.list.asleep': 'dort',

  'clock.text': 'Temps',
  'clock.text.you': 'Vous',
  'clock.text.left': '{name} : encore {time}, jusqu’au {at}',
  'clock.text.left.low': '{name} : plus que {time}, jusqu’au {at}',
  'clock.text.left.none': '{name} : temps écoulé',
  'clock.text.has': '{name} : {time} de réflexion',

  'clock.pace': 'Temps',
  'clock.pace.why': 'Quand le temps d’un joueur est écoulé, un bot joue ce tour.',
  'clock.nights': 'Les nuits et les congés du joueur ne comptent pas.',
  'clock.pace.relaxed': 'Sans hâte',
  'clock.pace.relaxed.hint': 'pas d’horloge ; de simples rappels',
  'clock.pace.fast': 'Rapide',
  'clock.pace.normal': 'Normal',
  'clock.pace.slow': 'Lent',
  'clock.pace.custom': 'Personnalisé',
  'clock.pace.custom.hint': 'jours et heures de votre choix',
  'clock.pace.hint': '{bank} au départ, {increment} de plus par tour, {cap} au maximum',
  'clock.custom.bank': 'Jours au départ',
  'clock.custom.increment': 'Heures de plus par tour',
  'clock.custom.cap': 'Jours au maximum',
  'clock.weekendsOff': 'Les week-ends ne comptent pas',
} satisfies Translated<typeof english>;

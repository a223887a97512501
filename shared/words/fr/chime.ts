import type { chime as english } from '../en/chime.ts';
import type { Translated } from '../languages.ts';

/** Words of sound and vibration at the beginning of a turn, in French. */
export const chime = {
  'chime.title': 'Quand c’est à moi et que la partie est ouverte',
  'chime.sound': 'Un son discret',
  'chime.vibration': 'Une courte vibration',
  'chime.device': 'Sur cet appareil seulement, après votre premier appui sur la page ou sur une touche.',
} satisfies Translated<typeof english>;

import type { chime as english } from '../en/chime.ts';
import type { Translated } from '../languages.ts';

/** Words of sound and vibration at the beginning of a turn, in Polish. */
export const chime = {
  'chime.title': 'Gdy przy otwartej grze zaczyna się moja kolej',
  'chime.sound': 'Cichy dźwięk',
  'chime.vibration': 'Krótka wibracja',
  'chime.device':
    'Tylko na tym urządzeniu i dopiero po pierwszym dotknięciu strony lub naciśnięciu klawisza.',
} satisfies Translated<typeof english>;

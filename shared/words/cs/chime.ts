import type { chime as english } from '../en/chime.ts';
import type { Translated } from '../languages.ts';

/** Words of sound and vibration at the beginning of a turn, in Czech. */
export const chime = {
  'chime.title': 'Když jsem u otevřené hry na tahu',
  'chime.sound': 'Tichý zvuk',
  'chime.vibration': 'Krátká vibrace',
  'chime.device': 'Jen na tomto zařízení, a až po prvním klepnutí na stránku nebo stisku klávesy.',
} satisfies Translated<typeof english>;

import type { foot as english } from '../en/foot.ts';
import type { Translated } from '../languages.ts';

/** Words of the foot of pages: Polish. */
export const foot = {
  'foot.privacy': 'Prywatność',
  'foot.lostSeat': 'Masz miejsce w tej grze? Odzyskaj je',
} satisfies Translated<typeof english>;

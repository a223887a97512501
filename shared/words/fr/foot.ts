import type { foot as english } from '../en/foot.ts';
import type { Translated } from '../languages.ts';

/** Words of the foot of pages: French. */
export const foot = {
  'foot.privacy': 'Confidentialité',
  'foot.lostSeat': 'Une place de cette partie est à vous ? Retrouvez-la',
} satisfies Translated<typeof english>;

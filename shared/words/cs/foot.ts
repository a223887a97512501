import type { foot as english } from '../en/foot.ts';
import type { Translated } from '../languages.ts';

/** Words of the foot of pages: Czech. */
export const foot = {
  'foot.privacy': 'Soukromí',
  'foot.lostSeat': 'Je některé místo v této hře vaše? Získejte ho zpět',
} satisfies Translated<typeof english>;

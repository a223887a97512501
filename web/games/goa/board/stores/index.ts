import { goaStores } from '../../../../../shared/words/en/goaStores.ts';
import { learn } from '../../../../language.ts';

learn(goaStores, {
  pl: () => import('../../../../../shared/words/pl/goaStores.ts'),
  cs: () => import('../../../../../shared/words/cs/goaStores.ts'),
  fr: () => import('../../../../../shared/words/fr/goaStores.ts'),
});

/** What is left beside the grid, in full; fetched when a part of it is opened. */
export { Cards } from './Cards.tsx';
export { Colonies } from './Colonies.tsx';
export { Firsts } from './Firsts.tsx';
export { Tiles } from './Tiles.tsx';

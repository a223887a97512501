import { merchants } from '#shared/games/merchants/words/en/names.ts';
import { merchantsTable } from '#shared/games/merchants/words/en/board.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(merchants, {
  pl: () => import('#shared/games/merchants/words/pl/names.ts'),
  cs: () => import('#shared/games/merchants/words/cs/names.ts'),
  fr: () => import('#shared/games/merchants/words/fr/names.ts'),
});
registerMessages(merchantsTable, {
  pl: () => import('#shared/games/merchants/words/pl/board.ts'),
  cs: () => import('#shared/games/merchants/words/cs/board.ts'),
  fr: () => import('#shared/games/merchants/words/fr/board.ts'),
});

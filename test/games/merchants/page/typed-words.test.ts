import { merchantsAsks } from '#shared/games/merchants/words/en/asks.ts';
import { merchantsTyped as cs } from '#shared/games/merchants/words/cs/typed.ts';
import { merchantsTyped as en } from '#shared/games/merchants/words/en/typed.ts';
import { merchantsTyped as fr } from '#shared/games/merchants/words/fr/typed.ts';
import { merchantsTyped as pl } from '#shared/games/merchants/words/pl/typed.ts';
import { testTypedWords } from '../../../web/support/lexicons.ts';

/** What is typed in Merchants, in each language. */

testTypedWords({ en, pl, cs, fr }, merchantsAsks);

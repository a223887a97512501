import { page as cs } from '#shared/games/merchants/words/cs.ts';
import { common, page as en } from '#shared/games/merchants/words/en.ts';
import { page as fr } from '#shared/games/merchants/words/fr.ts';
import { page as pl } from '#shared/games/merchants/words/pl.ts';
import { testTypedWords } from '../../../web/support/lexicons.ts';

/** What is typed in Merchants, in each language. */

testTypedWords({ en, pl, cs, fr }, common);

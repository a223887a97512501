import { beforeAll, expect, test } from 'vitest';
import { PROVENANCE } from '#shared/games/merchants/data.ts';
import { partsOf, uncertain } from '../../../../web/games/merchants/help/MerchantsHelp.tsx';
import { searchParts, synonymsIn } from '../../../../web/features/help/pieces.ts';
import { t } from '../../../../web/lib/i18n.ts';
import { piecesOf } from '../../../web/support/help.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

test('figures that are uncertain are listed by name', () => {
  const wanted = Object.entries(PROVENANCE).filter(([, { confidence }]) => confidence !== 'c');
  const listed = uncertain();
  expect(listed.map(({ figure }) => figure)).toEqual(wanted.map(([figure]) => figure));
  expect(listed.filter(({ figure, name }) => name === figure)).toEqual([]);
});

test('the search knows other names that players use', () => {
  const found = searchParts(partsOf(), 'money', synonymsIn(t('help.synonyms')));
  expect(piecesOf(found).map(({ id }) => id)).toContain('sale');
});

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/words/languages.ts';
import { rulesAddress, routeOf } from '../../web/routes.ts';
import { searchParts, synonymsIn, type HelpPart } from '../../web/features/help/pieces.ts';
import { playingParts } from '../../web/features/help/PlayingHelp.tsx';
import { t } from '../../web/lib/i18n.ts';
import { setLocale } from '../../web/lib/language.ts';
import { piecesOf, TOPICS } from './support/help.ts';
import { useAllWords } from './support/allWords.ts';

beforeAll(useAllWords);

beforeEach(async () => setLocale('en'));

const idsOf = (parts: readonly HelpPart[]): readonly string[] => [
  ...parts.map(({ id }) => id),
  ...piecesOf(parts).map(({ id }) => id),
];
describe.each(TOPICS)('The help on %s', (_, parts) => {
  test('gives every entry an address of its own', () => {
    const ids = idsOf(parts());
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test.each(LANGUAGES)('is complete in %s, with every figure filled in', async (language) => {
    await setLocale(language);
    const texts = piecesOf(parts()).flatMap(({ title, text, words = [] }) => [title, ...text, ...words]);
    expect(
      texts.filter(
        (text) => text === '' || /\{|\bundefined\b|\b(?:help|goa|hint|merchants|toy|page)\.\w|NaN/.test(text),
      ),
    ).toEqual([]);
  });
});

test('each topic has an address, and no other address below /help exists', () => {
  expect(['/help', '/help/merchants', '/help/goa/'].map(routeOf)).toEqual(
    ['playing', 'merchants', 'goa'].map((topic) => ({ page: 'help', topic })),
  );
  expect(['/help/chess', '/help/playing', '/help/goa/x'].map(routeOf)).toEqual(
    [1, 2, 3].map(() => ({ page: 'lost' })),
  );
});

test('a game links to the rules of its edition', () => {
  expect(rulesAddress({ game: 'goa', options: { edition: '2004' } })).toBe('/help/goa?edition=2004');
  expect(rulesAddress({ game: 'merchants', options: { officeDraw: 'planning' } })).toBe('/help/merchants');
});

test.each([
  ['en', ['holiday', 'vacation', 'absence', 'travelling']],
  ['pl', ['urlop', 'wakacje', 'wyjazd', 'nieobecność']],
  ['cs', ['dovolená', 'prázdniny', 'volno', 'nepřítomnost']],
  ['fr', ['congés', 'vacances', 'absent']],
] as const)(
  'in %s a player who goes away finds what stops their clock and what plays for them',
  async (language, words) => {
    await setLocale(language);
    for (const word of words) {
      const found = searchParts(playingParts(), word, synonymsIn(t('help.synonyms')));
      expect(
        piecesOf(found).map(({ id }) => id),
        word,
      ).toEqual(expect.arrayContaining(['days', 'orders']));
    }
  },
);

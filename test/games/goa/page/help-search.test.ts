import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/words/languages.ts';
import { partsOf as goaParts } from '../../../../web/games/goa/help/GoaHelp.tsx';
import {
  entryCount,
  searchParts,
  foldedText,
  synonymsIn,
  type HelpPart,
} from '../../../../web/features/help/pieces.ts';
import { setLocale } from '../../../../web/lib/language.ts';
import { t } from '../../../../web/lib/i18n.ts';
import { piecesOf, TOPICS } from '../../../web/support/help.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

beforeEach(async () => setLocale('en'));

const foundIn = (parts: readonly HelpPart[], query: string): readonly string[] =>
  piecesOf(searchParts(parts, query)).map(({ id }) => id);

describe('The search', () => {
  const goa = (): readonly HelpPart[] => goaParts('2012');

  test('shows everything until a query is typed', () => {
    const all = goa();
    expect(searchParts(all, '  ')).toBe(all);
  });

  test('finds a tile by a word of its name or of what it does', () => {
    expect(foundIn(goa(), 'duty')).toContain('tile-duty');
    expect(foundIn(goa(), 'return spices')).toContain('tile-duty');
    expect(foundIn(goa(), 'duty')).not.toContain('tile-swap');
  });

  test('needs every word, in any order', () => {
    expect(foundIn(goa(), 'ships colonists settlement')).toEqual(
      foundIn(goa(), 'settlement colonists ships'),
    );
    expect(foundIn(goa(), 'settlement zebra')).toEqual([]);
  });

  test('ignores accents and capitals', async () => {
    await setLocale('pl');
    expect(foundIn(goa(), 'POGLOWNE')).toContain('tile-duty');
    await setLocale('cs');
    expect(foundIn(goa(), 'mistokral')).toContain('tile-viceKing');
    await setLocale('fr');
    expect(foundIn(goa(), 'epices supplementaires')).toContain('tile-extraHarvest');
    expect(foldedText('Œuvre d’Élise, łódź')).toBe("oeuvre d'elise, lodz");
  });

  test('shows a whole chapter if the query is in its title', () => {
    const tiles = goa().find(({ id }) => id === 'tiles-part')!;
    const shown = searchParts(goa(), 'Tiles').find(({ id }) => id === 'tiles-part')!;
    expect(entryCount(shown)).toBe(entryCount(tiles));
  });
});

describe('The search knows the other names that players use:', () => {
  const sought = (parts: readonly HelpPart[], query: string): readonly string[] =>
    piecesOf(searchParts(parts, query, synonymsIn(t('help.synonyms')))).map(({ id }) => id);
  const goa = (): readonly HelpPart[] => goaParts('2012');

  test.each([
    ['en', 'money', 'action-taxes'],
    ['en', 'coins', 'card-ducats'],
    ['en', 'boats', 'action-ships'],
    ['en', 'VP', 'scoring'],
    ['en', 'points', 'scoring'],
    ['en', 'settlers', 'action-found'],
    ['en', 'hourglass', 'extra'],
    ['en', 'tips', 'first'],
    ['pl', 'pieniądze', 'action-taxes'],
    ['pl', 'monety', 'card-ducats'],
    ['pl', 'łodzie', 'action-ships'],
    ['pl', 'PZ', 'scoring'],
    ['pl', 'punkty', 'scoring'],
    ['cs', 'peníze', 'action-taxes'],
    ['cs', 'mince', 'card-ducats'],
    ['cs', 'člun', 'action-ships'],
    ['cs', 'VB', 'scoring'],
    ['cs', 'body', 'scoring'],
    ['fr', 'argent', 'action-taxes'],
    ['fr', 'monnaie', 'card-ducats'],
    ['fr', 'bateaux', 'action-ships'],
    ['fr', 'PV', 'scoring'],
    ['fr', 'points', 'scoring'],
  ] as const)('in %s “%s” leads to %s', async (language, query, id) => {
    await setLocale(language);
    expect(sought(goa(), query)).toContain(id);
  });

  test.each(LANGUAGES)('in %s every synonym stands for a word that is in the help', async (language) => {
    await setLocale(language);
    const all = TOPICS.flatMap(([, parts]) => piecesOf(parts()));
    const texts = foldedText(
      all.flatMap(({ title, text, words = [] }) => [title, ...text, ...words]).join(' '),
    );
    const said = synonymsIn(t('help.synonyms')).flatMap((synonyms) => synonyms.said);
    expect(said.filter((words) => !texts.includes(words))).toEqual([]);
  });

  test('it works while typing, and with a word without synonyms', () => {
    expect(sought(goa(), 'mone')).toContain('card-ducats');
    expect(sought(goa(), 'zebra')).toEqual([]);
  });

  test('a very short word must match exactly', () => {
    const group = synonymsIn('vp = points');
    const parts = [{ id: 'p', title: '', pieces: [{ id: 'a', title: 'points', text: [] }] }];
    expect(entryCount({ pieces: [], id: '', title: '', ...searchParts(parts, 'vp', group)[0] })).toBe(1);
    expect(searchParts(parts, 'vpn', group)).toEqual([]);
  });
});

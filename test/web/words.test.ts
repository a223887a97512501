import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, languageFor, type Language } from '#shared/words/languages.ts';
import type { Catalogue } from '#shared/words/render.ts';
import '../../web/components/draftWords.ts';
import { choose, language, registerMessages, preferred, setLocale, withWords } from '../../web/language.ts';
import { formatDateTime, formatNumber, sentence, t } from '../../web/i18n.ts';
import { formatRelative } from '../../web/times.ts';
import { pages } from '../../web/games/registry.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { storage } from './support/world.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The words of page and mails, and those of every game, that of the tests too; a language is a folder. */
const filesOf = (of: Language): readonly string[] =>
  globSync(`{shared/words,{shared/games/*,test/games/*/shared}/words}/${of}/*.ts`, { cwd: ROOT })
    .filter((file) => file !== 'shared/words/en/index.ts')
    .map((file) => file.replace(`words/${of}/`, 'words/*/'))
    .toSorted();
const others = LANGUAGES.filter((one) => one !== 'en');

/** language → file → its words. */
const all = new Map<Language, Map<string, Catalogue>>();
beforeAll(async () => {
  for (const of of LANGUAGES) all.set(of, new Map());
  for (const of of LANGUAGES)
    for (const file of filesOf(of)) all.get(of)?.set(file, await catalogueIn(of, file));
});

/** Modules of words export one catalogue and nothing else: the page takes all that they export. */
async function catalogueIn(of: Language, file: string): Promise<Catalogue> {
  const exported: readonly Catalogue[] = Object.values(await import(join(ROOT, file.replace('*', of))));
  expect(exported, `${of}/${file}`).toHaveLength(1);
  return exported[0] ?? {};
}

const entries = (of: Language): readonly (readonly [key: string, template: string])[] =>
  [...(all.get(of)?.values() ?? [])].flatMap((words) => Object.entries(words));
const wordsOf = (of: Language): Catalogue => Object.fromEntries(entries(of));

const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;

/** The names of the placeholders, `{name}` or `{name, plural, …}`. */
function placeholders(template: string): readonly string[] {
  const counted = [...template.matchAll(PLURAL)].map(([, name = '']) => name);
  const plain = [...template.replaceAll(PLURAL, '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set([...counted, ...plain])].toSorted();
}

/** The forms of each plural. */
const plurals = (template: string): readonly (readonly string[])[] =>
  [...template.matchAll(PLURAL)].map(([, , forms = '']) =>
    [...forms.matchAll(/(\w+) \{/g)].map(([, form = '']) => form),
  );

/** Plural categories of whole numbers; a game counts in whole numbers only. */
const categories = (of: Language): readonly string[] => [
  ...new Set(Array.from({ length: 10_000 }, (_, n) => new Intl.PluralRules(of).select(n))),
];

describe.each(others)('The words in %s', (of) => {
  test('have the same files and keys as English', () => {
    expect(filesOf(of)).toEqual(filesOf('en'));
    for (const [file, words] of all.get('en') ?? [])
      expect(Object.keys(all.get(of)?.get(file) ?? {}).toSorted(), file).toEqual(
        Object.keys(words).toSorted(),
      );
  });

  test('have the same placeholders as English', () => {
    const english = wordsOf('en');
    const wrong = entries(of).filter(
      ([key, template]) => `${placeholders(template)}` !== `${placeholders(english[key] ?? '')}`,
    );
    expect(wrong).toEqual([]);
  });

  test('are translated: whole sentences differ from English', () => {
    const english = wordsOf('en');
    const same = entries(of).filter(
      ([key, template]) => template === english[key] && / .*\.$/.test(template),
    );
    expect(same).toEqual([]);
  });
});

describe.each(LANGUAGES)('Every template in %s', (of) => {
  test('has exactly the plural forms of its language, each complete', () => {
    const wanted = `${[...categories(of)].toSorted()}`;
    const wrong = entries(of).filter(
      ([, template]) =>
        plurals(template).some((forms) => `${[...forms].toSorted()}` !== wanted) ||
        /plural|\{(?!\w+\})/.test(template.replaceAll(PLURAL, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('has a key that is unique on the page', () => {
    const page = [...(all.get(of) ?? [])].filter(([file]) => file !== 'mail.ts');
    const keys = page.flatMap(([, words]) => Object.keys(words));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

/** How a language does not address the reader: Czech and French are formal, Polish writes its pronouns with a capital. */
const NOT_ADDRESSED: Partial<Record<Language, RegExp>> = {
  pl: /(?<![\p{L}’'-])(twój|two(ja|je|im|imi|ich|jego|jemu|jej|ją|i)|ciebie|tobie|tobą|cię|ci)(?!\p{L})/u,
  cs: /(?<![\p{L}’'-])(tvůj|tvoje|tvé|tvá|tvého|tebe|tebou|tobě|jsi|máš|můžeš)(?!\p{L})/iu,
  fr: /(?<![\p{L}’'-])(toi|ton|tes|tu)(?!\p{L})/iu,
};

test('each language addresses the reader in one way', () => {
  for (const of of others)
    expect(
      entries(of).filter(([, template]) => NOT_ADDRESSED[of]?.test(template)),
      of,
    ).toEqual([]);
});

test('French has no break before its double punctuation', () => {
  expect(entries('fr').filter(([, template]) => / [:;?!»]|« /.test(template))).toEqual([]);
});

test.each<[readonly string[], Language]>([
  [['cs-CZ', 'en'], 'cs'],
  [['de', 'FR-ca', 'pl'], 'fr'],
  [['de', 'sk'], 'en'],
  [[], 'en'],
])('a browser that wants %j gets %s', (wanted, given) => {
  expect(languageFor(wanted)).toBe(given);
});

describe('The page', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is entirely in the chosen language, from then on and after a reload', async () => {
    const device = storage();
    expect(t('page.send')).toBe('Send');
    await choose(device, 'pl');
    expect([language.value, preferred(device)]).toEqual(['pl', 'pl']);
    expect(t('page.send')).toBe('Wyślij');
    expect(t('page.send.wait', { seconds: 3 })).toContain('za 3 sekundy');
    expect(t('page.send.wait', { seconds: 5 })).toContain('za 5 sekund.');
    expect(formatNumber(-12345.5)).toBe('−12\u00a0345,5');
    expect(formatRelative(0, 7_200_000)).toBe('2 godz. temu');
    expect(formatRelative(0, 20_000)).toBe('teraz');
    await setLocale('en');
    expect(t('page.send')).toBe('Send');
  });

  test('shows words that are fetched later in the language chosen by then', async () => {
    const part = { 'game.merchants': 'later' };
    const translated = (word: string) => async () => ({ part: { 'game.merchants': word } });
    await setLocale('cs');
    await withWords(async () =>
      registerMessages(part, {
        pl: translated('później'),
        cs: translated('později'),
        fr: translated('plus tard'),
      }),
    );
    expect(t('game.merchants')).toBe('později');
    await setLocale('fr');
    expect(t('game.merchants')).toBe('plus tard');
  });

  test('is in English if the words cannot be fetched', async () => {
    const none = async () => Promise.reject(new Error('offline'));
    await setLocale('fr');
    await withWords(async () =>
      registerMessages({ 'page.lost': 'nothing here' }, { pl: none, cs: none, fr: none }),
    );
    expect(t('page.lost')).toBe('nothing here');
    expect(t('page.send')).toBe('Envoyer');
  });

  test('writes dates as the browser’s own variant of the chosen language does', async () => {
    const noon = new Date(2026, 10, 22, 12).getTime();
    await setLocale('en');
    vi.stubGlobal('navigator', { languages: ['pl', 'en-GB', 'en-US'] });
    expect(formatDateTime(noon)).toBe('22 Nov 2026, 12:00');
    vi.stubGlobal('navigator', { languages: ['en-US'] });
    expect(formatDateTime(noon)).toBe('Nov 22, 2026, 12:00 PM');
    vi.stubGlobal('navigator', { languages: ['en-US@posix', 'en-x'] });
    expect(formatDateTime(noon)).toBe('Nov 22, 2026, 12:00 PM');
    vi.stubGlobal('navigator', { languages: ['pl'] });
    await setLocale('fr');
    expect(formatDateTime(noon)).toBe('22 nov. 2026, 12:00');
  });

  test('keeps the last of two quick choices', async () => {
    await Promise.all([setLocale('pl'), setLocale('cs')]);
    expect([language.value, t('page.send')]).toEqual(['cs', 'Odeslat']);
  });

  test('tells a log in the chosen language, with the names unchanged', async () => {
    await pages[VEHICLE].ui();
    await pages[VEHICLE].deferredRules();
    await setLocale('pl');
    const phrase = {
      key: 'merchants.story.drawn.trade.seen',
      args: {
        seat: { seat: 0 },
        goods: { list: [{ term: 'merchants.good.fish' }, { term: 'merchants.good.grain' }] },
      },
    };
    expect(sentence(phrase, () => 'Ana')).toBe('\u2068Ana\u2069 dobiera: ryby i zboże.');
  });
});

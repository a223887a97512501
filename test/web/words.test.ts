import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, languageFor, type Language } from '#shared/words/languages.ts';
import type { Catalogue } from '#shared/words/render.ts';
import {
  chooseLanguage,
  loadFirstWords,
  language,
  preferredLanguage,
  setLocale,
  useWords,
  type Words,
} from '../../web/lib/language.ts';
import { formatDateTime, formatNumber, sentence, t, term } from '../../web/lib/i18n.ts';
import { formatRelative } from '../../web/lib/times.ts';
import { webGames } from '../../web/games/registry.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { storage } from './support/world.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The catalogues of page, help and mails, and those of every game, that of the tests too. */
const filesOf = (of: Language): readonly string[] =>
  globSync([`shared/words/${of}/*.ts`, `{shared/games/*,test/games/*/shared}/words/{,help.}${of}.ts`], {
    cwd: ROOT,
  })
    .map((file) => file.replace(new RegExp(`\\b${of}(?=/|\\.ts$)`), '*'))
    .toSorted();
const others = LANGUAGES.filter((one) => one !== 'en');

/** language → file → its words. */
const all = new Map<Language, Map<string, Catalogue>>();
beforeAll(async () => {
  for (const of of LANGUAGES) all.set(of, new Map());
  for (const of of LANGUAGES)
    for (const file of filesOf(of)) all.get(of)?.set(file, await catalogueIn(of, file));
  for (const file of globSync('{shared/games/*,test/games/*/shared}/words/answers.ts', { cwd: ROOT })) {
    const { answers } = (await import(join(ROOT, file))) as { answers: Record<Language, Catalogue> };
    for (const of of LANGUAGES) all.get(of)?.set(file, answers[of]);
  }
});

/** All that a module of words exports are words. */
async function catalogueIn(of: Language, file: string): Promise<Catalogue> {
  const exported: readonly Catalogue[] = Object.values(await import(join(ROOT, file.replace('*', of))));
  return Object.assign({}, ...exported) as Catalogue;
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

  test('has a key that is unique', async () => {
    const modules = await Promise.all(filesOf(of).map((file) => import(join(ROOT, file.replace('*', of)))));
    const keys = modules
      .flatMap((its) => Object.values<Catalogue>(its))
      .flatMap((words) => Object.keys(words));
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

test.each(LANGUAGES)(
  'in %s, whoever was removed is told what is left where the service sends no mail',
  (of) => {
    const words = wordsOf(of);
    const off = words['page.profile.mail.off']?.toLowerCase().replace('.', '') ?? 'no such words';
    for (const key of ['error.REMOVED', 'page.lobby.remove.what'])
      expect(words[key]?.toLowerCase(), key).toContain(off);
  },
);

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

type Catalogues = Readonly<Record<string, Catalogue>>;
const saying = (of: Language): Catalogues => ({ part: { 'a.word': of } });
/** A catalogue with one word, which says its language. `loaders`: how it is fetched where that is special. */
const game = (loaders: Partial<Words>): Words => ({
  en: async () => saying('en'),
  pl: async () => saying('pl'),
  cs: async () => saying('cs'),
  fr: async () => saying('fr'),
  ...loaders,
});

describe('The page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is entirely in the chosen language, from then on and after a reload', async () => {
    const device = storage();
    expect(t('page.send')).toBe('Send');
    await chooseLanguage(device, 'pl');
    expect([language.value, preferredLanguage(device)]).toEqual(['pl', 'pl']);
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
    await setLocale('cs');
    await useWords(game({}));
    expect(term('a.word')).toBe('cs');
    await setLocale('fr');
    expect(term('a.word')).toBe('fr');
  });

  test('is in one language, although another one is chosen while words are on their way', async () => {
    await setLocale('en');
    const { promise: english, resolve } = Promise.withResolvers<Catalogues>();
    const coming = useWords(game({ en: () => english }));
    await setLocale('pl');
    resolve(saying('en'));
    await coming;
    expect(term('a.word')).toBe('pl');
  });

  test('is in one language, although words come while it changes', async () => {
    await setLocale('en');
    const { promise: polish, resolve } = Promise.withResolvers<Catalogues>();
    await useWords(game({ pl: () => polish }));
    const changed = setLocale('pl');
    const other = { ...game({}), pl: async () => ({ part: { 'another.word': 'pl' } }) };
    await useWords({ ...other, en: async () => ({ part: { 'another.word': 'en' } }) });
    resolve(saying('pl'));
    await changed;
    expect([term('a.word'), term('another.word')]).toEqual(['pl', 'pl']);
  });

  test('changes its language only when all words are there, and asks again for those that do not come', async () => {
    vi.useFakeTimers();
    await setLocale('en');
    let isOnline = false;
    const polish = async () => (isOnline ? saying('pl') : Promise.reject(new Error('offline')));
    await useWords(game({ pl: polish }));
    const changed = setLocale('pl');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([language.value, term('a.word'), t('page.send')]).toEqual(['en', 'en', 'Send']);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(60_000);
    await changed;
    expect([language.value, term('a.word'), t('page.send')]).toEqual(['pl', 'pl', 'Wyślij']);
  });

  test('begins in a language that is there until the chosen one can be fetched', async () => {
    vi.useFakeTimers();
    await setLocale('en');
    let isOnline = false;
    const polish = async () => (isOnline ? saying('pl') : Promise.reject(new Error('offline')));
    await useWords(game({ pl: polish }));
    await loadFirstWords('pl');
    expect([language.value, t('page.send')]).toEqual(['en', 'Send']);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([language.value, t('page.send')]).toEqual(['pl', 'Wyślij']);
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
    await webGames[VEHICLE].load();
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

test('no code of the page puts a colon after words: French has a space before it, which “page.term” gives', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['web/gallery/**'] });
  const found = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/.*\}: (?:\$\{|\{t\(|<).*/g)].map(([line]) =>
      line.trim(),
    ),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

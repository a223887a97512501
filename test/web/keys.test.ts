import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/words/languages.ts';
import { isEnter, isSendKey } from '../../web/ui/input.ts';
import { playingParts } from '../../web/features/help/PlayingHelp.tsx';
import { setLocale } from '../../web/lib/language.ts';
import { t } from '../../web/lib/i18n.ts';
import { textIn } from './support/drawn.ts';

/** The page's sources by name. */
const sources = (): readonly (readonly [string, string])[] =>
  readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(`web/${name}`, 'utf8')]);

const press = { key: 'Enter', ctrlKey: false, metaKey: false, repeat: false, defaultPrevented: false };

test('Control or Command with Enter sends, once for each press, and Enter alone does not', () => {
  expect(isSendKey({ ...press, ctrlKey: true })).toBe(true);
  expect(isSendKey({ ...press, metaKey: true })).toBe(true);
  expect(isSendKey(press)).toBe(false);
  expect(isSendKey({ ...press, ctrlKey: true, key: 's' })).toBe(false);
  expect(isSendKey({ ...press, ctrlKey: true, repeat: true })).toBe(false);
  expect(isSendKey({ ...press, ctrlKey: true, defaultPrevented: true })).toBe(false);
});

test.each(LANGUAGES)('the help names the key as Send does, in %s', async (language) => {
  await setLocale(language);
  const keys = playingParts()
    .flatMap(({ pieces }) => pieces)
    .find(({ id }) => id === 'keys');
  expect(textIn(keys?.more)).toContain(t('page.send.key'));
  expect(keys?.words).toContain(t('help.playing.key.send'));
});

test('Enter that ends a composition is no Enter, also in Safari, which sends it after the composition', () => {
  const typed = { key: 'Enter', keyCode: 13, isComposing: false };
  expect(isEnter(typed)).toBe(true);
  expect(isEnter({ ...typed, isComposing: true })).toBe(false);
  expect(isEnter({ ...typed, keyCode: 229 })).toBe(false);
  expect(isEnter({ ...typed, key: 'a' })).toBe(false);
});

test('no field asks for Enter by itself: what ends a composition would send', () => {
  const asking = sources().filter(([, text]) => /\bkey === 'Enter'/.test(text));
  expect(asking.map(([name]) => name)).toEqual(['ui/input.ts']);
});

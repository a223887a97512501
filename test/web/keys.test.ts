import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/words/languages.ts';
import { isSendKey } from '../../web/components/keys.ts';
import { playingParts } from '../../web/help/playing/parts.tsx';
import { setLocale } from '../../web/language.ts';
import { t } from '../../web/i18n.ts';
import { textIn } from './support/drawn.ts';

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

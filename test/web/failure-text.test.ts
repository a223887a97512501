import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/words/languages.ts';
import { errorText, t } from '../../web/lib/i18n.ts';
import { setLocale } from '../../web/lib/language.ts';

test('a lost network is told in words', () => {
  expect(errorText({ code: 'NETWORK' })).toBe(t('error.NETWORK'));
});

test('a refusal of seats says what is wrong with them', () => {
  const refused = (params = {}) => errorText({ code: 'BAD_SEATS', params });
  expect(refused({ reason: 'email' })).toBe('The same address is invited twice.');
  expect(refused({ reason: 'count', min: 2, max: 4 })).toBe('This game is for 2 to 4 players.');
  expect(refused()).toMatch(/^These seats do not go with this game\./);
});

test.each(LANGUAGES)('what a validator says is not shown to players (%s)', async (language) => {
  await setLocale(language);
  for (const code of ['BAD_REQUEST', 'BAD_SEATS', 'BAD_OPTIONS', 'BAD_ORDERS'])
    expect(errorText({ code, params: { reason: 'Invalid type: 17' } })).toBe(errorText({ code }));
  await setLocale('en');
});

test('a failure without words is named by its code', () => {
  expect(errorText({ code: 'UNHEARD_OF' })).toContain('UNHEARD_OF');
});

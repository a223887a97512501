import { expect, test } from 'vitest';
import { KEPT_DAYS } from '#shared/protocol/keptDays.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { helpWords, setLocale, useWords } from '../../web/lib/language.ts';
import { tagsIn } from './support/drawn.ts';

/** The privacy page says the same numbers as the job that deletes. */

/** Nothing of players: mails of development, and faults of games. */
const { capturedMail: _, fault: __, ...told } = KEPT_DAYS;

test.each(LANGUAGES)('the page in %s says of everything for how many days it is kept', async (of) => {
  const { PrivacyPage } = await import('../../web/features/privacy/PrivacyPage.tsx');
  await setLocale(of);
  await useWords(helpWords);
  const cells = tagsIn(PrivacyPage()).filter(({ tag }) => tag === 'td');
  const days = cells.flatMap(({ text }) => text.match(/\d+/g) ?? []).map(Number);
  expect(days.toSorted((a, b) => a - b)).toEqual(Object.values(told).toSorted((a, b) => a - b));
});

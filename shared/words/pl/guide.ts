import type { guide as english } from '../en/guide.ts';
import type { Translated } from '../languages.ts';

/** The guide of a first round; each game has the sentences of its steps, in Polish. */
export const guide = {
  'guide.title': 'Twoja pierwsza runda',
  'guide.stage': '{n} z {of}.',
  'guide.skip': 'Pomiń',
  'guide.waits': 'Teraz grają pozostali.',
  'guide.over': 'Znasz już ruchy: graj tu dalej albo zacznij własną grę.',
  'guide.home': 'Zacznij grę',
  'guide.on': 'Gram dalej',
} satisfies Translated<typeof english>;

import type { guide as english } from '../en/guide.ts';
import type { Translated } from '../languages.ts';

/** The guide of a first round; each game has the sentences of its steps, in Czech. */
export const guide = {
  'guide.title': 'Vaše první kolo',
  'guide.stage': '{n} z {of}.',
  'guide.skip': 'Přeskočit',
  'guide.waits': 'Teď hrají ostatní.',
  'guide.over': 'Tahy už znáte: hrajte tu dál, nebo začněte vlastní hru.',
  'guide.home': 'Začít hru',
  'guide.on': 'Hrát dál',
} satisfies Translated<typeof english>;

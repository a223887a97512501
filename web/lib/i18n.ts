import type { Phrase } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameKey } from '#shared/games/words.ts';
import { messageKeys } from '#shared/protocol/errors.ts';
import type { help } from '#shared/words/en/help.ts';
import type { common, page } from '#shared/words/en/page.ts';
import type { tables } from '#shared/words/en/tables.ts';
import { lists, numbers, perLanguage, render, fillWords } from '#shared/words/render.ts';
import type { ApiFailure } from './api.ts';
import { language, spoken } from './language.ts';

/** A key of a catalogue; English has them all. */
export type MessageKey = keyof (typeof common & typeof page & typeof help & typeof tables) | GameKey;

/** The words under `key`, filled with plain values. */
export const t = (key: MessageKey, values?: Readonly<Record<string, string | number>>): string =>
  fillWords(spoken.value, key, values);

/** Is there a word under `key`? */
const isKey = (key: string): key is MessageKey => Object.hasOwn(spoken.value.words, key);

/** The words under a key put together from data, e.g. of a good; the key itself where there are none. */
export const term = (key: string): string => (isKey(key) ? t(key) : key);

/** A rules' or log's sentence. Names are isolated, so that none can turn the direction of what follows. */
export const sentence = (phrase: Phrase, name: (seat: Seat) => string): string =>
  render(phrase, {
    ...spoken.value,
    name: (seat) => isolate(name(seat)),
    person: isolate,
    moment: formatDateTime,
  });

/** U+2068 … U+2069: the plain-text form of <bdi>, for names inside sentences and labels. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;

/** A number with a real minus sign. */
export const formatNumber = (n: number): string => numbers(language.value).format(n).replace('-', '\u2212');

export const formatList = (items: readonly string[]): string => lists(language.value).format(items);

/** The parts of a failure that its text needs. */
type Failure = Pick<ApiFailure, 'code' | 'params' | 'requestId'>;

/** Why something failed, in a player's words. */
export function errorText({ requestId, ...failure }: Failure): string {
  const key = messageKeys(failure).find(isKey);
  if (key === undefined) return t('page.failed', { code: failure.code });
  return t(key, { ...failure.params, requestId: requestId ?? '–' });
}

/** A moment, as date and time of the reader's own clock. */
export const formatDateTime = (at: number): string => moments(ownVariant(language.value)).format(at);

/**
 * The reader's own variant of a language, e.g. en-GB, because each writes dates in its own way. Some browsers name
 * variants that `Intl` refuses, e.g. `en-US@posix`, so only the plain form counts.
 */
export const ownVariant = (of: string): string =>
  navigator.languages.find((tag) => tag.startsWith(of) && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag)) ?? of;

const moments = perLanguage((of) => new Intl.DateTimeFormat(of, { dateStyle: 'medium', timeStyle: 'short' }));

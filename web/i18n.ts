import type { Phrase } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { titles } from '#shared/games/titles.ts';
import type { GameKey } from '#shared/games/words.ts';
import type { afterGame } from '#shared/words/en/afterGame.ts';
import type { asks } from '#shared/words/en/asks.ts';
import type { atTable } from '#shared/words/en/atTable.ts';
import type { channels } from '#shared/words/en/channels.ts';
import type { chime } from '#shared/words/en/chime.ts';
import type { clock } from '#shared/words/en/clock.ts';
import type { draft } from '#shared/words/en/draft.ts';
import type { feed } from '#shared/words/en/feed.ts';
import type { foot } from '#shared/words/en/foot.ts';
import type { guide } from '#shared/words/en/guide.ts';
import type { help } from '#shared/words/en/help.ts';
import type { identity } from '#shared/words/en/identity.ts';
import type { hours } from '#shared/words/en/hours.ts';
import type { hints } from '#shared/words/en/hints.ts';
import type { history } from '#shared/words/en/history.ts';
import type { en } from '#shared/words/en/index.ts';
import type { mailedMove } from '#shared/words/en/mailedMove.ts';
import type { mailPage } from '#shared/words/en/mailPage.ts';
import type { orders } from '#shared/words/en/orders.ts';
import type { ownData } from '#shared/words/en/ownData.ts';
import { page } from '#shared/words/en/page.ts';
import type { privacy } from '#shared/words/en/privacy.ts';
import type { records } from '#shared/words/en/records.ts';
import type { replay } from '#shared/words/en/replay.ts';
import type { table } from '#shared/words/en/table.ts';
import type { telling } from '#shared/words/en/telling.ts';
import type { textMode } from '#shared/words/en/textMode.ts';
import type { talk } from '#shared/words/en/talk.ts';
import type { trial } from '#shared/words/en/trial.ts';
import type { waiting } from '#shared/words/en/waiting.ts';
import { lists, numbers, perLanguage, render, fillWords } from '#shared/words/render.ts';
import type { ApiFailure } from './api.ts';
import { language, registerMessages, words } from './language.ts';
import { lazy } from './lazy.ts';

/** A key of the catalogue; English has them all. */
export type MessageKey =
  | keyof typeof en
  | GameKey
  | keyof typeof afterGame
  | keyof typeof asks
  | keyof typeof atTable
  | keyof typeof channels
  | keyof typeof chime
  | keyof typeof clock
  | keyof typeof draft
  | keyof typeof feed
  | keyof typeof foot
  | keyof typeof guide
  | keyof typeof help
  | keyof typeof hints
  | keyof typeof hours
  | keyof typeof identity
  | keyof typeof history
  | keyof typeof mailedMove
  | keyof typeof mailPage
  | keyof typeof orders
  | keyof typeof ownData
  | keyof typeof privacy
  | keyof typeof records
  | keyof typeof replay
  | keyof typeof talk
  | keyof typeof table
  | keyof typeof telling
  | keyof typeof textMode
  | keyof typeof trial
  | keyof typeof waiting;

Object.assign(words, titles);

registerMessages(page, {
  pl: () => import('#shared/words/pl/page.ts'),
  cs: () => import('#shared/words/cs/page.ts'),
  fr: () => import('#shared/words/fr/page.ts'),
});

/** The words under `key`, filled with plain values. */
export const t = (key: MessageKey, values?: Readonly<Record<string, string | number>>): string =>
  fillWords({ language: language.value, words }, key, values);

/** Is there a word under `key`? */
export const isKey = (key: string): key is MessageKey => Object.hasOwn(words, key);

/** The words under a key put together from data, e.g. of a good; the key itself where there are none. */
export const term = (key: string): string => (isKey(key) ? t(key) : key);

/** A rules' or log's sentence. Names are isolated, so that none can turn the direction of what follows. */
export const sentence = (phrase: Phrase, name: (seat: Seat) => string): string =>
  render(phrase, {
    language: language.value,
    words,
    name: (seat) => isolate(name(seat)),
    person: isolate,
    moment: formatDateTime,
  });

/** U+2068 … U+2069: the plain-text form of <bdi>, for names inside sentences and labels. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;

/** A number with a real minus sign. */
export const formatNumber = (n: number): string => numbers(language.value).format(n).replace('-', '\u2212');

export const formatList = (items: readonly string[]): string => lists(language.value).format(items);

/** What the page knows of a failure. */
export type Failure = Pick<ApiFailure, 'code' | 'params' | 'requestId'>;

/** Fetched with what tells of a game, or with the first failure. */
export const reasons = lazy(() => import('./reasons.ts'));

/** Why something failed, in a player's words; that the network is lost, without fetching any. */
export const errorText = (failure: Failure): string =>
  failure.code === 'NETWORK'
    ? t('error.NETWORK')
    : (reasons()?.failureText(failure) ?? t('page.failed', { code: failure.code }));

/** A moment, as date and time of the reader's own clock. */
export const formatDateTime = (at: number): string => moments(ownVariant(language.value)).format(at);

/**
 * The reader's own variant of a language, e.g. en-GB, because each writes dates in its own way. Some browsers name
 * variants that `Intl` refuses, e.g. `en-US@posix`, so only the plain form counts.
 */
export const ownVariant = (of: string): string =>
  navigator.languages.find((tag) => tag.startsWith(of) && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag)) ?? of;

const moments = perLanguage((of) => new Intl.DateTimeFormat(of, { dateStyle: 'medium', timeStyle: 'short' }));

import { isGameId } from '#shared/games/meta.ts';
import type { MyGame } from '#shared/protocol/http.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { gameWords } from '../../games/words.ts';
import { formatList, formatNumber, isolate, sentence, t } from '../../lib/i18n.ts';
import { useWords } from '../../lib/language.ts';
import { namesOf } from '../../ui/names.tsx';
import { signal } from '@preact/signals';

/** The words of each game, fetched once a list tells of it. */
const wordsOf = new Map<string, Lazy<true>>(
  Object.entries(gameWords).map(([id, words]) => [id, lazy(() => useWords(words).then(() => true))]),
);

/** Resolves when the words of these games are there, or cannot be fetched: their lists do not grow any more then. */
export const glanceWords = (games: readonly MyGame[]): Promise<unknown> =>
  Promise.all(
    games.map(({ game, glance, yourTurn }) =>
      glance === null && !yourTurn ? undefined : wordsOf.get(game)?.fetch(),
    ),
  );

/** Asks for the words of a game; what calls this is drawn again when they have come. */
export const areWordsThere = ({ game }: Pick<MyGame, 'game'>): boolean => wordsOf.get(game)?.() === true;

/** What has happened in a game, in a list: how far it is, who leads or has won, and what affected the visitor. */
export function GameGlance({ game }: { readonly game: MyGame }) {
  const { glance, status } = game;
  if (glance === null || !isGameId(game.game) || status === 'aborted') return null;
  const isTold = areWordsThere(game) && status === 'running';
  const name = namesOf(game);
  return (
    <span class="glance muted">
      {isTold && <span class="stage">{sentence(glance.stage, name)}</span>}
      <span>{scoresIn(game, name)}</span>
      {isTold && <Touched game={game} />}
    </span>
  );
}

/** The scores that everybody sees, best first; empty without any. */
function scoresIn({ glance }: Pick<MyGame, 'glance'>, name: (seat: Seat) => string): string {
  const scores = (glance?.scores ?? []).map(
    ({ seat, total }) => `${t('page.term', { label: isolate(name(seat)) })}\u00a0${formatNumber(total)}`,
  );
  return scores.length === 0 ? '' : t('page.home.scores', { scores: scores.join(' · ') });
}

/** The latest things that affected the visitor's seat. */
function Touched({ game }: { readonly game: MyGame }) {
  const name = namesOf(game);
  const touched = game.glance?.touched ?? [];
  if (touched.length === 0) return null;
  return (
    <span class="touched">
      <span class="visually-hidden">{t('page.term', { label: t('page.home.touched') })} </span>
      {touched.map(({ seq, phrase }, at) => (
        <span key={`${seq}.${at}`}>{sentence(phrase, name)} </span>
      ))}
    </span>
  );
}

/** Who has won, in a few words; empty where nothing says. */
export function winnersIn(game: MyGame): string {
  const name = namesOf(game);
  const winners = (game.glance?.scores ?? []).filter(({ rank }) => rank === 1);
  if (winners.length === 0) return '';
  const names = formatList(winners.map(({ seat }) => isolate(name(seat))));
  return t('page.home.won', { n: winners.length, names });
}

/** A part of the page. Undefined while it is being fetched; the components that asked are drawn again when it has loaded. */
interface Lazy<T> {
  (): T | undefined;
  /** Fetches it ahead. */
  fetch(): Promise<void>;
}

/** Fetches a part and its words at the first call. If that fails, the next call tries again. */
function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const part = signal<T | undefined>(undefined);
  let fetching: Promise<void> | undefined;
  const fetch = (): Promise<void> =>
    (fetching ??= load().then(
      (it) => void (part.value = it),
      () => void (fetching = undefined),
    ));
  const ask = (): T | undefined => {
    void fetch();
    return part.value;
  };
  return Object.assign(ask, { fetch });
}

import type { Seat } from '#shared/kernel/types.ts';
import type { MyGame, MyInvitation } from '#shared/protocol/http.ts';
import { formatDateTime, isolate, formatList, t, formatNumber, sentence } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { formatRelative } from '../../lib/times.ts';
import { TimeLeft, SEAT_TIME_WORDS } from '../../table/clock.tsx';
import { spoken, useWords } from '../../lib/language.ts';
import { describeAsked } from '#shared/words/render.ts';
import { titleWithGame, namesOf } from '../../ui/names.tsx';
import { isGameId } from '#shared/games/meta.ts';
import { gameWords } from '../../games/words.ts';
import { signal } from '@preact/signals';
import styles from './gameList.module.css';

interface Props {
  /** Undefined where a heading above says it already. */
  readonly title?: string;
  readonly games: readonly MyGame[];
  /** Seats that are kept for the visitor; they come first. */
  readonly invitations?: readonly MyInvitation[];
}

/** A list of the player's games; nothing if it is empty. */
export function GameList({ title, games, invitations = [] }: Props) {
  if (games.length + invitations.length === 0) return null;
  return (
    <section class="game-list" translate={false}>
      {title !== undefined && <h2>{title}</h2>}
      <ul class="plain">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <a class="card row waits" href={`/join/${invitation.id}/${invitation.seat}`}>
              <strong>{titleWithGame(invitation)}</strong>
              <span class="tag turn">{t('page.home.invited', { host: isolate(invitation.host) })}</span>
            </a>
          </li>
        ))}
        {games.map((game) => (
          <li key={game.id}>
            <a class={game.yourTurn ? 'card row waits' : 'card row'} href={`/g/${game.id}`}>
              <strong>{titleWithGame(game)}</strong>
              <span class="with">{othersIn(game)}</span>
              <span class={styles.state}>
                <span class={game.yourTurn ? 'tag turn' : 'muted'}>{statusText(game)}</span>
                {game.yourTurn && game.asks.length > 0 && areWordsThere(game) && (
                  <span class={styles.asked}>{describeAsked(game, spoken.value)}</span>
                )}
                <When {...game} />
              </span>
              <GameSummary game={game} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the game waits for the visitor, and why for nobody. */
function statusText(game: MyGame): string {
  const { yourTurn, paused, asleep, status, vacant } = game;
  if (asleep) return t('clock.list.asleep');
  if (paused) return t('clock.list.paused');
  if (yourTurn) return t('page.home.yourTurn');
  const fallback = t(`page.status.${status}`);
  if (status === 'over') return winnersIn(game) || fallback;
  if (vacant) return t('page.home.left.bot');
  const others = game.acting.filter((seat) => seat !== game.you);
  return others.length === 0 ? fallback : t('page.home.waitsFor', { names: namesIn(game, others) });
}

/** How long the game still waits for the visitor, or how long it has waited. */
function When({ yourTurn, deadline, since }: MyGame) {
  if (yourTurn && deadline != null)
    return (
      <span class={styles.deadline}>
        <TimeLeft until={deadline} words={SEAT_TIME_WORDS} />
      </span>
    );
  return (
    <time class="muted" dateTime={new Date(since).toISOString()} title={formatDateTime(since)}>
      {formatRelative(since, serviceNow())}
    </time>
  );
}

/** The others by their names, and how many seats are open; those of a game that was called off nobody takes. */
function othersIn(game: MyGame): string {
  const others = game.seats.filter(({ seat }) => seat !== game.you);
  const names = others.filter(({ kind }) => kind !== 'open').map(({ seat }) => nameIn(game, seat));
  const open = game.status === 'aborted' ? 0 : others.length - names.length;
  const all = open === 0 ? names : [...names, t('page.home.open', { n: open })];
  return all.length === 0 ? '' : t('page.home.with', { names: formatList(all) });
}

const nameIn = (game: MyGame, seat: Seat): string => isolate(namesOf(game)(seat));

const namesIn = (game: MyGame, seats: readonly Seat[]): string =>
  formatList(seats.map((seat) => nameIn(game, seat)));

/** The games whose words have come. */
const gamesWithWords = signal<ReadonlySet<string>>(new Set());

/** Fetches the words of a game. If that fails, the next drawing tries again. */
async function fetchWords(game: string): Promise<void> {
  if (!isGameId(game) || gamesWithWords.peek().has(game)) return;
  const isThere = await useWords(gameWords[game]).then(
    () => true,
    () => false,
  );
  const known = gamesWithWords.peek();
  if (isThere && !known.has(game)) gamesWithWords.value = new Set([...known, game]);
}

/** Resolves when the words of these games are there, or cannot be fetched: their lists do not grow any more then. */
export const fetchSummaryWords = (games: readonly MyGame[]): Promise<unknown> =>
  Promise.all(
    games.map(({ game, glance, yourTurn }) => (glance === null && !yourTurn ? undefined : fetchWords(game))),
  );

/** Fetches the words of a game; a component that calls this is drawn again when they have come. */
function areWordsThere({ game }: Pick<MyGame, 'game'>): boolean {
  void fetchWords(game);
  return gamesWithWords.value.has(game);
}

/** A game's summary in a list: how far it is, who leads or has won, and what affected the visitor. */
function GameSummary({ game }: { readonly game: MyGame }) {
  const { glance, status } = game;
  if (glance === null || !isGameId(game.game) || status === 'aborted') return null;
  const isTold = areWordsThere(game) && status === 'running';
  const name = namesOf(game);
  return (
    <span class={`${styles.glance} muted`}>
      {isTold && <span class={styles.stage}>{sentence(glance.stage, name)}</span>}
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
    <span class={styles.touched}>
      <span class="visually-hidden">{t('page.term', { label: t('page.home.touched') })} </span>
      {touched.map(({ seq, phrase }, at) => (
        <span key={`${seq}.${at}`}>{sentence(phrase, name)} </span>
      ))}
    </span>
  );
}

/** The winners, in a few words; empty where nothing says. */
function winnersIn(game: MyGame): string {
  const name = namesOf(game);
  const winners = (game.glance?.scores ?? []).filter(({ rank }) => rank === 1);
  if (winners.length === 0) return '';
  const names = formatList(winners.map(({ seat }) => isolate(name(seat))));
  return t('page.home.won', { n: winners.length, names });
}

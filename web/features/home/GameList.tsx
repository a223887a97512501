import type { Seat } from '#shared/kernel/types.ts';
import type { MyGame } from '#shared/protocol/http.ts';
import { formatDateTime, isolate, formatList, t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { formatRelative } from '../../lib/times.ts';
import { TimeLeft, SEAT_TIME_WORDS } from '../../table/clock.tsx';
import { spoken } from '../../lib/language.ts';
import { describeAsked } from '#shared/words/render.ts';
import { areWordsThere, GameGlance, winnersIn } from './GameGlance.tsx';
import { titleWithGame, namesOf } from '../../ui/names.tsx';
import './gameList.css';

interface Props {
  /** Undefined where a heading above says it already. */
  readonly title?: string;
  readonly games: readonly MyGame[];
}

/** A list of the player's games; nothing if it is empty. */
export function GameList({ title, games }: Props) {
  if (games.length === 0) return null;
  return (
    <section class="game-list" translate={false}>
      {title !== undefined && <h2>{title}</h2>}
      <ul class="plain">
        {games.map((game) => (
          <li key={game.id}>
            <a class={game.yourTurn ? 'card row waits' : 'card row'} href={`/g/${game.id}`}>
              <strong>{titleWithGame(game)}</strong>
              <span class="with">{othersIn(game)}</span>
              <span class="row-state">
                <span class={game.yourTurn ? 'tag turn' : 'muted'}>{statusText(game)}</span>
                {game.yourTurn && game.asks.length > 0 && areWordsThere(game) && (
                  <span class="row-asked">{describeAsked(game, spoken.value)}</span>
                )}
                <When {...game} />
              </span>
              <GameGlance game={game} />
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
  if (yourTurn && deadline != null) return <TimeLeft until={deadline} words={SEAT_TIME_WORDS} />;
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

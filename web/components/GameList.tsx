import type { MyGame } from '#shared/protocol/http.ts';
import { formatDateTime, isolate, formatList, t, term } from '../i18n.ts';
import { formatRelative } from '../times.ts';
import { TimeLeft } from './clock/TimeLeft.tsx';
import { LEFT } from './clock/timeWords.ts';
import { askedOf } from './asked.ts';
import { seatName } from './names.ts';

interface Props {
  readonly title: string;
  readonly games: readonly MyGame[];
}

/** A list of the player's games; nothing if it is empty. */
export function GameList({ title, games }: Props) {
  if (games.length === 0) return null;
  return (
    <section class="game-list">
      <h2>{title}</h2>
      <ul class="plain">
        {games.map((game) => (
          <li key={game.id}>
            <a class={game.yourTurn ? 'card row waits' : 'card row'} href={`/g/${game.id}`}>
              <strong>{term(`game.${game.game}`)}</strong>
              <span class="with">{othersIn(game)}</span>
              <span class={game.yourTurn ? 'tag turn' : 'muted'}>{statusText(game)}</span>
              {game.yourTurn && game.asks.length > 0 && <span class="row-asked">{askedOf(game)}</span>}
              <When {...game} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the game waits for the visitor, and why for nobody. */
function statusText({ yourTurn, paused, asleep, status }: MyGame): string {
  if (asleep) return t('clock.list.asleep');
  if (paused) return t('clock.list.paused');
  return t(yourTurn ? 'page.home.yourTurn' : `page.status.${status}`);
}

/** How long the game still waits for the visitor, or how long it has waited. */
function When({ yourTurn, deadline, since }: MyGame) {
  if (yourTurn && deadline != null) return <TimeLeft until={deadline} words={LEFT} />;
  return (
    <time class="muted" dateTime={new Date(since).toISOString()} title={formatDateTime(since)}>
      {formatRelative(since, Date.now())}
    </time>
  );
}

function othersIn({ seats, you }: MyGame): string {
  const names = seats.filter(({ seat }) => seat !== you).map((other) => isolate(seatName(other)));
  return t('page.home.with', { names: formatList(names) });
}

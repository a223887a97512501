import type { MyGame } from '#shared/protocol/http.ts';
import { formatRelative, isolate, formatList, formatDateTime, t, term } from '../i18n.ts';
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
              <span class={game.yourTurn ? 'tag turn' : 'muted'}>
                {t(game.yourTurn ? 'page.home.yourTurn' : `page.status.${game.status}`)}
              </span>
              {game.yourTurn && game.asks.length > 0 && <span class="row-asked">{askedOf(game)}</span>}
              <time
                class="muted"
                dateTime={new Date(game.since).toISOString()}
                title={formatDateTime(game.since)}
              >
                {formatRelative(game.since, Date.now())}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function othersIn({ seats, you }: MyGame): string {
  const names = seats.filter(({ seat }) => seat !== you).map((other) => isolate(seatName(other)));
  return t('page.home.with', { names: formatList(names) });
}

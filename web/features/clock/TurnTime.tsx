import type { GameView } from '#shared/protocol/http.ts';
import type { Game } from '../../table/game.ts';
import { TimeLeft } from '../../table/TimeLeft.tsx';
import { OWN, seatTime, standstillText } from '../../table/timeWords.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
}

/** In the turn's bar: how much time the player has for their turn, or why nobody's time runs. */
export function TurnTime({ game, view }: Props) {
  const stands = standstillText(view.clock);
  if (stands !== '') return <p class="turn-time">{stands}</p>;
  const info = game.yourTurn.value && view.you !== null ? view.seats[view.you] : undefined;
  const time = info && seatTime(info);
  if (time === undefined) return null;
  // The time of a turn that has just begun comes a moment after it. Its line is there already.
  return (
    <p class="turn-time">
      {time.deadline === null ? '\u00a0' : <TimeLeft until={time.deadline} full={time.left} words={OWN} />}
    </p>
  );
}

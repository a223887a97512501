import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyChronicle, RowPlace } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import type { Past } from '../../table/history.ts';
import { Categories } from './Categories.tsx';
import { Charts } from './Charts.tsx';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly rules: AnyTableRules;
  readonly past: Past;
  readonly chronicle: AnyChronicle | undefined;
  readonly places: readonly RowPlace[] | undefined;
  name(seat: Seat): string;
}

/** How the scores of a finished game came about: by kind, over the rounds, and what the game itself tells. */
export function HowItCame({ game, view, rules, past, chronicle, places, name }: Props) {
  const standings = game.standings.value;
  return (
    <>
      <Charts
        rules={rules}
        log={game.log.value}
        past={past}
        chronicle={chronicle}
        places={places}
        seats={view.seats.map(({ seat }) => seat)}
        name={name}
      />
      {chronicle === undefined ? (
        <Categories standings={standings} name={name} />
      ) : (
        <chronicle.Afterwards entries={game.story.value} standings={standings} name={name} />
      )}
    </>
  );
}

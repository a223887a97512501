import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { RowPlace } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import type { Past } from '../../table/history.ts';
import { Categories } from './Categories.tsx';
import { Charts } from './Charts.tsx';

interface Props {
  readonly rules: AnyTableRules;
  readonly past: Past;
  /** Where each row belongs, by its number less one; undefined where the game has no parts. */
  readonly places: readonly RowPlace[] | undefined;
}

/** How the scores of a finished game came about: by kind, over the rounds, and what the game itself tells. */
export function HowItCame({ rules, past, places }: Props) {
  const { game, gameUi, name } = useTable();
  const { chronicle } = gameUi;
  const standings = game.standings.value;
  return (
    <>
      <Charts rules={rules} past={past} places={places} />
      {chronicle === undefined ? (
        <Categories standings={standings} name={name} />
      ) : (
        <chronicle.Afterwards entries={game.story.value} standings={standings} name={name} />
      )}
    </>
  );
}

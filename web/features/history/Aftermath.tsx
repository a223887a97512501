import { useMemo } from 'preact/hooks';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { RowPlace } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import type { Past } from '../../table/history.ts';
import { memo } from '../../ui/memo.tsx';
import { Standings } from '../../table/Standings.tsx';
import { exportOnce, Verified } from '../fairness/index.ts';
import { Hidden } from './Hidden.tsx';
import { HowItCame } from '../end/index.ts';

interface Props {
  readonly rules: AnyTableRules;
  readonly past: Past;
  readonly places: readonly RowPlace[] | undefined;
}

/** Everything that is shown once the game is over: scores, charts, revealed secrets, the fairness check. */
export const Aftermath = memo(({ rules, past, places }: Props) => {
  const { game, gameUi, view, platform, name } = useTable();
  const standings = game.standings.value;
  const exported = useMemo(() => exportOnce(platform, view.id), [platform, view.id]);
  return (
    <>
      <Standings standings={standings} name={name} />
      <HowItCame rules={rules} past={past} places={places} />
      {gameUi.Revealed !== undefined && <Hidden Revealed={gameUi.Revealed} exported={exported} />}
      <Verified exported={exported} />
    </>
  );
});

import { useMemo } from 'preact/hooks';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyChronicle, AnyGameUi, RowPlace } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import type { Past } from '../../table/history.ts';
import type { Platform } from '../../lib/platform.ts';
import { memo } from '../../ui/memo.tsx';
import { namesOf } from '../../lib/names.ts';
import { Standings } from '../../table/Standings.tsx';
import { exportOnce, Verified } from '../fairness/index.ts';
import { Hidden } from './Hidden.tsx';
import { HowItCame } from '../end/index.ts';

interface Props {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly platform: Platform;
  readonly rules: AnyTableRules;
  readonly past: Past;
  readonly chronicle: AnyChronicle | undefined;
  readonly places: readonly RowPlace[] | undefined;
}

/** Everything that is shown once the game is over: scores, charts, revealed secrets, the fairness check. */
export const Aftermath = memo(({ game, gameUi, view, platform, rules, past, chronicle, places }: Props) => {
  const name = namesOf(view);
  const standings = game.standings.value;
  const exported = useMemo(() => exportOnce(platform, view.id), [platform, view.id]);
  return (
    <>
      <Standings standings={standings} name={name} />
      <HowItCame
        game={game}
        view={view}
        rules={rules}
        past={past}
        chronicle={chronicle}
        places={places}
        name={name}
      />
      {gameUi.Revealed !== undefined && <Hidden game={game} Revealed={gameUi.Revealed} exported={exported} />}
      <Verified game={game} platform={platform} exported={exported} />
    </>
  );
});

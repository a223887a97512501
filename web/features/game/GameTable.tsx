import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import { titleWithGame, namesOf } from '../../lib/names.ts';
import { memo } from '../../ui/memo.tsx';
import { AfterPart } from '../end/index.ts';
import { RecapCard } from '../recap/index.ts';
import { LogColumn } from './LogColumn.tsx';
import { TableNotices, type CardsOverBoard } from '../votes/index.ts';
import { TalkPanel } from '../talk/index.ts';
import { TurnBar } from '../../table/TurnBar.tsx';
import { barStatus, sceneOf, titleOf } from '../../table/scene.ts';
import { TurnNews } from './TurnNews.tsx';
import type { AnyGameUi, AnyScene } from '../../games/gameUi.ts';
import type { RecapSpan } from '../../table/absence.ts';
import { expectsRecap } from '../../table/seen.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Game } from '../../table/game.ts';

interface Props {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly platform: Platform;
}

/** The table does not wait longer for the score over it (ms). */
const PATIENCE = 4_000;

/** A game that runs or is over: board, decision, log. */
export function GameTable({ game, gameUi, view, platform }: Props) {
  const name = useMemo(() => namesOf(view), [view]);
  /** What the board shows other than the present: a past position, and what standing orders are made on. */
  const recapOverride = useSignal<Partial<AnyScene>>({});
  const ordersOverride = useSignal<Partial<AnyScene>>({});
  /** Keeps room for the recap, so that the board does not jump when it appears. */
  const recapReserved = useSignal(expectsRecap(platform.device, view));
  const recap = useSignal<RecapSpan | undefined>(undefined);
  /** What concerns the table and stands over the board. */
  const cardsOverBoard = useSignal<CardsOverBoard>(undefined);
  const over = view.status === 'over';
  /** The score comes first, unless it takes long. */
  const isEndShown = useSignal(!over);
  useEffect(() => platform.later(PATIENCE, () => void (isEndShown.value = true)), [platform, isEndShown]);
  useTopWhenOver(over);
  const scene = sceneOf(game, view, name);
  const Board = useMemo(() => memo<AnyScene>((shown) => gameUi.Board(shown)), [gameUi]);
  return (
    <div class="game">
      <h1 class="visually-hidden">{titleWithGame(view)}</h1>
      {over && <AfterPart {...{ game, gameUi, view, name, isEndShown }} platform={platform} />}
      {isEndShown.value && (
        <div class="table">
          <div class={recapReserved.value ? 'since-place kept' : 'since-place'}>
            <TableNotices {...{ game, view, name, cardsOverBoard }} platform={platform} />
            <RecapCard
              {...{ game, gameUi, view, boardOverride: recapOverride, recapReserved, recap }}
              platform={platform}
            />
          </div>
          <Board {...scene} {...recapOverride.value} {...ordersOverride.value} />
          <div class="side">
            {!over && (
              <Turn
                {...{ game, gameUi, scene, view, platform, boardOverride: ordersOverride, cardsOverBoard }}
              />
            )}
            <TalkPanel {...{ game, view }} platform={platform} />
            <LogColumn {...{ game, gameUi, view, recap }} platform={platform} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The final score stands over the table: whoever sees the game end is shown it, wherever on the page they were. */
function useTopWhenOver(over: boolean): void {
  const was = useRef(over);
  useLayoutEffect(() => {
    if (over && !was.current) scrollTo(0, 0);
    was.current = over;
  }, [over]);
}

interface TurnProps {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly scene: AnyScene;
  readonly view: GameView;
  readonly platform: Platform;
  readonly boardOverride: Signal<Partial<AnyScene>>;
  readonly cardsOverBoard: Signal<CardsOverBoard>;
}

function Turn({ game, gameUi, scene, view, platform, boardOverride, cardsOverBoard }: TurnProps) {
  const planned = game.planned.value;
  const composing = game.partial.value !== null;
  const unfinished = game.offered.value.length > 0 && (!composing || goesOn(game, scene));
  return (
    <TurnBar
      title={titleOf(game, gameUi, scene)}
      yours={game.yourTurn.value}
      status={barStatus(game)}
      hint={gameUi.hint(scene)}
      balance={gameUi.balance(scene)}
      steps={planned.map((step) => game.rules.value?.textOf(step, gameUi, scene) ?? '')}
      canSend={game.canSend.value}
      canGoBack={planned.length > 0 || game.partial.value !== null}
      unfinished={unfinished}
      sending={game.sending.value}
      back={game.back}
      send={game.send}
      repeat={game.repeat}
      tip={
        <TurnNews
          {...{ game, gameUi, view, scene, unfinished, boardOverride, cardsOverBoard }}
          platform={platform}
        />
      }
    >
      {game.offered.value.length > 0 && <gameUi.Decision {...scene} />}
    </TurnBar>
  );
}

/** After all that is planned, the next decision is the viewer's again; not known where chance comes first. */
function goesOn(game: Game, { you }: AnyScene): boolean {
  const last = game.planned.value.at(-1);
  if (last === undefined || last.server || you === null) return false;
  return game.rules.value?.acting(last.after).includes(you) ?? false;
}

import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import { titleWithGame, namesOf } from '../../lib/names.ts';
import { memo } from '../../ui/memo.tsx';
import { AfterPart } from '../end/index.ts';
import { RecapCard } from '../recap/index.ts';
import { Record } from './Record.tsx';
import { TableNotices, type Above } from '../votes/index.ts';
import { TalkPanel } from '../talk/index.ts';
import { TurnBar } from '../../table/TurnBar.tsx';
import { barStatus, sceneOf, titleOf } from '../../table/scene.ts';
import { TurnNews } from './TurnNews.tsx';
import type { AnyGameUi, AnyScene } from '../../games/gameUi.ts';
import type { Told } from '../../table/absence.ts';
import { expectsRecap } from '../../table/seen.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Game } from '../../table/game.ts';

interface Props {
  readonly game: Game;
  readonly drawing: AnyGameUi;
  readonly view: GameView;
  readonly world: Platform;
}

/** The table does not wait longer for the score over it (ms). */
const PATIENCE = 4_000;

/** A game that runs or is over: board, decision, log. */
export function GameTable({ game, drawing, view, world: platform }: Props) {
  const name = useMemo(() => namesOf(view), [view]);
  /** What the board shows other than the present: a past position, and what standing orders are made on. */
  const look = useSignal<Partial<AnyScene>>({});
  const ahead = useSignal<Partial<AnyScene>>({});
  /** Keeps room for the recap, so that the board does not jump when it appears. */
  const room = useSignal(expectsRecap(platform.device, view));
  const told = useSignal<Told | undefined>(undefined);
  /** What concerns the table and stands over the board. */
  const above = useSignal<Above>(undefined);
  const over = view.status === 'over';
  /** The score comes first, unless it takes long. */
  const isTold = useSignal(!over);
  useEffect(() => platform.later(PATIENCE, () => void (isTold.value = true)), [platform, isTold]);
  useTopWhenOver(over);
  const scene = sceneOf(game, view, name);
  const Board = useMemo(() => memo<AnyScene>((shown) => drawing.Board(shown)), [drawing]);
  return (
    <div class="game">
      <h1 class="visually-hidden">{titleWithGame(view)}</h1>
      {over && <AfterPart {...{ game, drawing, view, name, isTold }} world={platform} />}
      {isTold.value && (
        <div class="table">
          <div class={room.value ? 'since-place kept' : 'since-place'}>
            <TableNotices {...{ game, view, name, above }} world={platform} />
            <RecapCard {...{ game, drawing, view, look, room, told }} world={platform} />
          </div>
          <Board {...scene} {...look.value} {...ahead.value} />
          <div class="side">
            {!over && <Turn {...{ game, drawing, scene, view, world: platform, look: ahead, above }} />}
            <TalkPanel {...{ game, view }} world={platform} />
            <Record {...{ game, drawing, view, told }} world={platform} />
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
  readonly drawing: AnyGameUi;
  readonly scene: AnyScene;
  readonly view: GameView;
  readonly world: Platform;
  readonly look: Signal<Partial<AnyScene>>;
  readonly above: Signal<Above>;
}

function Turn({ game, drawing, scene, view, world: platform, look, above }: TurnProps) {
  const planned = game.planned.value;
  const composing = game.partial.value !== null;
  const unfinished = game.offered.value.length > 0 && (!composing || goesOn(game, scene));
  return (
    <TurnBar
      title={titleOf(game, drawing, scene)}
      yours={game.yourTurn.value}
      status={barStatus(game)}
      hint={drawing.hint(scene)}
      balance={drawing.balance(scene)}
      steps={planned.map((step) => game.rules.value?.textOf(step, drawing, scene) ?? '')}
      canSend={game.canSend.value}
      canGoBack={planned.length > 0 || game.partial.value !== null}
      unfinished={unfinished}
      sending={game.sending.value}
      back={game.back}
      send={game.send}
      repeat={game.repeat}
      tip={<TurnNews {...{ game, drawing, view, scene, unfinished, look, above }} world={platform} />}
    >
      {game.offered.value.length > 0 && <drawing.Decision {...scene} />}
    </TurnBar>
  );
}

/** After all that is planned, the next decision is the viewer's again; not known where chance comes first. */
function goesOn(game: Game, { you }: AnyScene): boolean {
  const last = game.planned.value.at(-1);
  if (last === undefined || last.server || you === null) return false;
  return game.rules.value?.acting(last.after).includes(you) ?? false;
}

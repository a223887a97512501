import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { titleWithGame } from '../../ui/names.tsx';
import { tableName } from '../../lib/browserPage.ts';
import { memo } from '../../ui/memo.tsx';
import { AfterPart } from '../end/index.ts';
import { RecapCard, Meanwhile } from '../recap/index.ts';
import { LogColumn } from './LogColumn.tsx';
import { TableNotices, type CardsOverBoard, TableNews } from '../votes/index.ts';
import { TalkPanel } from '../talk/index.ts';
import { TurnBar, RebasedNotice } from '../../table/TurnBar.tsx';
import { barStatus, sceneOf, titleOf } from '../../table/scene.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { type RecapSpan, expectsRecap } from '../../table/absence.ts';
import { useTable } from '../../table/context.tsx';
import type { Game } from '../../table/game.ts';
import { Chime } from '../telling/index.ts';
import { TurnTime } from '../clock/index.ts';
import { FirstHints } from '../hints/index.ts';
import { OrdersBar } from '../orders/index.ts';
import { canPlay } from '../../table/draft.ts';
import { WaitingNotice } from '../waiting/index.ts';

/** The table does not wait longer for the score over it (ms). */
const PATIENCE = 4_000;

/** A game that runs or is over: board, decision, log. */
export function GameTable() {
  const { game, gameUi, view, platform, name } = useTable();
  /** Overrides of the board's present: by a past position, and by the position that standing orders are made on. */
  const recapOverride = useSignal<Partial<AnyScene>>({});
  const ordersOverride = useSignal<Partial<AnyScene>>({});
  /** Keeps room for the recap, so that the board does not jump when it appears. */
  const recapReserved = useSignal(expectsRecap(platform.device, view));
  const recap = useSignal<RecapSpan | undefined>(undefined);
  /** Keys of the cards that stand over the board. */
  const cardsOverBoard = useSignal<CardsOverBoard>(undefined);
  const over = view.status === 'over';
  /** The score comes first, unless it takes long. */
  const isEndShown = useSignal(!over);
  useEffect(() => platform.later(PATIENCE, () => void (isEndShown.value = true)), [platform, isEndShown]);
  useTopWhenOver(over);
  useTableName(titleWithGame(view));
  const scene = sceneOf(game, view, name);
  const Board = useMemo(() => memo<AnyScene>((shown) => gameUi.Board(shown)), [gameUi]);
  return (
    <div class="game">
      <h1 class="visually-hidden">{titleWithGame(view)}</h1>
      {over && <AfterPart isEndShown={isEndShown} />}
      {isEndShown.value && (
        <div class="table">
          <div class={recapReserved.value ? 'since-place kept' : 'since-place'}>
            <TableNotices cardsOverBoard={cardsOverBoard} />
            <RecapCard boardOverride={recapOverride} recapReserved={recapReserved} recap={recap} />
          </div>
          <Board {...scene} {...recapOverride.value} {...ordersOverride.value} />
          <div class="side">
            {!over && <Turn scene={scene} boardOverride={ordersOverride} cardsOverBoard={cardsOverBoard} />}
            <TalkPanel />
            <LogColumn recap={recap} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The header tells which game this is, as long as its table is shown. */
function useTableName(name: string): void {
  useLayoutEffect(() => {
    tableName.value = name;
    return () => void (tableName.value = '');
  }, [name]);
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
  readonly scene: AnyScene;
  readonly boardOverride: Signal<Partial<AnyScene>>;
  readonly cardsOverBoard: Signal<CardsOverBoard>;
}

function Turn({ scene, boardOverride, cardsOverBoard }: TurnProps) {
  const { game, gameUi } = useTable();
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
          scene={scene}
          unfinished={unfinished}
          boardOverride={boardOverride}
          cardsOverBoard={cardsOverBoard}
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

interface Props {
  readonly scene: AnyScene;
  /** The turn goes on: there is something to hint at, once no move is being put together. */
  readonly unfinished: boolean;
  /** Override of the board while orders are made. */
  readonly boardOverride: Signal<Partial<AnyScene>>;
  /** Keys of the cards that stand over the board. */
  readonly cardsOverBoard: Signal<CardsOverBoard>;
}

/** The news in the turn's bar: all that it tells besides what it asks. */
function TurnNews({ scene, unfinished, boardOverride, cardsOverBoard }: Props) {
  const { game, view, platform } = useTable();
  useBarHeight();
  return (
    <>
      {!platform.guide && <Chime />}
      <TableNews cardsOverBoard={cardsOverBoard} />
      {game.rebased.value !== undefined && <RebasedNotice game={game} rebased={game.rebased.value} />}
      <Meanwhile />
      <TurnTime />
      <WaitingNotice />
      {platform.guide && <platform.guide.Card guide={platform.guide} scene={scene} />}
      {unfinished && !platform.guide && game.partial.value === null && <FirstHints now={scene.now} />}
      {view.you !== null && canPlay(view, view.you) && !platform.guide && (
        <OrdersBar key={view.you} scene={scene} boardOverride={boardOverride} />
      )}
    </>
  );
}

/** So high (px) the bar is now and then on a phone. */
const FULL_HEIGHT = 240;

/**
 * On a phone the bar of a page scrolled to its end stands above the page's foot. What the bar tells changes with every
 * move: the room that it does not need is kept below it, so that the foot stays where it is (`--bar-room` in table.css).
 * A resize observer tells once the foot has moved, and that counts as a jump.
 */
function useBarHeight(): void {
  useEffect(() => {
    const bar = document.querySelector('.turn-bar');
    if (!(bar instanceof HTMLElement)) return undefined;
    const keep = (): void =>
      bar.style.setProperty('--bar-room', `${Math.max(0, FULL_HEIGHT - bar.offsetHeight)}px`);
    keep();
    const changed = new MutationObserver(keep);
    changed.observe(bar, { subtree: true, childList: true, characterData: true });
    return () => changed.disconnect();
  }, []);
}

import type { Signal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi, AnyScene } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { useBarRoom } from './barRoom.ts';
import { Chime } from '../telling/index.ts';
import { TurnTime } from '../clock/index.ts';
import { FirstHints } from '../hints/index.ts';
import { GuideCard } from '../guide/index.ts';
import { Meanwhile } from '../recap/index.ts';
import { OrdersBar } from '../orders/index.ts';
import { canPlay } from '../../table/canPlay.ts';
import { type CardsOverBoard, TableNews } from '../votes/index.ts';
import { RebasedNotice } from '../../table/RebasedNotice.tsx';
import { WaitingNotice } from '../waiting/index.ts';

interface Props {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly platform: Platform;
  readonly scene: AnyScene;
  /** The turn goes on: there is something to hint at, once no move is being put together. */
  readonly unfinished: boolean;
  /** What the board shows while orders are made. */
  readonly boardOverride: Signal<Partial<AnyScene>>;
  /** What concerns the table and stands over the board. */
  readonly cardsOverBoard: Signal<CardsOverBoard>;
}

/** What the turn's bar tells besides what it asks. */
export function TurnNews({
  game,
  gameUi,
  view,
  platform,
  scene,
  unfinished,
  boardOverride,
  cardsOverBoard,
}: Props) {
  useBarRoom();
  return (
    <>
      {!platform.guide && <Chime game={game} device={platform.device} />}
      <TableNews game={game} view={view} cardsOverBoard={cardsOverBoard} name={scene.name} />
      {game.rebased.value !== undefined && <RebasedNotice game={game} rebased={game.rebased.value} />}
      <Meanwhile game={game} gameUi={gameUi} name={scene.name} />
      <TurnTime game={game} view={view} />
      <WaitingNotice game={game} platform={platform} />
      {platform.guide && <GuideCard guide={platform.guide} scene={scene} />}
      {unfinished && !platform.guide && game.partial.value === null && (
        <FirstHints {...{ gameUi, view }} device={platform.device} now={scene.now} />
      )}
      {view.you !== null && canPlay(view, view.you) && !platform.guide && (
        <OrdersBar
          key={view.you}
          game={game}
          gameUi={gameUi}
          view={view}
          platform={platform}
          scene={scene}
          boardOverride={boardOverride}
        />
      )}
    </>
  );
}

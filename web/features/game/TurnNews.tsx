import type { Signal } from '@preact/signals';
import type { AnyScene } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
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
  readonly scene: AnyScene;
  /** The turn goes on: there is something to hint at, once no move is being put together. */
  readonly unfinished: boolean;
  /** What the board shows while orders are made. */
  readonly boardOverride: Signal<Partial<AnyScene>>;
  /** What concerns the table and stands over the board. */
  readonly cardsOverBoard: Signal<CardsOverBoard>;
}

/** What the turn's bar tells besides what it asks. */
export function TurnNews({ scene, unfinished, boardOverride, cardsOverBoard }: Props) {
  const { game, view, platform } = useTable();
  useBarRoom();
  return (
    <>
      {!platform.guide && <Chime />}
      <TableNews cardsOverBoard={cardsOverBoard} />
      {game.rebased.value !== undefined && <RebasedNotice game={game} rebased={game.rebased.value} />}
      <Meanwhile />
      <TurnTime />
      <WaitingNotice />
      {platform.guide && <GuideCard guide={platform.guide} scene={scene} />}
      {unfinished && !platform.guide && game.partial.value === null && <FirstHints now={scene.now} />}
      {view.you !== null && canPlay(view, view.you) && !platform.guide && (
        <OrdersBar key={view.you} scene={scene} boardOverride={boardOverride} />
      )}
    </>
  );
}

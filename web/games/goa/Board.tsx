import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../../../shared/games/goa/moves.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import { Later } from '../../components/Later.tsx';
import type { Scene } from '../drawing.ts';
import { useInSight } from '../inSight.ts';
import { usePick } from '../pick.ts';
import { TradeBoard } from './board/TradeBoard.tsx';
import { Desk } from './decisions/Desk.tsx';
import { composing, lightsOf } from './lights.ts';
import { Mine } from './player/Mine.tsx';
import type { Pick, Table } from './table.ts';

/** Below everything else: no choice waits for it. */
const others = async () => (await import('./player/Others.tsx')).Others;

/** Are one's own boards beside the game board (as in goa.css)? Then the desk opens where it moves none of them. */
const isRoomy = (): boolean => matchMedia('(min-width: 80rem)').matches;

/** The table of Goa; what may be done now is done on the things themselves. */
export function Board(scene: Scene<State, Move>) {
  const table = useTable(scene);
  const board = useRef<HTMLDivElement>(null);
  const { now, partial } = scene;
  useInSight(board, isDone(table) ? null : now.step, now.questions[0], partial?.type, table.pick);
  const desk = <Desk {...table} />;
  // While a colony is founded, next to the cards revealed for it.
  const apart = isRoomy() || now.questions[0]?.ask === 'founding';
  return (
    <div class="goa-board" ref={board}>
      <TradeBoard {...table} />
      {apart && desk}
      <Mine {...table} desk={apart ? null : desk} />
      <Later quiet load={others} props={table} />
    </div>
  );
}

/** Nothing has to be found on the board any more: a marker is placed, the action is done. */
function isDone({ scene: { now, partial }, pick }: Table): boolean {
  if (partial !== null) return partial.type === 'placeMarker';
  const { step, questions } = now;
  return step.phase === 'turn' && step.acted && questions.length === 0 && pick === null;
}

function useTable(scene: Scene<State, Move>): Table {
  const { now, partial } = scene;
  const picked = usePick<Pick>(now, partial?.type);
  useEffect(() => void composing.fetch(), []);
  return { scene, lights: lightsOf(scene), ...picked };
}

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Move } from '../../../shared/games/goa/moves.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import type { Scene } from '../drawing.ts';
import { TradeBoard } from './board/TradeBoard.tsx';
import { Desk } from './decisions/Desk.tsx';
import { lightsOf } from './lights.ts';
import { Mine } from './player/Mine.tsx';
import { Others } from './player/Others.tsx';
import type { Pick, Table } from './table.ts';

/** The table of Goa; what may be done now is done on the things themselves. */
export function Board(scene: Scene<State, Move>) {
  const table = useTable(scene);
  return (
    <div class="goa-board">
      <TradeBoard {...table} />
      <Desk {...table} />
      <Mine {...table} />
      <Others {...table} />
    </div>
  );
}

function useTable(scene: Scene<State, Move>): Table {
  const pick = useSignal<Pick | null>(null);
  const { step } = scene.now;
  useEffect(() => {
    pick.value = null; // what was looked at belonged to the decision before
  }, [step, pick]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || pick.peek() === null) return;
      event.preventDefault(); // this step back is taken here
      pick.value = null;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [pick]);
  return { scene, lights: lightsOf(scene), pick: pick.value, take: (taken) => (pick.value = taken) };
}

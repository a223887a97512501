import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { Later } from '../../components/Later.tsx';
import { useMore } from '../../components/soon.ts';
import { interactive } from '../../interactive.ts';
import type { Scene } from '../gameUi.ts';
import { useInSight } from '../inSight.ts';
import { useSelection } from '../selection.ts';
import { TradeBoard } from './board/TradeBoard.tsx';
import { MoveEditor } from './editor/MoveEditor.tsx';
import { composing } from './targets/composing.ts';
import { targetsOf } from './targets/index.ts';
import { Mine, OWN_PARTS, ownThings } from './player/Mine.tsx';
import type { Selection, BoardProps } from './boardProps.ts';

/** Loaded after everything else: no choice needs it. */
const others = async () => (await import('./player/Others.tsx')).Others;

/** Are the viewer's boards beside the game board (as in goa.css)? */
const isRoomy = (): boolean => matchMedia('(min-width: 80rem)').matches;

/**
 * Where the move editor opens. Beside the boards it moves none of them. A founding is decided after a reveal, not after
 * a tap: the editor lies over the grid then, beside the revealed cards, and moves nothing either.
 */
const editorPlace = ({ questions }: State): 'apart' | 'grid' | 'own' =>
  isRoomy() ? 'apart' : questions[0]?.ask === 'founding' ? 'grid' : 'own';

/** The table of Goa. Choices are made by tapping the things themselves. */
export function Board(scene: Scene<State, Move>) {
  const props = useTable(scene);
  const board = useRef<HTMLDivElement>(null);
  const { now, over, partial, past } = scene;
  /** Part by part, so that none of them takes long: on a phone they are below the game board. */
  const drawn = useMore(0, OWN_PARTS + 1);
  const step = past || over || isDone(props) ? null : now.step;
  /** What is fetched may come after its turn to be drawn. */
  const isWhole = drawn > OWN_PARTS && (scene.you === null || ownThings() !== undefined);
  useInSight(board, isWhole, step, now.questions[0], partial?.type, props.selection);
  const desk = <MoveEditor {...props} />;
  const place = editorPlace(now);
  return (
    <div class={scene.you === null ? 'goa-board watched' : 'goa-board'} ref={board}>
      <TradeBoard {...props} desk={place === 'grid' && desk} />
      {place === 'apart' && desk}
      <Mine {...props} desk={place === 'own' && desk} parts={drawn} />
      <div class="others-place">
        {interactive.value && drawn > OWN_PARTS && <Later quiet load={others} props={props} />}
      </div>
    </div>
  );
}

/** Is there nothing left to find on the board: a marker is placed, or the action is done? */
function isDone({ scene: { now, partial }, selection: pick }: BoardProps): boolean {
  if (partial !== null) return partial.type === 'placeMarker';
  const { step, questions } = now;
  return step.phase === 'turn' && step.acted && questions.length === 0 && pick === null;
}

function useTable(scene: Scene<State, Move>): BoardProps {
  const picked = useSelection<Selection>(scene, scene.partial?.type);
  useEffect(() => void composing.fetch(), []);
  return { scene, targets: targetsOf(scene), ...picked };
}

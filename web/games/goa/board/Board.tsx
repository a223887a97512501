import { useRef } from 'preact/hooks';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Scene } from '../../gameUi.ts';
import { useScrollToChoice, useSelection } from '../../boardHooks.ts';
import { TradeBoard } from './TradeBoard.tsx';
import { Composer, hasMoveEditor } from '../editor/Composer.tsx';
import { targetsOf } from '../targets/index.ts';
import { Mine, Others } from '../player/Players.tsx';
import type { Selection, BoardProps } from '../boardProps.ts';
import styles from '../goa.module.css';

/** Are the viewer's boards beside the game board (as in goa.module.css)? */
const isRoomy = (): boolean => matchMedia('(min-width: 80rem)').matches;

/**
 * Where the move editor opens. Beside the boards it moves none of them. A founding is decided after a reveal, not after
 * a tap: the editor lies over the grid then, beside the revealed cards, and moves nothing either.
 */
const editorPlace = ({ questions }: State): 'apart' | 'grid' | 'own' =>
  isRoomy() ? 'apart' : questions[0]?.ask === 'founding' ? 'grid' : 'own';

/** The table of Goa. Choices are made by tapping the things themselves. */
export function Board(scene: Scene<State, Move>) {
  const props = useBoardProps(scene);
  const board = useRef<HTMLDivElement>(null);
  const { now, over, partial, past } = scene;
  const step = past || over || isDone(props) ? null : now.step;
  useScrollToChoice(board, step, now.questions[0], partial?.type, props.selection);
  const moveEditor = hasMoveEditor(scene) && <Composer {...props} />;
  const place = editorPlace(now);
  return (
    <div class={scene.you === null ? `${styles.goa} watched` : styles.goa} ref={board}>
      <TradeBoard {...props} moveEditor={place === 'grid' && moveEditor} />
      {place === 'apart' && moveEditor}
      <Mine {...props} moveEditor={place === 'own' && moveEditor} />
      <Others {...props} />
    </div>
  );
}

/** Is there nothing left to find on the board: a marker is placed, or the action is done? */
function isDone({ scene: { now, partial }, selection: pick }: BoardProps): boolean {
  if (partial !== null) return partial.type === 'placeMarker';
  const { step, questions } = now;
  return step.phase === 'turn' && step.acted && questions.length === 0 && pick === null;
}

function useBoardProps(scene: Scene<State, Move>): BoardProps {
  const picked = useSelection<Selection>(scene, scene.partial?.type);
  return { scene, targets: targetsOf(scene), ...picked };
}

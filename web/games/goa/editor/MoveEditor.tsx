import { Later } from '../../../components/Later.tsx';
import type { BoardProps } from '../boardProps.ts';
import { isAtDesk } from './opensEditor.ts';

const composer = async () => (await import('./Composer.tsx')).Composer;

/** The move being put together, if it needs more than taps on the board; else nothing. */
export const MoveEditor = (props: BoardProps) =>
  isAtDesk(props.scene) ? <Later quiet load={composer} props={props} /> : null;

import type { GameView } from '#shared/protocol/http.ts';
import type { Game } from '../../models/game.ts';
import type { Platform } from '../../models/platform.ts';
import { ChimeChoice } from '../chime/ChimeChoice.tsx';
import { GameTellingChoice } from '../telling/GameTellingChoice.tsx';
import { TableActions } from './TableActions.tsx';

export interface MenuProps {
  readonly game: Game;
  readonly view: GameView;
  readonly world: Platform;
}

/** What is in the table's menu: one part, because what comes later in an open fold pushes down all that is below. */
export const MenuParts = (props: MenuProps) => (
  <>
    <GameTellingChoice world={props.world} game={props.view.id} />
    <ChimeChoice device={props.world.device} />
    <TableActions {...props} />
  </>
);

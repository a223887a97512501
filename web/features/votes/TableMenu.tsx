import type { GameView } from '#shared/protocol/http.ts';
import { t } from '../../lib/i18n.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { ChimeChoice, GameTellingChoice } from '../telling/index.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TableActions } from './TableActions.tsx';
import '../../ui/menu.css';

export interface MenuProps {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

/** What a player may do about the table itself: be told of it or not, leave, ask for a pause, ask to end the game. */
export function TableMenu(props: MenuProps) {
  const { you, seats } = props.view;
  if (you === null || seats[you]?.vacancy !== undefined) return null;
  return (
    <Fold title={t('page.menu.title')} class="card table-menu">
      {() => (
        <>
          <GameTellingChoice platform={props.platform} game={props.view.id} />
          <ChimeChoice device={props.platform.device} />
          <TableActions {...props} />
        </>
      )}
    </Fold>
  );
}

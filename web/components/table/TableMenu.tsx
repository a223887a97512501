import { useSignal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { Game } from '../../models/game.ts';
import type { Platform } from '../../models/platform.ts';
import { t } from '../../i18n.ts';
import { Later } from '../Later.tsx';
import './menu.css';
import './words.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly world: Platform;
}

/** Rarely needed, so fetched when it is opened. */
const actions = () => import('./TableActions.tsx').then((its) => its.TableActions);

const telling = () => import('../telling/GameTellingChoice.tsx').then((its) => its.GameTellingChoice);

const chime = () => import('../chime/ChimeChoice.tsx').then((its) => its.ChimeChoice);

/** What a player may do about the table itself: be told of it or not, leave, ask for a pause, ask to end the game. */
export function TableMenu(props: Props) {
  const opened = useSignal(false);
  const { you, seats } = props.view;
  if (you === null || seats[you]?.vacancy !== undefined) return null;
  return (
    <details
      class="card table-menu"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) opened.value = true;
      }}
    >
      <summary>{t('page.menu.title')}</summary>
      {opened.value && <Later load={telling} props={{ world: props.world, game: props.view.id }} />}
      {opened.value && <Later quiet load={chime} props={{ device: props.world.device }} />}
      {opened.value && <Later load={actions} props={props} />}
    </details>
  );
}

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n.ts';
import { Fold } from '../Fold.tsx';
import { Later } from '../Later.tsx';
import { whenIdle } from '../soon.ts';
import type { MenuProps } from './MenuParts.tsx';
import './menu.css';

const parts = () => import('./MenuParts.tsx').then((its) => its.MenuParts);

/** What a player may do about the table itself: be told of it or not, leave, ask for a pause, ask to end the game. */
export function TableMenu(props: MenuProps) {
  const { you, seats } = props.view;
  // Rarely needed, so it is fetched last; but ahead, so that it comes with the tap that opens it. If that fails, the tap asks again.
  useEffect(() => void whenIdle(() => void parts().catch(() => undefined)), []);
  if (you === null || seats[you]?.vacancy !== undefined) return null;
  return (
    <Fold title={t('page.menu.title')} class="card table-menu">
      {() => <Later load={parts} props={props} />}
    </Fold>
  );
}

import { t } from '../../lib/i18n.ts';
import { useTable } from '../../table/context.tsx';
import { ChimeChoice, GameTellingChoice } from '../telling/index.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TableActions } from './TableActions.tsx';
import '../../ui/menu.css';

/** What a player may do about the table itself: be told of it or not, leave, ask for a pause, ask to end the game. */
export function TableMenu() {
  const { view, platform } = useTable();
  const { id, you, seats } = view;
  if (you === null || seats[you]?.vacancy !== undefined) return null;
  return (
    <Fold title={t('page.menu.title')} class="card table-menu">
      {() => (
        <>
          <GameTellingChoice platform={platform} game={id} />
          <ChimeChoice device={platform.device} />
          <TableActions />
        </>
      )}
    </Fold>
  );
}

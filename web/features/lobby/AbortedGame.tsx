import type { GameView } from '#shared/protocol/http.ts';
import { OnwardLinks } from '../../ui/notices.tsx';
import { t, term } from '../../lib/i18n.ts';

/** A game that was called off before it began. */
export const AbortedGame = ({ game }: Pick<GameView, 'game'>) => (
  <div class="narrow">
    <h1>{term(`game.${game}`)}</h1>
    <p>{t('page.status.aborted')}</p>
    <OnwardLinks also="new" />
  </div>
);

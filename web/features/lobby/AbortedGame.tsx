import type { GameView } from '#shared/protocol/http.ts';
import { WaysOn } from '../../ui/WaysOn.tsx';
import { t, term } from '../../lib/i18n.ts';

/** A game that was called off before it began. */
export const AbortedGame = ({ game }: Pick<GameView, 'game'>) => (
  <div class="narrow">
    <h1>{term(`game.${game}`)}</h1>
    <p>{t('page.status.aborted')}</p>
    <WaysOn also="new" />
  </div>
);

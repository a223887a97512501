import type { GameView } from '#shared/protocol/http.ts';
import { t, term } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/times.ts';

/** A game with a watch delay that has just begun, to somebody without a seat. */
export function NotShownYet({ game, watchDelay }: GameView) {
  return (
    <div class="narrow">
      <h1>{term(`game.${game}`)}</h1>
      <p>{t('page.watch.soon', { duration: formatDuration(watchDelay, { long: true }) })}</p>
    </div>
  );
}

import type { GameView } from '#shared/protocol/http.ts';
import { t, term } from '../i18n.ts';
import './words.ts';

/** A game that was called off before it began. */
export const AbortedGame = ({ game }: Pick<GameView, 'game'>) => (
  <div class="narrow">
    <h1>{term(`game.${game}`)}</h1>
    <p>{t('page.status.aborted')}</p>
    <p class="buttons">
      <a class="button primary" href="/">
        {t('page.lost.home')}
      </a>
      <a class="button" href="/new">
        {t('page.nav.new')}
      </a>
    </p>
  </div>
);

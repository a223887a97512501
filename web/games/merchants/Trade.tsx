import type { Move } from '../../../shared/games/merchants/moves.ts';
import type { Good, State } from '../../../shared/games/merchants/state.ts';
import { t } from '../../voice.ts';
import type { Scene } from '../drawing.ts';
import { GoodChip, goodWord } from './Good.tsx';
import type { Offers } from './offers.ts';

interface Props {
  readonly scene: Scene<State, Move>;
  readonly offers: Offers;
}

/** Phase II: choose a good of the hand, then its spaces on the market; or draw. */
export function Trade({ scene, offers }: Props) {
  const { partial } = scene;
  const playing = partial?.type === 'play' ? partial : undefined;
  const choose = (good: Good): void => {
    scene.compose(playing?.good === good ? null : { type: 'play', good, spaces: [] });
    document.getElementById('market')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {offers.play.length > 0 && (
        <ul class="plain options" aria-label={t('page.merchants.play')}>
          {offers.play.map(({ good, max }) => (
            <li key={good}>
              <button
                type="button"
                aria-pressed={playing?.good === good}
                aria-label={t('page.merchants.playGood', { good: goodWord(good), n: max })}
                onClick={() => choose(good)}
              >
                <GoodChip good={good} /> <span class="number">×{max}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {playing !== undefined && (
        <p>{t('page.merchants.chooseSpaces', { good: goodWord(playing.good), n: playing.spaces.length })}</p>
      )}
      {offers.plain.has('draw') && playing === undefined && (
        <p class="buttons">
          <button type="button" onClick={() => scene.choose({ type: 'draw' })}>
            {t('page.merchants.draw', { n: scene.now.figures.tradeCards })}
          </button>
        </p>
      )}
    </>
  );
}

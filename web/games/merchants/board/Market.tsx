import type { State } from '#shared/games/merchants/state.ts';
import { GoodCard } from '../drawings/Pieces.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { t } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import { goodWord, narrowWord } from './Goods.tsx';
import { toggledSpaces, type BoardProps } from '../boardProps.ts';
import styles from './market.module.css';
import merchantsStyles from '../merchants.module.css';

/** The six spaces. With a good chosen, each is a button that puts a card there or takes it back. */
export function Market({ scene, offers }: BoardProps) {
  const { partial, now, shown } = scene;
  const playing = partial?.type === 'play' ? partial : undefined;
  const offer = offers.play.find(({ good }) => good === playing?.good);
  const under = depths(scene.events, shown.market.length);
  return (
    <section aria-labelledby="market">
      <h2 id="market">{t('page.merchants.market')}</h2>
      <ol class={`plain ${styles.spaces} azulejo-frame`}>
        {shown.market.map((good, space) => (
          <li
            key={space}
            data-spot={`space${space}`}
            data-changed={mark(scene.since, shown, (state: State) => state.market[space])}
          >
            {playing !== undefined && offer?.spaces.includes(space) ? (
              <button
                type="button"
                class={`${styles.space} lit`}
                aria-pressed={playing.spaces.includes(space)}
                aria-label={t('page.merchants.playOn', {
                  good: goodWord(playing.good),
                  space: space + 1,
                  covered: goodWord(now.market[space] ?? playing.good),
                })}
                disabled={isFull(playing.spaces, space, offer.max)}
                onClick={() =>
                  scene.compose({ ...playing, spaces: toggledSpaces(playing.spaces, space, offer.max) })
                }
              >
                <Highlight of={good}>
                  <GoodCard good={good} size={64} />
                </Highlight>
                <Covered n={under[space] ?? 0} />
              </button>
            ) : (
              <div class={`${styles.space}`} data-under={Math.min(3, under[space] ?? 0)}>
                <Highlight of={`${good} ${under[space]}`}>
                  <GoodCard good={good} size={64} />
                </Highlight>
                <Covered n={under[space] ?? 0} />
              </div>
            )}
            <span class={merchantsStyles.word}>
              <span class="visually-hidden">{t('page.merchants.space', { space: space + 1 })}: </span>
              {narrowWord(good)}
              {(under[space] ?? 0) > 0 && (
                <span class="visually-hidden">, {t('page.merchants.under', { n: under[space] ?? 0 })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The number of cards under the visible one, at its foot. */
const Covered = ({ n }: { readonly n: number }) =>
  n === 0 ? null : (
    <span class={`${styles.covered} number`} aria-hidden="true">
      {t('page.merchants.under', { n })}
    </span>
  );

/**
 * True if no card of the good is left for this space. With a single card, a tap moves it instead (see
 * `toggledSpaces`).
 */
const isFull = (spaces: readonly number[], space: number, max: number): boolean =>
  max > 1 && spaces.length >= max && !spaces.includes(space);

/** The number of cards under the visible one on each space. The events have it, the state does not. */
function depths(events: readonly AnyEvent[], spaces: number): readonly number[] {
  const played = events.flatMap((event) =>
    'spaces' in event && Array.isArray(event.spaces) ? event.spaces : [],
  );
  return Array.from({ length: spaces }, (_, space) => played.filter((at) => at === space).length);
}

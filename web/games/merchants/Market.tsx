import type { Move } from '../../../shared/games/merchants/moves.ts';
import type { State } from '../../../shared/games/merchants/state.ts';
import type { AnyEvent } from '../../../shared/kernel/types.ts';
import { t } from '../../voice.ts';
import type { Scene } from '../drawing.ts';
import { mark } from '../marks.ts';
import { GoodChip, goodWord } from './Good.tsx';
import { offersOf, toggled } from './offers.ts';

/** The six spaces; with a good chosen, each is a button that puts a card there or takes it back. */
export function Market({ scene }: { readonly scene: Scene<State, Move> }) {
  const { partial, now, shown } = scene;
  const playing = partial?.type === 'play' ? partial : undefined;
  const offer = offersOf(scene.offered).play.find(({ good }) => good === playing?.good);
  const under = depths(scene.events, shown.market.length);
  return (
    <section aria-labelledby="market">
      <h2 id="market">{t('page.merchants.market')}</h2>
      <ol class="plain market">
        {shown.market.map((good, space) => (
          <li key={space}>
            <span class="muted">{t('page.merchants.space', { space: space + 1 })}</span>
            {playing !== undefined && offer?.spaces.includes(space) ? (
              <button
                type="button"
                class="space"
                aria-pressed={playing.spaces.includes(space)}
                aria-label={t('page.merchants.playOn', {
                  good: goodWord(playing.good),
                  space: space + 1,
                  covered: goodWord(now.market[space] ?? playing.good),
                })}
                disabled={isFull(playing.spaces, space, offer.max)}
                onClick={() =>
                  scene.compose({ ...playing, spaces: toggled(playing.spaces, space, offer.max) })
                }
              >
                <GoodChip good={good} />
              </button>
            ) : (
              <div class="space" data-changed={mark(scene.since, shown, (state) => state.market[space])}>
                <GoodChip good={good} />
              </div>
            )}
            <span class="muted">{t('page.merchants.covered', { n: under[space] ?? 0 })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** No card of the good is left for this space; a single card moves instead (see `toggled`). */
const isFull = (spaces: readonly number[], space: number, max: number): boolean =>
  max > 1 && spaces.length >= max && !spaces.includes(space);

/** How many cards lie under the visible one on each space: the state does not keep it, the events do. */
export function depths(events: readonly AnyEvent[], spaces: number): readonly number[] {
  const played = events.flatMap((event) =>
    'spaces' in event && Array.isArray(event.spaces) ? event.spaces : [],
  );
  return Array.from({ length: spaces }, (_, space) => played.filter((at) => at === space).length);
}

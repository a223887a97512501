import type { Move } from '#shared/games/merchants/moves.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { GOODS, type Good } from '#shared/games/merchants/things.ts';
import { t } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { GoodMarker, GoodPicture as GoodSign } from '../drawings/Pieces.tsx';
import styles from './things.module.css';
import merchantsStyles from '../merchants.module.css';

interface Props {
  readonly scene: Scene<State, Move>;
  /** The goods that can be taken now. */
  readonly goods: readonly Good[];
  /** The effect of taking one. */
  label?(good: Good): string;
  choose?(good: Good): void;
}

/** The markers of the supply. */
export const Goods = ({ scene: { shown }, goods, label, choose }: Props) => (
  <ul
    class={`plain ${styles.goods} ${goods.length > 0 ? styles.asked : ''}`}
    data-choice="goods"
    aria-label={t('page.merchants.supply')}
  >
    {GOODS.map((good) => (
      <li key={good} data-spot={`good-${good}`}>
        {goods.includes(good) ? (
          <button type="button" class={`${styles.heap} lit`} onClick={() => choose?.(good)}>
            <span class="visually-hidden">{label?.(good)}</span>
            <span class="inside" aria-hidden="true">
              <Heap good={good} left={shown.supply.markers[good]} />
            </span>
          </button>
        ) : (
          <span class={`${styles.heap} ${shown.supply.markers[good] === 0 ? styles.none : ''}`}>
            <Heap good={good} left={shown.supply.markers[good]} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

const Heap = ({ good, left }: { readonly good: Good; readonly left: number }) => (
  <>
    <GoodMarker good={good} size={36} />
    <span class={merchantsStyles.word}>{narrowWord(good)}</span>
    <span class="number" aria-hidden="true">
      ×{left}
    </span>
    <span class="visually-hidden">{t('page.merchants.left', { n: left })}</span>
  </>
);

/** A good by picture and word. */
export const GoodChip = ({ good }: { readonly good: Good }) => (
  <span class={styles.chip}>
    <GoodSign good={good} size={24} />
    {goodWord(good)}
  </span>
);

export const goodWord = (good: Good): string => t(`merchants.good.${good}`);

/** The same for narrow places: the longest names of the languages may be broken there. */
export const narrowWord = (good: Good): string =>
  goodWord(good).replace(/^(porce(?=l)|przy(?=p))/, '$&\u00ad');

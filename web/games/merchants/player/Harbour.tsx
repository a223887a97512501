import { playerOf } from '#shared/games/merchants/state.ts';
import type { Good } from '#shared/games/merchants/things.ts';
import { MerchantShip } from '../drawings/Pieces.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import { SeatHead } from '../../../table/SeatHead.tsx';
import { t } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import { goodWord, Goods } from '../board/Goods.tsx';
import type { BoardProps } from '../boardProps.ts';
import { Purse } from './PlayerCard.tsx';
import styles from '../board/things.module.css';
import merchantsStyles from '../merchants.module.css';

/**
 * The viewer's ships and money, and the supply beside them. A tap on a ship comes first, then one on its new
 * good.
 */
export function Harbour(props: BoardProps) {
  const { scene } = props;
  const { you, shown, before, since } = scene;
  const info = scene.seats.find(({ seat }) => seat === you);
  if (you === null || info === undefined)
    return (
      <section class={styles.harbour} aria-labelledby="supply-title">
        <h2 id="supply-title">{t('page.merchants.supply')}</h2>
        <Goods scene={scene} goods={[]} />
      </section>
    );
  const acting = scene.acting.includes(you);
  return (
    <section
      class={`${styles.harbour} ${styles.own} player of-seat-${you} ${acting ? 'acting' : ''}`}
      aria-label={t('page.merchants.harbour')}
    >
      <div class="own-head">
        <SeatHead info={info} name={scene.name(you)} you acting={acting} />
        <Purse
          player={playerOf(shown, you)}
          before={playerOf(before, you)}
          since={since && playerOf(since, you)}
        />
      </div>
      <ol class={`plain ${merchantsStyles.ships}`} aria-label={t('page.merchants.ships')}>
        {playerOf(shown, you).ships.map((good, ship) => (
          <li key={ship} data-changed={mark(since, shown, (of) => playerOf(of, you).ships[ship])}>
            <Ship {...props} good={good} ship={ship} />
          </li>
        ))}
      </ol>
      <Supply {...props} />
    </section>
  );
}

interface ShipProps extends BoardProps {
  readonly good: Good | null;
  readonly ship: number;
}

function Ship({ offers, selection: pick, select: take, good, ship }: ShipProps) {
  const offered = good !== null && offers.exchange.some((offer) => offer.ship === ship);
  const drawn = (
    <>
      <Highlight of={good ?? ''}>
        <MerchantShip load={good} size={72} />
      </Highlight>
      <span class={merchantsStyles.word} aria-hidden={offered}>
        {good === null ? t('page.merchants.ship.empty') : goodWord(good)}
      </span>
    </>
  );
  if (!offered)
    return (
      <span class={styles.ship}>
        <span class="visually-hidden">
          {t('page.term', { label: t('page.merchants.ship', { ship: ship + 1 }) })}{' '}
        </span>
        {drawn}
      </span>
    );
  const taken = pick?.kind === 'ship' && pick.ship === ship;
  return (
    <button
      type="button"
      class={`${styles.ship} lit`}
      aria-pressed={taken}
      onClick={() => take(taken ? null : { kind: 'ship', ship })}
    >
      <span class="visually-hidden">
        {t('page.merchants.exchangeOn', { ship: ship + 1, good: goodWord(good) })}
      </span>
      {drawn}
    </button>
  );
}

/** The markers that are left; buttons while one of them can be put aboard. */
function Supply({ scene, offers, selection: pick }: BoardProps) {
  if (offers.load.length > 0)
    return (
      <Goods
        scene={scene}
        goods={offers.load}
        label={(good) =>
          t('page.merchants.loadGood', { good: goodWord(good), n: scene.now.supply.markers[good] })
        }
        choose={(good) => scene.choose({ type: 'load', good })}
      />
    );
  const ship = pick?.kind === 'ship' ? pick.ship : -1;
  const offer = offers.exchange.find((offered) => offered.ship === ship);
  const from = scene.you === null ? null : playerOf(scene.now, scene.you).ships[ship];
  if (offer === undefined || from === undefined || from === null) return <Goods scene={scene} goods={[]} />;
  return (
    <Goods
      scene={scene}
      goods={offer.goods}
      label={(good) =>
        t('page.merchants.exchangeFor', { ship: ship + 1, from: goodWord(from), to: goodWord(good) })
      }
      choose={(good) => scene.choose({ type: 'exchange', ship, good })}
    />
  );
}

import { useEffect, useRef } from 'preact/hooks';
import { countOf } from '#shared/kernel/count.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { GOODS, SPECIALS, type PlainCard, type Special } from '#shared/games/merchants/things.ts';
import { Coin, SpecialCard } from '../drawings/Pieces.tsx';
import { Fold } from '../../../ui/fields.tsx';
import { t } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import { GoodChip, goodWord, Goods } from './Goods.tsx';
import type { BoardProps } from '../boardProps.ts';
import styles from './things.module.css';
import merchantsStyles from '../merchants.module.css';

/** The special cards, and all goods counted. */
export const Shop = (props: BoardProps) => (
  <>
    <Shelf {...props} />
    <Counted state={props.scene.shown} />
  </>
);

/** The special cards. A tap shows what a card does, with a button to buy it if that is possible. */
function Shelf(props: BoardProps) {
  const { selection: pick } = props;
  return (
    <section class={merchantsStyles.shop} aria-labelledby="shop-title">
      <h2 id="shop-title">{t('page.merchants.shop')}</h2>
      <ul class={`plain ${styles.shelf}`}>
        {SPECIALS.map((card) => (
          <li key={card} data-spot={`card-${card}`}>
            <OnSale {...props} card={card} />
          </li>
        ))}
      </ul>
      {pick?.kind === 'card' && <Counter {...props} card={pick.card} />}
    </section>
  );
}

interface Props extends BoardProps {
  readonly card: Special;
}

const isOffered = ({ offers, card }: Props): boolean =>
  card === 'ship' ? offers.buyShip.length > 0 : offers.buy.includes(card);

function OnSale(props: Props) {
  const { scene, selection: pick, select: take, card } = props;
  const { figures, supply } = scene.shown;
  const price = figures.prices[card];
  const left = supply.specials[card];
  const open = pick?.kind === 'card' && pick.card === card;
  const state = isOffered(props) ? 'lit' : isTooDear(props) || left === 0 ? styles.dim : '';
  return (
    <button
      type="button"
      class={`${styles.onSale} ${state}`}
      aria-expanded={open}
      data-changed={mark(scene.since, scene.shown, (state) => state.supply.specials[card])}
      onClick={() => take(open ? null : { kind: 'card', card })}
    >
      <span class="visually-hidden">
        {t(isOffered(props) ? 'page.merchants.canBuy' : 'page.merchants.onSale', {
          card: t(`merchants.special.${card}`),
          price,
          n: left,
        })}
      </span>
      <span class="inside" aria-hidden="true">
        <SpecialCard special={card} size={56} />
        <span class={merchantsStyles.word}>{t(`merchants.special.${card}`)}</span>
        <span class={`${styles.price} number`}>
          <Coin size={16} /> {price}
        </span>
        <span class="muted number">{t('page.merchants.cardsLeft', { n: left })}</span>
      </span>
    </button>
  );
}

function isTooDear({ scene: { now, you }, card }: Props): boolean {
  return you !== null && playerOf(now, you).money < now.figures.prices[card];
}

/** The effect of a card, and below it the way to buy it, or the figures that say why it cannot be bought. */
function Counter(props: Props) {
  const { scene, card } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [card]);
  return (
    <div class={styles.counter} ref={place} data-choice="counter">
      <p>
        <strong class={styles.cardName}>{t(`merchants.special.${card}`)}:</strong>{' '}
        {t(`page.merchants.does.${card}`, { bonus: scene.now.figures.contractBonus })}
      </p>
      <div class={`${styles.deal} ${card === 'ship' ? styles.withGoods : ''}`}>
        <Deal {...props} />
      </div>
    </div>
  );
}

/** It has as much room whatever it says: that changes with the others' moves too. */
function Deal(props: Props) {
  const { scene, offers, card } = props;
  const { now, you } = scene;
  const price = now.figures.prices[card];
  if (now.supply.specials[card] === 0) return <p>{t('page.merchants.soldOut')}</p>;
  if (you !== null && isTooDear(props))
    return <p>{t('page.merchants.tooDear', { price, money: playerOf(now, you).money })}</p>;
  if (!isOffered(props)) return null;
  if (card !== 'ship') return <BuyButton {...props} card={card} price={price} />;
  return (
    <Goods
      scene={scene}
      goods={offers.buyShip}
      label={(good) => t('page.merchants.buyShip', { good: goodWord(good), price })}
      choose={(good) => scene.choose({ type: 'buyShip', good })}
    />
  );
}

const BuyButton = ({
  scene,
  card,
  price,
}: BoardProps & { readonly card: PlainCard; readonly price: number }) => (
  <button type="button" class="primary" onClick={() => scene.choose({ type: 'buy', card })}>
    {t('page.merchants.buyCard', { card: t(`merchants.special.${card}`), price })}
  </button>
);

/** For players who count cards; drawn when opened. */
const Counted = ({ state }: { readonly state: State }) => (
  <Fold class={`card ${styles.counts}`} title={t('page.merchants.counts')}>
    {() => <CardCounts state={state} />}
  </Fold>
);

/** For players who count cards: where the cards and markers of every good are. */
const CardCounts = ({ state }: { readonly state: State }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('page.merchants.good')}</th>
        <th scope="col">{t('page.merchants.markers')}</th>
        <th scope="col">{t('page.merchants.visible')}</th>
        <th scope="col">{t('page.merchants.out')}</th>
      </tr>
    </thead>
    <tbody>
      {GOODS.map((good) => (
        <tr key={good}>
          <th scope="row">
            <GoodChip good={good} />
          </th>
          <td class="number">{state.supply.markers[good]}</td>
          <td class="number">{countOf(state.market, good)}</td>
          <td class="number">{state.covered[good]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

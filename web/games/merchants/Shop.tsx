import type { Move } from '../../../shared/games/merchants/moves.ts';
import {
  PLAIN_CARDS,
  playerOf,
  type PlainCard,
  type Special,
  type State,
} from '../../../shared/games/merchants/state.ts';
import { t } from '../../voice.ts';
import type { Scene } from '../drawing.ts';
import { GoodChip, goodWord } from './Good.tsx';
import type { Offers } from './offers.ts';

interface Props {
  readonly scene: Scene<State, Move>;
  readonly offers: Offers;
}

/** The special cards: what each does and costs, and the button where it can be bought. */
export const Shop = ({ scene, offers }: Props) => (
  <ul class="plain shop">
    <li>
      <CardFacts scene={scene} card="ship" offered={offers.buyShip.length > 0} />
      <ul class="plain options">
        {offers.buyShip.map((good) => (
          <li key={good}>
            <button
              type="button"
              aria-label={t('page.merchants.buyShip', {
                good: goodWord(good),
                price: scene.now.figures.prices.ship,
              })}
              onClick={() => scene.choose({ type: 'buyShip', good })}
            >
              <GoodChip good={good} />
            </button>
          </li>
        ))}
      </ul>
    </li>
    {PLAIN_CARDS.map((card) => (
      <li key={card}>
        <CardFacts scene={scene} card={card} offered={offers.buy.includes(card)} />
        {offers.buy.includes(card) && <BuyButton scene={scene} card={card} />}
      </li>
    ))}
  </ul>
);

const BuyButton = ({ scene, card }: { readonly scene: Scene<State, Move>; readonly card: PlainCard }) => (
  <button type="button" onClick={() => scene.choose({ type: 'buy', card })}>
    {t('page.merchants.buyCard', {
      card: t(`merchants.special.${card}`),
      price: scene.now.figures.prices[card],
    })}
  </button>
);

interface FactsProps {
  readonly scene: Scene<State, Move>;
  readonly card: Special;
  readonly offered: boolean;
}

/** What a card does and costs; where it cannot be had, the figures that say why. */
function CardFacts({ scene: { now, you }, card, offered }: FactsProps) {
  const left = now.supply.specials[card];
  const price = now.figures.prices[card];
  const money = you === null ? 0 : playerOf(now, you).money;
  return (
    <p>
      <strong>{t(`merchants.special.${card}`)}</strong>{' '}
      <span class="muted">{t(`page.merchants.does.${card}`, { bonus: now.figures.contractBonus })}</span>{' '}
      {offered
        ? t('page.merchants.cardLeft', { price, n: left })
        : t(left === 0 ? 'page.merchants.soldOut' : 'page.merchants.tooDear', { price, money })}
    </p>
  );
}

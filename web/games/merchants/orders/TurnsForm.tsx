import type { Orders } from '#shared/games/merchants/orders/index.ts';
import { MOST_SHIPS } from '#shared/games/merchants/data.ts';
import type { Purchase } from '#shared/games/merchants/orders/schema.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { GOODS, SPECIALS, type Special } from '#shared/games/merchants/things.ts';
import {
  ChoiceField,
  CountField,
  PickField,
  RankField,
  RemoveButton,
  FieldRow,
  SwitchField,
  ordersStyles,
} from '../../../features/orders/index.ts';
import { t } from '../../../lib/i18n.ts';
import { withOrder, type OrdersForm } from '../../ordersUi.ts';
import { purchaseText, exchangeAnswers, nextPurchase, withExchange } from './entries.ts';

type Form = OrdersForm<State, Move, Orders>;

const goods = () => GOODS.map((good) => ({ value: good, text: t(`merchants.good.${good}`) }));

/** The orders of a player of Merchants for their turns. */
export function TurnsForm(form: Form) {
  const { orders, scene, change } = form;
  const set = <K extends keyof Orders>(key: K, value: Orders[K] | undefined): void =>
    change(withOrder(orders, key, value));
  return (
    <>
      {scene.now.step.phase === 'loading' && (
        <RankField
          name={t('page.merchants.orders.load')}
          items={goods()}
          value={orders.load ?? []}
          set={(load) => set('load', [...load])}
        />
      )}
      <Purchases {...form} />
      <Exchanges {...form} />
      <ChoiceField
        name={t('page.merchants.orders.planning')}
        answers={(['pass', 'ask'] as const).map((value) => ({
          value,
          text: t(`page.merchants.orders.planning.${value}`),
        }))}
        value={orders.planning}
        set={(planning) => set('planning', planning)}
      />
      <ChoiceField
        name={t('page.merchants.orders.office')}
        answers={(['draw', 'skip'] as const).map((value) => ({
          value,
          text: t(`page.merchants.orders.office.${value}`),
        }))}
        value={orders.office}
        set={(office) => set('office', office)}
      />
      <SwitchField
        name={t('page.merchants.orders.docks')}
        on={orders.docks !== undefined}
        set={(on) => set('docks', on ? 'done' : undefined)}
      />
      <Trade {...form} />
    </>
  );
}

/** The cards to buy, and the buttons that add one. */
function Purchases({ orders, scene, change }: Form) {
  const { buy = [] } = orders;
  const owned = (card: Special): number => {
    if (scene.you === null) return 0;
    const { ships, cards } = playerOf(scene.now, scene.you);
    return card === 'ship' ? ships.length : cards[card];
  };
  const set = (lines: readonly Purchase[]): void => change(withOrder(orders, 'buy', [...lines]));
  return (
    <>
      <FieldRow name={t('page.merchants.orders.buy')}>
        <span class={ordersStyles.answers}>
          {SPECIALS.map((card) => {
            const line = nextPurchase(buy, card, owned(card));
            return (
              <button
                key={card}
                type="button"
                disabled={line === undefined}
                onClick={() => line !== undefined && set([...buy, line])}
              >
                {t(`merchants.special.${card}`)}
              </button>
            );
          })}
        </span>
      </FieldRow>
      <ol class={`plain ${ordersStyles.list}`}>
        {buy.map((line, i) => (
          <li key={i}>
            <span>
              {t(`merchants.special.${line.card}`)} {t('page.merchants.orders.upTo')}
            </span>
            <CountField
              name={t('page.merchants.orders.upTo')}
              value={line.upTo}
              min={1}
              max={MOST_SHIPS}
              set={(upTo) => set(buy.with(i, { ...line, upTo }))}
            />
            {line.card === 'ship' && (
              <PickField
                name={t('page.merchants.orders.loaded')}
                answers={goods()}
                value={line.good}
                set={(good) => good !== undefined && set(buy.with(i, { ...line, good }))}
              />
            )}
            <RemoveButton what={purchaseText(line)} tap={() => set(buy.toSpliced(i, 1))} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The good that each of the player's ships shall carry. */
function Exchanges({ orders, scene, change }: Form) {
  if (scene.you === null) return null;
  const { ships } = playerOf(scene.now, scene.you);
  return (
    <>
      {ships.map((good, ship) => {
        const ordered = orders.exchange?.find((line) => line.ship === ship)?.good;
        return (
          good !== null && (
            <PickField
              key={ship}
              name={t('page.merchants.orders.ship', { n: ship + 1, good: t(`merchants.good.${good}`) })}
              none={t('page.merchants.orders.leave')}
              answers={exchangeAnswers(good, ordered)}
              value={ordered}
              set={(to) => change(withOrder(orders, 'exchange', [...withExchange(orders, ship, to)]))}
            />
          )
        );
      })}
    </>
  );
}

const DRAW_UNLESS = { count: 'coins', least: 10, sale: 'ask' } as const;

/** Draw in phase II, unless a sale brings enough. */
function Trade({ orders, change }: Form) {
  const { trade } = orders;
  const set = (next: Orders['trade']): void => change(withOrder(orders, 'trade', next));
  return (
    <>
      <SwitchField
        name={t('page.merchants.orders.trade')}
        on={trade !== undefined}
        set={(on) => set(on ? DRAW_UNLESS : undefined)}
      />
      {trade !== undefined && (
        <>
          <FieldRow name={t('page.merchants.orders.least')}>
            <CountField
              name={t('page.merchants.orders.least')}
              value={trade.least}
              min={0}
              max={99}
              set={(least) => set({ ...trade, least })}
            />
          </FieldRow>
          <ChoiceField
            name={t('page.merchants.orders.count')}
            answers={(['coins', 'lead'] as const).map((value) => ({
              value,
              text: t(`page.merchants.orders.count.${value}`),
            }))}
            value={trade.count}
            set={(count) => count !== undefined && set({ ...trade, count })}
          />
          <ChoiceField
            name={t('page.merchants.orders.sale')}
            answers={(['play', 'ask'] as const).map((value) => ({
              value,
              text: t(`page.merchants.orders.sale.${value}`),
            }))}
            value={trade.sale}
            set={(sale) => sale !== undefined && set({ ...trade, sale })}
          />
        </>
      )}
    </>
  );
}

import type { Move } from '#shared/games/goa/moves.ts';
import type { Orders } from '#shared/games/goa/orders/schema.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { PLANTATIONS, plantationOf, SPICES, type Tile } from '#shared/games/goa/things.ts';
import { ChoiceField, RankField, SwitchField } from '../../../features/orders/index.ts';
import { t } from '../../../lib/i18n.ts';
import { withOrder, type OrdersForm } from '../../ordersUi.ts';

type Form = OrdersForm<State, Move, Orders>;

const named = (tiles: readonly Tile[]) =>
  [...new Set(tiles)].map((value) => ({ value, text: t(`goa.tile.${value}`) }));

/** The orders for questions in between, and for the end of a turn. */
export function TurnsForm({ orders, scene, change }: Form) {
  const set = <K extends keyof Orders>(key: K, value: Orders[K] | undefined): void =>
    change(withOrder(orders, key, value));
  return (
    <>
      <SwitchField
        name={t('page.goa.orders.endTurn')}
        what={t('page.goa.orders.endTurn.what')}
        on={orders.endTurn === true}
        set={(on) => set('endTurn', on ? true : undefined)}
      />
      <SwitchField
        name={t('page.goa.orders.extra')}
        on={orders.extra !== undefined}
        set={(on) => set('extra', on ? 'pass' : undefined)}
      />
      <RankField
        name={t('page.goa.orders.fill')}
        items={SPICES.map((value) => ({ value, text: t(`goa.spice.${value}`) }))}
        value={orders.fill ?? []}
        set={(fill) => set('fill', [...fill])}
      />
      <ChoiceField
        name={t('page.goa.orders.either')}
        answers={(['ships', 'colonists'] as const).map((value) => ({
          value,
          text: t(`goa.tile.${value}`),
        }))}
        value={orders.either}
        set={(either) => set('either', either)}
      />
      <RankField
        name={t('page.goa.orders.giveUp')}
        items={named([...ownPlantations(scene), ...(orders.giveUp ?? [])])}
        value={orders.giveUp ?? []}
        set={(giveUp) => set('giveUp', [...giveUp])}
      />
      <RankField
        name={t('page.goa.orders.favor')}
        items={named([...scene.now.removed, ...(orders.favor ?? [])])}
        value={orders.favor ?? []}
        set={(favor) => set('favor', [...favor])}
      />
    </>
  );
}

function ownPlantations({ now, you }: Form['scene']): readonly Tile[] {
  if (you === null) return [];
  const { plots } = playerOf(now, you);
  return PLANTATIONS.flatMap((id) => {
    const name = plots[id]?.name;
    return name !== undefined && isTile(name) ? [name] : [];
  });
}

/** Is this a plantation's tile, and not a colony? */
const isTile = (name: string): name is Tile => plantationOf(name as Tile) !== undefined;

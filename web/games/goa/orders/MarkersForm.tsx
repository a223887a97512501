import type { Move } from '#shared/games/goa/moves.ts';
import type { Orders } from '#shared/games/goa/orders/schema.ts';
import type { State } from '#shared/games/goa/state.ts';
import { RemoveButton } from '../../../features/orders/index.ts';
import { t } from '../../../lib/i18n.ts';
import type { OrdersForm } from '../../ordersUi.ts';
import { wishesFor, withWishes } from './edit.ts';
import { spaceWord } from './names.ts';
import { roundAhead } from './round.ts';
import './orders.css';

/** The wish list for the next markers: spaces tapped on the board, the first choice first. */
export function MarkersForm({ orders, scene, change }: OrdersForm<State, Move, Orders>) {
  const ahead = roundAhead(scene.now);
  if (ahead === undefined) return <p>{t('page.goa.orders.over')}</p>;
  const wishes = wishesFor(orders, ahead.round);
  const set = (next: typeof wishes): void => change(withWishes(orders, ahead.round, next));
  return (
    <>
      <p class="muted">{t('page.goa.orders.markers.tap')}</p>
      {wishes.length === 0 && <p>{t('page.goa.orders.markers.empty')}</p>}
      <ol class="sheet-wishes">
        {wishes.map((wish, i) => {
          const name = spaceWord(wish.space, wish.tile ?? null);
          return (
            <li key={wish.space}>
              <div>
                <span>{name}</span>
                {i > 0 && (
                  <button
                    type="button"
                    aria-label={t('page.goa.orders.markers.up', { space: name })}
                    onClick={() => set(wishes.toSpliced(i, 1).toSpliced(i - 1, 0, wish))}
                  >
                    ↑
                  </button>
                )}
                <RemoveButton what={name} tap={() => set(wishes.toSpliced(i, 1))} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

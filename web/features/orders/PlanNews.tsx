import { tryPlan } from './plan.ts';
import { errorText, t } from '../../lib/i18n.ts';
import type { OrdersProps } from './useOrders.ts';

/** The planned turn once that turn has come: it can be sent, or says where it broke. */
export function PlanNews({ game, gameUi, orders, scene }: OrdersProps) {
  const plan = orders.stored.value?.order.plan ?? null;
  const rules = game.rules.value;
  const { you } = scene;
  if (plan === null || rules === undefined || you === null || game.planned.value.length > 0) return null;
  const check = tryPlan(rules, game.position.value, { seat: you, moves: plan.moves });
  if (check === undefined) return null;
  const { steps, broken, isNow } = check;
  if (broken === undefined && !isNow) return null;
  const take = (): void => {
    for (const { move } of steps) game.choose(move);
  };
  const send = (): void => {
    take();
    game.send();
  };
  return (
    <div class={broken === undefined ? 'orders-say' : 'orders-say asks'}>
      <p role="status">
        {broken === undefined
          ? t('page.orders.plan.works', {
              what: steps.map((step) => rules.textOf(step, gameUi, scene)).join(' '),
            })
          : t('page.orders.plan.broke', { step: broken.at + 1, why: errorText(broken) })}
      </p>
      {isNow && broken === undefined && (
        <button type="button" class="primary" onClick={send}>
          {t('page.orders.plan.play')}
        </button>
      )}
      {isNow && broken !== undefined && steps.length > 0 && (
        <button type="button" onClick={take}>
          {t('page.orders.plan.take', { n: steps.length })}
        </button>
      )}
    </div>
  );
}

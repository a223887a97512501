import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import { CLEAR, ORDERS, type OrdersReply, PLAN } from './ordersTerminal.ts';
import {
  tryPlan,
  entriesOf,
  PlanNews,
  Changed,
  stateText,
  OrdersSay,
  type OrdersProps,
} from '../orders/index.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { Platform } from '../../lib/platform.ts';
import { canPlay, type DraftStep } from '../../table/draft.ts';
import { useTable } from '../../table/context.tsx';
import { usageOf, type TokenNames } from '../../lib/tokens.ts';
import { errorText, formatList, t } from '../../lib/i18n.ts';

/** May the viewer give standing orders? At a guided table nobody does. */
export const takesOrders = (view: GameView, { guide }: Pick<Platform, 'guide'>): boolean =>
  view.you !== null && canPlay(view, view.you) && guide === undefined;

/** The standing orders in words, for the text mode. */
export function TextOrders(props: OrdersProps) {
  const { orders } = props;
  const entries = entriesOf({ ...props, order: orders.order.value });
  return (
    <section aria-labelledby="orders-text">
      <h3 id="orders-text">{t('page.orders.text')}</h3>
      <OrdersSay {...props} />
      <PlanNews {...props} />
      {entries.length > 0 && (
        <ul>
          {entries
            .toSorted((a, b) => Number(a.isPast ?? false) - Number(b.isPast ?? false))
            .map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
        </ul>
      )}
      <PlanSteps {...props} />
      <Changed {...props} />
      <p class="muted">{stateText(orders, entries)}</p>
    </section>
  );
}

/** The planned turn, step by step, as far as it works. */
function PlanSteps({ orders, scene }: OrdersProps) {
  const { game, gameUi } = useTable();
  const { plan } = orders.order.value;
  const rules = game.rules.value;
  const { you } = scene;
  if (plan === null || rules === undefined || you === null) return null;
  const trial = tryPlan(rules, game.position.value, { seat: you, moves: plan.moves });
  if (trial === undefined || trial.steps.length === 0) return null;
  return (
    <>
      <h4>{t('page.orders.plan.steps')}</h4>
      <ol>
        {trial.steps.map((step, i) => (
          <li key={i}>{rules.textOf(step, gameUi, scene)}</li>
        ))}
      </ol>
    </>
  );
}

/** The answer to a typed order, in a sentence. */
export function ordersReplyText(
  reply: Exclude<OrdersReply, { kind: 'planMisread' }>,
  textOf: (step: DraftStep) => string,
  spell: TokenNames,
  local: (line: string) => string,
): string {
  switch (reply.kind) {
    case 'orders':
    case 'planSet':
      return '';
    case 'ordersUnread':
      return t('page.orders.text.unread', { usage: formatList(reply.usages.map(local)) });
    case 'planMissing':
      return t('page.orders.text.plan.missing');
    case 'planClosed':
      return t(reply.isNow ? 'page.orders.plan.now' : 'page.orders.plan.none');
    case 'planRefused':
      return errorText(reply.why);
    case 'planned': {
      const { step, offered } = reply;
      if (step !== undefined) return t('page.orders.text.plan.step', { step: textOf(step) });
      const usage = offered
        .map((choice) => `${local(`${ORDERS} ${PLAN}`)} ${usageOf(choice, spell)}`)
        .join('; ');
      return usage === '' ? t('page.orders.text.plan.whole') : t('page.orders.text.plan.next', { usage });
    }
  }
}

interface CommandsProps {
  readonly ui: AnyOrdersUi | undefined;
  /** A line of commands in the reader's language. */
  local(line: string): string;
}

/** How orders are typed; nothing for whoever can give none. */
export function OrdersCommands({ ui, local }: CommandsProps) {
  const { view, platform } = useTable();
  if (!takesOrders(view, platform)) return null;
  return (
    <ul>
      <li>
        <code>{local(ORDERS)}</code> – {t('page.orders.text.show')}
      </li>
      {ui?.commands.map(({ usage, does }) => (
        <li key={usage}>
          <code>{local(`${ORDERS} ${usage}`)}</code> – {does()}
        </li>
      ))}
      {ui !== undefined &&
        PLAN_USAGES.map(({ usage, does }) => (
          <li key={usage}>
            <code>{local(`${ORDERS} ${PLAN} ${usage}`)}</code> – {t(does)}
          </li>
        ))}
      <li>
        <code>{local(`${ORDERS} ${CLEAR}`)}</code> – {t('page.orders.text.clear')}
      </li>
    </ul>
  );
}

/** The commands after `orders plan`, each with the sentence that explains it. */
const PLAN_USAGES = [
  { usage: '…', does: 'page.orders.text.plan.add' },
  { usage: 'back', does: 'page.orders.text.plan.back' },
  { usage: 'send|ask', does: 'page.orders.text.plan.send' },
  { usage: 'clear', does: 'page.orders.text.plan.clear' },
] as const;

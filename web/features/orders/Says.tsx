import { useEffect, useState } from 'preact/hooks';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { SeatOrders } from '#shared/protocol/http.ts';
import { newDraft } from '../../table/draft.ts';
import { errorText, sentence, t } from '../../lib/i18n.ts';
import type { OrdersProps } from './useOrders.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { formatUntil } from '../../lib/times.ts';

/** What the page says of a plan by itself, with the button that sends it (`PlanNews`). */
const ABOUT_PLANS: ReadonlySet<string> = new Set(['orders.plan.ready', 'orders.plan.broken']);

/** The player's own decision: what the orders say to it. Only they get this. */
export function OrdersSay(props: OrdersProps) {
  const { game, orders } = props;
  const says = orders.stored.value?.says ?? null;
  const at = says?.kind === 'play' ? says.at : undefined;
  const now = useNow(at);
  if (says === null || !game.yourTurn.value || game.planned.value.length > 0) return null;
  if (says.kind === 'ask' && ABOUT_PLANS.has(says.because.key)) return null;
  const failure = orders.restFailure.value;
  return (
    <div class={says.kind === 'ask' ? 'orders-say asks' : 'orders-say'}>
      <p role="status">{saysText(props, says, now)}</p>
      {says.kind === 'play' && (
        <button type="button" onClick={() => void orders.rest().then(focusChoices)}>
          {t('page.orders.says.self')}
        </button>
      )}
      {failure !== undefined && <p role="alert">{errorText(failure)}</p>}
    </div>
  );
}

function saysText(props: OrdersProps, says: NonNullable<SeatOrders['says']>, now: number): string {
  switch (says.kind) {
    case 'ask':
      return t('page.orders.says.ask', { why: sentence(says.because, props.scene.name) });
    case 'rest':
      return t('page.orders.says.rest');
    case 'play': {
      const what = movesText(props, says.moves);
      return says.at <= now
        ? t('page.orders.says.soon', { what })
        : t('page.orders.says.play', { when: formatUntil(says.at, now), what });
    }
  }
}

/** The moves as sentences, one after the other. */
function movesText({ game, gameUi, scene }: OrdersProps, moves: readonly AnyMove[]): string {
  const rules = game.rules.value;
  const { you } = scene;
  if (rules === undefined || you === null) return '…';
  const { draft } = rules.redraft(newDraft(game.position.value, you), moves);
  return draft.steps.map((step) => rules.textOf(step, gameUi, scene)).join(' ');
}

/** The keyboard goes to the first choice of the turn's bar, or to the board's. */
function focusChoices(): void {
  const choice =
    document.querySelector<HTMLElement>('.turn-bar .buttons button:enabled') ??
    document.querySelector<HTMLElement>('.lit');
  choice?.focus();
}

/** The service's time, told anew each half minute until `at`. */
function useNow(at: number | undefined): number {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    if (at === undefined) return undefined;
    setNow(serviceNow());
    const timer = setInterval(() => setNow(serviceNow()), 15_000);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}

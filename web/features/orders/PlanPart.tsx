import { useModel, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import { useTable } from '../../table/context.tsx';
import { PlanningModel, type Planning } from './plan.ts';
import { errorText, t } from '../../lib/i18n.ts';
import { isWriting } from '../../ui/input.ts';
import { SwitchField } from './fields.tsx';
import type { OrdersFormProps } from './orders.ts';

interface Props extends OrdersFormProps {
  readonly ui: AnyOrdersUi;
}

/** The planned turn. If it was changed elsewhere, or what was written here is discarded, it is made anew from the orders. */
export function PlanPart(props: Props) {
  const moves = canonicalJson(props.orders.order.value.plan?.moves ?? []);
  const shown = useRef(moves);
  const version = useRef(0);
  if (shown.current !== moves) version.current += 1;
  shown.current = moves;
  const keeps = (kept: readonly AnyMove[]): void => void (shown.current = canonicalJson(kept));
  return <PlannedTurn key={version.current} {...props} keeps={keeps} />;
}

interface PlannedProps extends Props {
  /** Called with the moves before they go into the orders. */
  keeps(moves: readonly AnyMove[]): void;
}

/** It is composed on the board as it would stand when the turn begins. */
function PlannedTurn(props: PlannedProps) {
  const { orders, boardOverride, keeps } = props;
  const { game, view, platform } = useTable();
  /** While there is no plan yet. */
  const send = useSignal(orders.order.peek().plan?.send ?? false);
  const planning = useModel(
    () =>
      new PlanningModel({
        id: view.id,
        game,
        platform,
        moves: orders.order.peek().plan?.moves ?? [],
        keep: (moves) => {
          keeps(moves);
          const isSent = orders.order.peek().plan?.send ?? send.peek();
          orders.edit({ plan: moves.length === 0 ? null : { moves, send: isSent } });
        },
      }),
  );
  useSignalEffect(() => {
    boardOverride.value = planning.isPossible.value ? boardOf(planning) : {};
  });
  useEffect(() => () => void (boardOverride.value = {}), [boardOverride]);
  useBack(planning);
  const { plan } = orders.order.value;
  const setSend = (on: boolean): void => {
    send.value = on;
    if (plan !== null) orders.edit({ plan: { ...plan, send: on } });
  };
  if (!planning.isPossible.value)
    return <p>{t(planning.isNow.value ? 'page.orders.plan.now' : 'page.orders.plan.none')}</p>;
  return (
    <>
      <p class="muted">{t('page.orders.plan.what')}</p>
      <Broken planning={planning} />
      <Steps scene={props.scene} planning={planning} />
      <SwitchField
        name={t('page.orders.plan.send')}
        what={t('page.orders.plan.send.what')}
        on={plan?.send ?? send.value}
        set={setSend}
      />
    </>
  );
}

/** The scene of the turn being planned. */
const boardOf = (planning: Planning): Partial<AnyScene> => ({
  before: planning.now.value,
  now: planning.now.value,
  shown: planning.shown.value,
  offered: planning.offered.value,
  partial: planning.partial.value,
  choose: planning.choose,
  compose: planning.compose,
  refusal: planning.refusalOf,
});

function Broken({ planning }: { readonly planning: Planning }) {
  const refusal = planning.refusal.value;
  const broken = planning.rebased.value?.broken;
  const text =
    refusal !== undefined
      ? errorText(refusal)
      : broken !== undefined
        ? t('page.orders.plan.broke', { step: broken.at + 1, why: errorText(broken) })
        : '';
  return (
    <p class="turn-status" role="status">
      {text}
    </p>
  );
}

/** The steps so far, what can be chosen next, and the buttons that keep the plan. */
function Steps({ scene, planning }: Pick<Props, 'scene'> & { readonly planning: Planning }) {
  const { game, gameUi } = useTable();
  const rules = game.rules.value;
  const planned = planning.planned.value;
  const at: AnyScene = { ...scene, ...boardOf(planning) };
  return (
    <>
      {planned.length > 0 && (
        <div class="draft">
          <h4 class="visually-hidden">{t('page.orders.plan.steps')}</h4>
          <ol class="plain">
            {planned.map((step, i) => (
              <li key={i}>{rules?.textOf(step, gameUi, at) ?? ''}</li>
            ))}
          </ol>
        </div>
      )}
      <p class="hint">{gameUi.hint(at)}</p>
      <p class="buttons">
        {planning.offered.value.length > 0 && <gameUi.Decision {...at} />}
        {(planned.length > 0 || planning.partial.value !== null) && (
          <button type="button" onClick={planning.back}>
            {t('page.back')}
          </button>
        )}
      </p>
    </>
  );
}

/** Escape takes the last step of the plan back, while there is one. */
function useBack(planning: Planning): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isEmpty = planning.planned.peek().length === 0 && planning.partial.peek() === null;
      if (event.key !== 'Escape' || event.defaultPrevented || isEmpty || isWriting(event)) return;
      event.preventDefault();
      planning.back();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [planning]);
}

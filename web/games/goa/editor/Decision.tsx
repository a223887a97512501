import { acting } from '#shared/games/goa/choices.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { auctioneersPrice } from '#shared/games/goa/prices.ts';
import { playerOf, spicesOf, auctioneerOf, type State } from '#shared/games/goa/state.ts';
import { boundsOf, listed } from '#shared/kernel/listed.ts';
import { t, formatList, formatNumber } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { decisionOf, begin, choicesOf, type Decision } from '../targets/decision.ts';
import { filled } from '../targets/spices.ts';
import { Stepper, EditorButtons, type StepperSpec, type ButtonSpec } from './Controls.tsx';

export { hint } from './hint.ts';

/** The choices that have no place on the board, e.g. bids. */
export function DecisionButtons(scene: Scene<State, Move>) {
  const decision = decisionOf(scene);
  if (decision === undefined) return <></>;
  const stepper = stepperOf(decision);
  return (
    <>
      {stepper && <Stepper {...stepper} />}
      <EditorButtons buttons={buttonsOf(decision)} />
    </>
  );
}

const COUNTED = ['ducats', 'ships', 'colonists', 'spices', 'cards', 'extra'] as const;

/** The gains and costs of the draft for the viewer. */
export function balance({ you, before, shown }: Scene<State, Move>): string {
  if (you === null) return '';
  const [was, is] = [before, shown].map((state) => {
    const player = playerOf(state, you);
    return { ...player, spices: spicesOf(player), cards: player.hand.length };
  });
  if (was === undefined || is === undefined) return '';
  const changes = COUNTED.flatMap((what) => {
    const n = is[what] - was[what];
    return n === 0 ? [] : [`${n > 0 ? '+' : '−'}${t(`page.goa.n.${what}`, { n: Math.abs(n) })}`];
  });
  return changes.join(', ');
}

/** The choices of the turn bar. */
export const buttonsOf = (decision: Decision): readonly ButtonSpec[] => [
  ...answers(decision),
  ...plain(decision),
  ...leastBid(decision),
  ...endOfTurn(decision),
];

const isOn = (decision: Decision, type: Move['type']): boolean => choicesOf(decision, type).length > 0;

/** The number to choose in the bar, if any. */
export function stepperOf(decision: Decision): StepperSpec | undefined {
  const { partial } = decision;
  const [bid] = choicesOf(decision, 'bid');
  if (bid !== undefined)
    return {
      ...boundsOf(bid, 'amount'),
      label: t('page.goa.bar.amount'),
      value: partial?.type === 'bid' ? partial.amount : null,
      format: formatNumber,
      set: (amount) => decision.compose({ type: 'bid', amount }),
      clear: () => decision.compose(null),
    };
  const [mix] = choicesOf(decision, 'mix');
  if (mix === undefined) return undefined;
  const { min, max } = boundsOf(mix, 'ships');
  return {
    min,
    max,
    label: t('goa.tile.shipsOrColonists'),
    wide: true,
    value: partial?.type === 'mix' ? partial.ships : null,
    format: (ships) =>
      formatList([t('page.goa.n.ships', { n: ships }), t('page.goa.n.colonists', { n: max - ships })]),
    set: (ships) => decision.compose({ type: 'mix', ships }),
  };
}

/** The bid that most who bid begin with, until a number is chosen. It stands where Send comes then, and Pass stays in its place. */
function leastBid(decision: Decision): readonly ButtonSpec[] {
  const [bid] = choicesOf(decision, 'bid');
  if (bid === undefined || decision.partial !== null || isSale(decision)) return [];
  const { min: amount } = boundsOf(bid, 'amount');
  const label = t('page.goa.bar.bid', { n: amount });
  return [{ key: 'bid', label, strong: true, tap: () => decision.compose({ type: 'bid', amount }) }];
}

/** Answers to questions that have no place on the table. */
function answers(decision: Decision): readonly ButtonSpec[] {
  const [asked] = decision.now.questions;
  const n = asked !== undefined && 'n' in asked ? asked.n : 0;
  const [spices] = asked?.ask === 'resupply' ? choicesOf(decision, 'placeSpices') : [];
  return [
    ...listed(choicesOf(decision, 'either'), 'what', ['ships', 'colonists']).map((what) => ({
      key: what,
      label: t(`page.goa.n.${what}`, { n }),
      tap: () => decision.choose({ type: 'either', what }),
    })),
    ...(spices === undefined
      ? []
      : [
          {
            key: 'spices',
            label: t('page.goa.n.spices', { n: boundsOf(spices, 'spices').max }),
            pressed: decision.partial?.type === 'placeSpices',
            tap: begin(decision, () => ({ type: 'placeSpices', spices: filled(decision, spices) })),
          },
        ]),
    ...listed(choicesOf(decision, 'discardPlantation'), 'plot', ['new']).map((plot) => ({
      key: plot,
      label: t('page.goa.bar.new'),
      tap: () => decision.choose({ type: 'discardPlantation', plot }),
    })),
  ];
}

/** Choices without parameters. */
const plain = (decision: Decision): readonly ButtonSpec[] =>
  (['quickDucats', 'buy', 'extraAction', 'pass'] as const)
    .filter((type) => isOn(decision, type))
    .map((type) => ({
      key: type,
      label: plainWord(decision, type),
      strong: type === 'pass' && decision.partial === null && isSale(decision),
      tap: () => decision.choose({ type }),
    }));

function plainWord(decision: Decision, type: 'quickDucats' | 'buy' | 'extraAction' | 'pass'): string {
  const { step, figures } = decision.now;
  const high = step.phase === 'auction' ? (step.high?.amount ?? 0) : 0;
  switch (type) {
    case 'quickDucats':
      return t('page.goa.bar.take', { what: t('page.goa.n.ducats', { n: figures.quickStart.ducats }) });
    case 'buy':
      return t('page.goa.bar.buy', { n: auctioneersPrice(high) });
    case 'extraAction':
      return t('page.goa.bar.extraAction');
    case 'pass':
      return isSale(decision) ? t('page.goa.bar.sell', { n: high }) : t('page.goa.bar.pass');
  }
}

/** Does passing mean selling? The auctioneer is the last to speak, so it does after any bid. */
const isSale = ({ now, you }: Decision): boolean =>
  now.step.phase === 'auction' && auctioneerOf(now, now.step.marker) === you;

/** The buttons of what comes after the move that is put together, or after the action. */
function endOfTurn(decision: Decision): readonly ButtonSpec[] {
  const { partial, shown, now, you } = decision;
  const { step, questions } = shown;
  // If chance comes first, or the move is incomplete, nothing has changed yet.
  const goesOn = partial !== null && shown !== now && acting(shown).includes(you);
  if (partial !== null && !goesOn) return [];
  const take = (): void => {
    if (partial !== null) decision.choose(partial);
  };
  const isDone = step.phase === 'turn' && step.seat === you && step.acted && questions.length === 0;
  const next: ButtonSpec = {
    key: 'next',
    label: t('page.goa.bar.next'),
    strong: !isDone,
    onward: true,
    tap: take,
  };
  const end: ButtonSpec = {
    key: 'endTurn',
    label: t('page.goa.bar.endTurn'),
    strong: true,
    onward: true,
    tap: () => {
      take();
      decision.choose({ type: 'endTurn' }, true);
    },
  };
  // A move with a number to choose has enough buttons already, and is sent.
  return [...(goesOn && stepperOf(decision) === undefined ? [next] : []), ...(isDone ? [end] : [])];
}

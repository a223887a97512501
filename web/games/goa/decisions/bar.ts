import { acting } from '../../../../shared/games/goa/choices.ts';
import { auctioneersPrice } from '../../../../shared/games/goa/choices/auctions.ts';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import type { Choice } from '../../../../shared/kernel/choices.ts';
import { listOf, number, t } from '../../../voice.ts';
import { boundsOf, choicesOf, listed, type Asked } from '../lights/offers.ts';
import { filled } from '../lights/spices.ts';
import type { Dial, Knob } from './controls.ts';

/** How far beyond the lowest bid one tap goes. */
const RAISES = [0, 1, 2, 5] as const;

/** The choices of the turn bar. */
export const knobsOf = (own: Asked): readonly Knob[] => [
  ...bids(own),
  ...answers(own),
  ...plain(own),
  ...endOfTurn(own),
];

const isOn = (own: Asked, type: Move['type']): boolean => choicesOf(own, type).length > 0;

function bids(own: Asked): readonly Knob[] {
  const [choice] = choicesOf(own, 'bid');
  if (choice === undefined) return [];
  const chosen = own.partial?.type === 'bid' ? own.partial.amount : null;
  const amounts = amountsOf(choice);
  return amounts.map((amount) => ({
    key: `bid${amount}`,
    label: t('page.goa.bar.bid', { n: amount }),
    ...(amounts.length > 2 ? { text: number(amount) } : {}), // many stand beside the dial
    pressed: amount === chosen,
    tap: () => own.compose(amount === chosen ? null : { type: 'bid', amount }),
  }));
}

/** The lowest bid, some above it, and all one has. */
function amountsOf(choice: Choice): readonly number[] {
  const { min, max } = boundsOf(choice, 'amount');
  return [...new Set([...RAISES.map((more) => min + more).filter((n) => n < max), max])];
}

/** The number that is asked for in the bar, if one is; of few bids each has its knob. */
export function dialOf(own: Asked): Dial | undefined {
  const { partial } = own;
  const [bid] = choicesOf(own, 'bid');
  if (bid !== undefined) {
    const bounds = boundsOf(bid, 'amount');
    if (amountsOf(bid).length > bounds.max - bounds.min) return undefined;
    return {
      ...bounds,
      label: t('page.goa.bar.amount'),
      value: partial?.type === 'bid' ? partial.amount : null,
      say: number,
      set: (amount) => own.compose({ type: 'bid', amount }),
    };
  }
  const [mix] = choicesOf(own, 'mix');
  if (mix === undefined) return undefined;
  const { min, max } = boundsOf(mix, 'ships');
  return {
    min,
    max,
    label: t('goa.resource.ships'),
    value: partial?.type === 'mix' ? partial.ships : null,
    say: (ships) =>
      listOf([t('page.goa.n.ships', { n: ships }), t('page.goa.n.colonists', { n: max - ships })]),
    set: (ships) => own.compose({ type: 'mix', ships }),
  };
}

/** Answers to questions that lie nowhere on the table. */
function answers(own: Asked): readonly Knob[] {
  const [asked] = own.now.questions;
  const n = asked !== undefined && 'n' in asked ? asked.n : 0;
  const [spices] = asked?.ask === 'resupply' ? choicesOf(own, 'placeSpices') : [];
  return [
    ...listed(choicesOf(own, 'either'), 'what', ['ships', 'colonists']).map((what) => ({
      key: what,
      label: t(`page.goa.n.${what}`, { n }),
      tap: () => own.choose({ type: 'either', what }),
    })),
    ...(spices === undefined
      ? []
      : [
          {
            key: 'spices',
            label: t('page.goa.n.spices', { n: boundsOf(spices, 'spices').max }),
            pressed: own.partial?.type === 'placeSpices',
            tap: () => own.compose({ type: 'placeSpices', spices: filled(own, spices) }),
          },
        ]),
    ...listed(choicesOf(own, 'discardPlantation'), 'plot', ['new']).map((plot) => ({
      key: plot,
      label: t('page.goa.bar.new'),
      tap: () => own.choose({ type: 'discardPlantation', plot }),
    })),
  ];
}

/** Choices with nothing more to say. */
function plain(own: Asked): readonly Knob[] {
  const { now } = own;
  const high = now.step.phase === 'auction' ? (now.step.high?.amount ?? 0) : 0;
  const labels = {
    quickDucats: t('page.goa.bar.take', {
      what: t('page.goa.n.ducats', { n: now.figures.quickStart.ducats }),
    }),
    buy: t('page.goa.bar.buy', { n: auctioneersPrice(high) }),
    extraAction: t('page.goa.bar.extraAction'),
    pass: t(now.step.phase === 'extra' ? 'page.goa.bar.noMore' : 'page.goa.bar.pass'),
  };
  const types = (['quickDucats', 'buy', 'extraAction', 'pass'] as const).filter((type) => isOn(own, type));
  return types.map((type) => ({ key: type, label: labels[type], tap: () => own.choose({ type }) }));
}

/** What goes on after the move that is put together, or after the action. */
function endOfTurn(own: Asked): readonly Knob[] {
  const { partial, shown, now, you } = own;
  const { step, questions } = shown;
  // Where chance comes first, or the move is not complete, nothing has changed yet.
  const goesOn = partial !== null && shown !== now && acting(shown).includes(you);
  if (partial !== null && !goesOn) return [];
  const take = (): void => {
    if (partial !== null) own.choose(partial);
  };
  const next: Knob = { key: 'next', label: t('page.goa.bar.next'), tap: take };
  const end: Knob = {
    key: 'endTurn',
    label: t('page.goa.bar.endTurn'),
    strong: true,
    tap: () => {
      take();
      own.choose({ type: 'endTurn' });
    },
  };
  const isDone = step.phase === 'turn' && step.seat === you && step.acted && questions.length === 0;
  // A bid has enough knobs as it is, and is sent.
  return [...(goesOn && partial.type !== 'bid' ? [next] : []), ...(isDone ? [end] : [])];
}

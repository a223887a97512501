import { acting } from '../../../../shared/games/goa/choices.ts';
import { auctioneerOf, auctioneersPrice } from '../../../../shared/games/goa/choices/auctions.ts';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import type { Choice } from '../../../../shared/kernel/choices.ts';
import { listOf, number, t } from '../../../voice.ts';
import { boundsOf, choicesOf, listed, type Asked } from '../lights/offers.ts';
import { filled } from '../lights/spices.ts';
import type { Dial, Knob } from './controls.ts';

/** How far beyond the lowest bid one tap goes; the dial does the rest. */
const RAISES = [0, 2, 5] as const;
/** Up to so many amounts each have a knob. */
const FEW = 4;

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

/** The amounts of a bid, or where they are many the lowest, some above it, and all one has. */
function amountsOf(choice: Choice): readonly number[] {
  const { min, max } = boundsOf(choice, 'amount');
  if (isFew(choice)) return Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return [...RAISES.map((more) => min + more).filter((n) => n < max), max];
}

function isFew(bid: Choice): boolean {
  const { min, max } = boundsOf(bid, 'amount');
  return max - min < FEW;
}

/** The number that is asked for in the bar, if one is; of few bids each has its knob. */
export function dialOf(own: Asked): Dial | undefined {
  const { partial } = own;
  const [bid] = choicesOf(own, 'bid');
  if (bid !== undefined) {
    if (isFew(bid)) return undefined;
    return {
      ...boundsOf(bid, 'amount'),
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
    label: t('goa.tile.shipsOrColonists'),
    wide: true,
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
const plain = (own: Asked): readonly Knob[] =>
  (['quickDucats', 'buy', 'extraAction', 'pass'] as const)
    .filter((type) => isOn(own, type))
    .map((type) => ({ key: type, label: plainWord(own, type), tap: () => own.choose({ type }) }));

function plainWord(own: Asked, type: 'quickDucats' | 'buy' | 'extraAction' | 'pass'): string {
  const { step, figures } = own.now;
  const high = step.phase === 'auction' ? (step.high?.amount ?? 0) : 0;
  switch (type) {
    case 'quickDucats':
      return t('page.goa.bar.take', { what: t('page.goa.n.ducats', { n: figures.quickStart.ducats }) });
    case 'buy':
      return t('page.goa.bar.buy', { n: auctioneersPrice(high) });
    case 'extraAction':
      return t('page.goa.bar.extraAction');
    case 'pass':
      if (step.phase === 'extra') return t('page.goa.bar.noMore');
      return isSale(own) ? t('page.goa.bar.sell', { n: high }) : t('page.goa.bar.pass');
  }
}

/** Is passing to sell? The auctioneer speaks last, and only after a bid. */
const isSale = ({ now, you }: Asked): boolean =>
  now.step.phase === 'auction' && auctioneerOf(now, now.step.marker) === you;

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
  const next: Knob = { key: 'next', label: t('page.goa.bar.next'), onward: true, tap: take };
  const end: Knob = {
    key: 'endTurn',
    label: t('page.goa.bar.endTurn'),
    strong: true,
    onward: true,
    tap: () => {
      take();
      own.choose({ type: 'endTurn' });
    },
  };
  const isDone = step.phase === 'turn' && step.seat === you && step.acted && questions.length === 0;
  // A bid has enough knobs as it is, and is sent.
  return [...(goesOn && partial.type !== 'bid' ? [next] : []), ...(isDone ? [end] : [])];
}

import type { ActionCard, Move } from '../../../../shared/games/goa/moves.ts';
import { number, t } from '../../../voice.ts';
import { cardWord } from '../lights/labels.ts';
import {
  boundsOf,
  choiceOf,
  choicesOf,
  handOf,
  kindOf,
  listed,
  mine,
  type Asked,
  type Of,
} from '../lights/offers.ts';
import { coloniesOf, stepsOf } from '../lights/steps.ts';
import type { Dial, Knob, Row } from './controls.ts';
import { founding, spies } from './founding.ts';
import '../moveWords.ts';

/** The choices on the desk: what the move being put together asks besides what is lit. */
export function rowsOf(own: Asked): readonly Row[] {
  const { partial } = own;
  switch (partial?.type) {
    case 'progress':
      return withCard(
        stepsOf(own, partial.column).map((step) => cardKnob(own, partial.card, step.card, step)),
      );
    case 'harvest':
      return withCard(cardKnobs(own, partial.card, (card) => ({ ...partial, card })));
    case 'found':
      return [
        colonies(own, partial),
        ...withCard(cardKnobs(own, partial.card, (card) => ({ ...partial, card }))),
      ];
    case 'expedition':
      return makingRoom(own);
    case 'spy':
      return spies(own);
    case 'spyHarvest':
      return [...spies(own), ...withCard(cardKnobs(own, partial.card, (card) => ({ ...partial, card })))];
    case 'spyFound':
      return [
        ...spies(own),
        colonies(own, partial),
        ...withCard(cardKnobs(own, partial.card, (card) => ({ ...partial, card }))),
      ];
    case 'spyColonists':
      return spies(own);
    default:
      return own.now.questions[0]?.ask === 'founding' ? founding(own) : [];
  }
}

/** The number that is asked for on the desk, if one is. */
export function deskDialOf(own: Asked): Dial | undefined {
  const { partial } = own;
  if (partial?.type !== 'expedition') return undefined;
  const bounds = boundsOf(choiceOf(own, partial), 'cards');
  if (bounds.max === 0) return undefined;
  return {
    ...bounds,
    label: t('page.goa.desk.cards'),
    value: partial.cards,
    say: (n) => t('page.goa.n.cards', { n }),
    set: (cards) => own.compose({ type: 'expedition', cards }),
  };
}

/** With which card, where there is a choice. */
const withCard = (knobs: readonly Knob[]): readonly Row[] =>
  knobs.length > 1 ? [{ title: t('page.goa.desk.card'), quiet: true, knobs }] : [];

const cardKnobs = (
  own: Asked,
  chosen: ActionCard,
  change: (card: ActionCard) => Of<'harvest' | 'found' | 'spyHarvest' | 'spyFound'>,
): readonly Knob[] =>
  listed(choicesOf(own, change(chosen).type), 'card', ['none' as const, ...handOf(own)])
    .filter((card) => choiceOf(own, change(card)) !== undefined)
    .map((card) => cardKnob(own, chosen, card, change(card)));

const cardKnob = (own: Asked, chosen: ActionCard, card: ActionCard, move: Move): Knob => ({
  key: card,
  ...named(own, card),
  pressed: card === chosen,
  tap: () => own.compose(move),
});

/** A card's name; short where the desk's title says the rest. */
function named(own: Asked, card: ActionCard): Pick<Knob, 'label' | 'text'> {
  if (card === 'none') return { label: t('page.goa.desk.noCard') };
  const label = cardWord(own, card);
  const kind = kindOf(own, card);
  return kind === 'shipsOnly' || kind === 'spicesOnly'
    ? { label, text: t(`page.goa.desk.${kind}`) }
    : { label };
}

function colonies(own: Asked, move: Of<'found' | 'spyFound'>): Row {
  const { figures } = own.now;
  return {
    title: t('page.goa.desk.colony'),
    quiet: true,
    knobs: coloniesOf(own, move.type).map((colony) => ({
      key: colony,
      label: t('page.goa.do.found', { colony: t(`goa.colony.${colony}`), n: figures.colonies[colony].need }),
      text: `${t(`goa.colony.${colony}`)} ${number(figures.colonies[colony].need)}`,
      pressed: colony === move.colony,
      tap: () => own.compose({ ...move, colony }),
    })),
  };
}

/** Without room for all the cards an expedition could draw. */
function makingRoom(own: Asked): readonly Row[] {
  const room = boundsOf(choicesOf(own, 'expedition')[0], 'cards').max;
  const limit = own.now.figures.cardLimit[mine(own).rows.expeditions] ?? 0;
  const hand = mine(own).hand.length;
  if (hand + room < limit || hand === 0) return [];
  return [
    {
      title: t('page.goa.desk.limit', { hand, limit }),
      knobs: [
        {
          key: 'discard',
          label: t('page.goa.do.discards'),
          tap: () => own.compose({ type: 'discard', cards: [] }),
        },
      ],
    },
  ];
}

import type { ActionCard, Move } from '#shared/games/goa/moves.ts';
import { yieldOf } from '#shared/games/goa/state.ts';
import { formatNumber, t } from '../../../lib/i18n.ts';
import { cardWord } from '../targets/labels.ts';
import { boundsOf, listed } from '#shared/kernel/listed.ts';
import {
  choiceOf,
  choicesOf,
  handOf,
  kindOf,
  mine,
  type Decision,
  type MoveOf,
} from '../targets/decision.ts';
import { progressesOf } from '../targets/proposals.ts';
import { coloniesOf } from '../targets/steps.ts';
import type { StepperSpec, ButtonSpec, ButtonRow } from './controls.ts';
import { foundingRows, spies } from './founding.ts';

/** The choices in the editor: parameters of the move that have no target on the board. */
export function rowsOf(decision: Decision): readonly ButtonRow[] {
  const { partial } = decision;
  switch (partial?.type) {
    case 'progress':
      return withCard(
        progressesOf(decision, partial.column).map((move) =>
          cardKnob(decision, partial.card, move.card, move),
        ),
      );
    case 'harvest':
      return withCard(cardKnobs(decision, partial.card, (card) => ({ ...partial, card })));
    case 'found':
      return [
        colonies(decision, partial),
        ...withCard(cardKnobs(decision, partial.card, (card) => ({ ...partial, card }))),
        ...beforehand(decision, partial),
      ];
    case 'expedition':
      return makingRoom(decision);
    case 'spy':
      return spies(decision);
    case 'spyHarvest':
      return [
        ...spies(decision),
        ...withCard(cardKnobs(decision, partial.card, (card) => ({ ...partial, card }))),
      ];
    case 'spyFound':
      return [
        ...spies(decision),
        colonies(decision, partial),
        ...withCard(cardKnobs(decision, partial.card, (card) => ({ ...partial, card }))),
        ...beforehand(decision, partial),
      ];
    case 'spyColonists':
      return spies(decision);
    default:
      return decision.now.questions[0]?.ask === 'founding' ? foundingRows(decision) : [];
  }
}

/** The number to choose in the editor, if any. */
export function deskDialOf(decision: Decision): StepperSpec | undefined {
  const { partial } = decision;
  if (partial?.type !== 'expedition') return undefined;
  const bounds = boundsOf(choiceOf(decision, partial), 'cards');
  if (bounds.max === 0) return undefined;
  return {
    ...bounds,
    label: t('page.goa.desk.cards'),
    value: partial.cards,
    say: (n) => t('page.goa.n.cards', { n }),
    set: (cards) => decision.compose({ type: 'expedition', cards }),
  };
}

/** Which card to use, if one is used or could be. */
const withCard = (knobs: readonly ButtonSpec[]): readonly ButtonRow[] =>
  knobs.some(({ key }) => key !== 'none') ? [{ title: t('page.goa.desk.card'), quiet: true, knobs }] : [];

const cardKnobs = (
  decision: Decision,
  chosen: ActionCard,
  change: (card: ActionCard) => MoveOf<'harvest' | 'found' | 'spyHarvest' | 'spyFound'>,
): readonly ButtonSpec[] =>
  listed(choicesOf(decision, change(chosen).type), 'card', ['none' as const, ...handOf(decision)])
    .filter((card) => choiceOf(decision, change(card)) !== undefined)
    .map((card) => cardKnob(decision, chosen, card, change(card)));

const cardKnob = (decision: Decision, chosen: ActionCard, card: ActionCard, move: Move): ButtonSpec => ({
  key: card,
  ...named(decision, card),
  pressed: card === chosen,
  tap: () => decision.compose(move),
});

/** A card's name; short if the editor's title says the rest. */
function named(decision: Decision, card: ActionCard): Pick<ButtonSpec, 'label' | 'text'> {
  if (card === 'none') return { label: t('page.goa.desk.noCard') };
  const label = cardWord(decision, card);
  const kind = kindOf(decision, card);
  return kind === 'shipsOnly' || kind === 'spicesOnly'
    ? { label, text: t(`page.goa.desk.${kind}`) }
    : { label };
}

function colonies(decision: Decision, move: MoveOf<'found' | 'spyFound'>): ButtonRow {
  const { figures } = decision.now;
  return {
    title: t('page.goa.desk.colony'),
    quiet: true,
    knobs: coloniesOf(decision, move.type).map((colony) => ({
      key: colony,
      label: t('page.goa.do.found', { colony: t(`goa.colony.${colony}`), n: figures.colonies[colony].need }),
      text: `${t(`goa.colony.${colony}`)} ${formatNumber(figures.colonies[colony].need)}`,
      pressed: colony === move.colony,
      tap: () => decision.compose({ ...move, colony }),
    })),
  };
}

/** Decline in advance if the colonists fall short. */
function beforehand(decision: Decision, move: MoveOf<'found' | 'spyFound'>): readonly ButtonRow[] {
  if (listed(choicesOf(decision, move.type), 'ifShort', ['decline']).length === 0) return [];
  const { ifShort, ...plain } = move;
  const button: ButtonSpec = {
    key: 'ifShort',
    label: t('page.goa.desk.ifShort'),
    pressed: ifShort !== undefined,
    tap: () => decision.compose(ifShort === undefined ? { ...move, ifShort: 'decline' } : plain),
  };
  return [{ title: t('page.goa.desk.decline'), quiet: true, knobs: [button] }];
}

/** When there is no room for all the cards that an expedition could draw. */
function makingRoom(decision: Decision): readonly ButtonRow[] {
  const { now, you } = decision;
  const room = boundsOf(choicesOf(decision, 'expedition')[0], 'cards').max;
  const limit = now.figures.cardLimit[mine(decision).rows.expeditions] ?? 0;
  const hand = mine(decision).hand.length;
  if (room >= yieldOf(now, you, 'expeditions') || hand === 0) return [];
  return [
    {
      title: t('page.goa.desk.limit', { hand, limit }),
      knobs: [
        {
          key: 'discard',
          label: t('page.goa.do.discards'),
          tap: () => decision.compose({ type: 'discard', cards: [] }),
        },
      ],
    },
  ];
}

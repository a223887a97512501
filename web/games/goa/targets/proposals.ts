import type { Move, ActionCard } from '#shared/games/goa/moves.ts';
import { defaultPayment } from '#shared/games/goa/prices.ts';
import { yieldOf } from '#shared/games/goa/state.ts';
import {
  COLONIES,
  type CardId,
  type Column,
  type SpicesByField,
  type Colony,
} from '#shared/games/goa/things.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { listed } from '#shared/kernel/listed.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import { labelled, choicesOf, handOf, listedFields, type Decision, type MoveOf } from './decision.ts';
import { filled } from './spices.ts';

/** The move of a step, with the payment that is proposed first. */
export const progressBy = (
  decision: Decision,
  { column, card, choice }: ProgressStep,
): MoveOf<'progress'> => ({
  type: 'progress',
  column,
  card,
  payment: paymentOf(decision, choice),
});

export const progressesOf = (decision: Decision, column: Column): readonly MoveOf<'progress'>[] =>
  stepsOf(decision, column).map((step) => progressBy(decision, step));

function paymentOf(decision: Decision, choice: Choice): SpicesByField {
  const paid = defaultPayment({ state: decision.now, seat: decision.you }, choice) ?? {};
  return Object.fromEntries(
    listedFields(decision, choice, 'payment').flatMap(({ field, spice }) =>
      spice !== null && paid[field] !== undefined ? [[field, spice]] : [],
    ),
  );
}

export const harvestOf = (decision: Decision, card: CardId | 'none'): MoveOf<'harvest'> => ({
  type: 'harvest',
  card,
  spices: filled(decision, choicesOf(decision, 'harvest')[0]),
});

/** A use of an opponent's marker, and its worth there. */
interface Spying extends Spied {
  readonly n: number;
  /** A move to begin with. */
  readonly move: Move;
}

export const spiesOf = (decision: Decision): readonly Spying[] =>
  decision.now.players.flatMap((_, seat) =>
    movesOn(decision, seat).map(([what, move]) => ({
      seat,
      what,
      move,
      n: yieldOf(decision.now, seat, what),
    })),
  );

/** The use of an opponent's marker that brings most; there is one, if espionage is offered. */
export function bestSpy(decision: Decision): Move | undefined {
  const [best] = spiesOf(decision).toSorted((a, b) => b.n - a.n);
  return best?.move;
}

function movesOn(decision: Decision, seat: Seat): readonly (readonly [Spying['what'], Move])[] {
  const on = (type: Move['type']): readonly Choice[] =>
    choicesOf(decision, type).filter((choice) => listed([choice], 'seat', [seat]).length > 0);
  const [harvest] = on('spyHarvest');
  const [card] = listed(on('spyHarvest').slice(0, 1), 'card', ['none', ...handOf(decision)]);
  const [colony] = listed(on('spyFound'), 'colony', COLONIES);
  return [
    ...listed(on('spy'), 'what', ['ships', 'taxes']).map(
      (what) => [what, { type: 'spy', seat, what }] as const,
    ),
    ...(card === undefined
      ? []
      : [['harvest', { type: 'spyHarvest', seat, card, spices: filled(decision, harvest) }] as const]),
    ...(colony === undefined
      ? []
      : [['colonists', { type: 'spyFound', seat, colony, card: 'none' }] as const]),
    ...on('spyColonists').map(() => ['colonists', { type: 'spyColonists', seat }] as const),
  ];
}

/** The yield of a marker, by its use. */
const BRINGS = { ships: 'ships', taxes: 'ducats', harvest: 'spices', colonists: 'colonists' } as const;

/** The result of a use, e.g. "Ana: 4 ships". */
export const spyLabel = (decision: Decision, { seat, what, n }: Spying): string =>
  labelled(isolate(decision.name(seat)), t(`page.goa.n.${BRINGS[what]}`, { n }));

/** A way to move a column's marker down. */
interface ProgressStep {
  readonly column: Column;
  readonly card: ActionCard;
  readonly choice: Choice;
}

/** The ways to move a column's marker down now: without a card first, then with each card that allows it. */
export const stepsOf = (decision: Decision, column: Column): readonly ProgressStep[] =>
  choicesOf(decision, 'progress')
    .filter((choice) => listed([choice], 'column', [column]).length > 0)
    .flatMap((choice) =>
      listed([choice], 'card', ['none' as const, ...handOf(decision)]).map((card) => ({
        column,
        card,
        choice,
      })),
    );

/** The colonies that can be founded by an action, or with an opponent's marker. */
export const coloniesOf = (decision: Decision, type: 'found' | 'spyFound' = 'found'): readonly Colony[] =>
  listed(choicesOf(decision, type), 'colony', COLONIES);

/** An opponent's marker that is used. */
interface Spied {
  readonly seat: Seat;
  readonly what: 'ships' | 'taxes' | 'harvest' | 'colonists';
}

/** The seat and the use in a spying move being put together. */
export function spyingOf(move: Move | null): Spied | undefined {
  switch (move?.type) {
    case 'spy':
      return move;
    case 'spyHarvest':
      return { seat: move.seat, what: 'harvest' };
    case 'spyFound':
    case 'spyColonists':
      return { seat: move.seat, what: 'colonists' };
    default:
      return undefined;
  }
}

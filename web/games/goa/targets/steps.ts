import { defaultPayment } from '#shared/games/goa/payment.ts';
import { yieldOf } from '#shared/games/goa/state.ts';
import {
  COLONIES,
  type CardId,
  type Colony,
  type Column,
  type SpicesByField,
} from '#shared/games/goa/things.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { isolate, t } from '../../../i18n.ts';
import { labelled } from './labels.ts';
import { listed } from '#shared/kernel/listed.ts';
import { choicesOf, handOf, listedFields, type Decision, type MoveOf } from './decision.ts';
import { filled } from './spices.ts';

/** The ways to move a column's marker down now: without a card first, then with each card that allows it. */
export const stepsOf = (decision: Decision, column: Column): readonly MoveOf<'progress'>[] =>
  choicesOf(decision, 'progress')
    .filter((choice) => listed([choice], 'column', [column]).length > 0)
    .flatMap((choice) =>
      listed([choice], 'card', ['none', ...handOf(decision)]).map((card) => ({
        type: 'progress' as const,
        column,
        card,
        payment: paymentOf(decision, choice),
      })),
    );

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

/** The colonies that can be founded by an action, or with an opponent's marker. */
export const coloniesOf = (decision: Decision, type: 'found' | 'spyFound' = 'found'): readonly Colony[] =>
  listed(choicesOf(decision, type), 'colony', COLONIES);

/** A use of an opponent's marker, and its worth there. */
export interface Spying {
  readonly seat: Seat;
  readonly what: 'ships' | 'taxes' | 'harvest' | 'colonists';
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

/** The seat and the use in a spying move being put together. */
export function spyingOf(move: Move | null): Pick<Spying, 'seat' | 'what'> | undefined {
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

/** What a marker brings, by its use. */
const BRINGS = { ships: 'ships', taxes: 'ducats', harvest: 'spices', colonists: 'colonists' } as const;

/** The result of a use, e.g. "Ana: 4 ships". */
export const spyLabel = (decision: Decision, { seat, what, n }: Spying): string =>
  labelled(isolate(decision.name(seat)), t(`page.goa.n.${BRINGS[what]}`, { n }));

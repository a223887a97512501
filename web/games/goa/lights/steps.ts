import { defaultPayment } from '../../../../shared/games/goa/payment.ts';
import { yieldOf } from '../../../../shared/games/goa/state.ts';
import {
  COLONIES,
  type CardId,
  type Colony,
  type Column,
  type SpicesByField,
} from '../../../../shared/games/goa/things.ts';
import type { Choice } from '../../../../shared/kernel/choices.ts';
import type { Seat } from '../../../../shared/kernel/types.ts';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import { isolate, t } from '../../../voice.ts';
import { labelled } from './labels.ts';
import { choicesOf, handOf, listed, openOf, type Asked, type Of } from './offers.ts';
import { filled } from './spices.ts';

/** How a column's marker can go down now: without a card first, then with each that allows it. */
export const stepsOf = (own: Asked, column: Column): readonly Of<'progress'>[] =>
  choicesOf(own, 'progress')
    .filter((choice) => listed([choice], 'column', [column]).length > 0)
    .flatMap((choice) =>
      listed([choice], 'card', ['none', ...handOf(own)]).map((card) => ({
        type: 'progress' as const,
        column,
        card,
        payment: paymentOf(own, choice),
      })),
    );

function paymentOf(own: Asked, choice: Choice): SpicesByField {
  const paid = defaultPayment({ state: own.now, seat: own.you }, choice) ?? {};
  return Object.fromEntries(
    openOf(own, choice, 'payment').flatMap(({ field, spice }) =>
      spice !== null && paid[field] !== undefined ? [[field, spice]] : [],
    ),
  );
}

export const harvestOf = (own: Asked, card: CardId | 'none'): Of<'harvest'> => ({
  type: 'harvest',
  card,
  spices: filled(own, choicesOf(own, 'harvest')[0]),
});

/** The colonies that can be founded by an action, or with an opponent's marker. */
export const coloniesOf = (own: Asked, type: 'found' | 'spyFound' = 'found'): readonly Colony[] =>
  listed(choicesOf(own, type), 'colony', COLONIES);

/** What can be done with an opponent's marker, and what it is worth there. */
export interface Spying {
  readonly seat: Seat;
  readonly what: 'ships' | 'taxes' | 'harvest' | 'colonists';
  readonly n: number;
  /** A move to begin with. */
  readonly move: Move;
}

export const spiesOf = (own: Asked): readonly Spying[] =>
  own.now.players.flatMap((_, seat) =>
    movesOn(own, seat).map(([what, move]) => ({ seat, what, move, n: yieldOf(own.now, seat, what) })),
  );

function movesOn(own: Asked, seat: Seat): readonly (readonly [Spying['what'], Move])[] {
  const on = (type: Move['type']): readonly Choice[] =>
    choicesOf(own, type).filter((choice) => listed([choice], 'seat', [seat]).length > 0);
  const [harvest] = on('spyHarvest');
  const [card] = listed(on('spyHarvest').slice(0, 1), 'card', ['none', ...handOf(own)]);
  const [colony] = listed(on('spyFound'), 'colony', COLONIES);
  return [
    ...listed(on('spy'), 'what', ['ships', 'taxes']).map(
      (what) => [what, { type: 'spy', seat, what }] as const,
    ),
    ...(card === undefined
      ? []
      : [['harvest', { type: 'spyHarvest', seat, card, spices: filled(own, harvest) }] as const]),
    ...(colony === undefined
      ? []
      : [['colonists', { type: 'spyFound', seat, colony, card: 'none' }] as const]),
    ...on('spyColonists').map(() => ['colonists', { type: 'spyColonists', seat }] as const),
  ];
}

/** What is spied on by a move that is being put together. */
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

/** What a marker brings, by what is done with it. */
const BRINGS = { ships: 'ships', taxes: 'ducats', harvest: 'spices', colonists: 'colonists' } as const;

/** What comes of it, e.g. "Ana: 4 ships". */
export const spyLabel = (own: Asked, { seat, what, n }: Spying): string =>
  labelled(isolate(own.name(seat)), t(`page.goa.n.${BRINGS[what]}`, { n }));

import type { Move } from '#shared/games/merchants/moves.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import {
  GOODS,
  PLAIN_CARDS,
  type Special,
  type Good,
  type PlainCard,
} from '#shared/games/merchants/things.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { boundsOf, itemsOf, listed } from '#shared/kernel/listed.ts';
import type { Scene } from '../gameUi.ts';

/** The selection on the board: a ship whose marker is to be exchanged, or a special card to read or to buy. */
export type Selection =
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'card'; readonly card: Special };

/** The props of every part of the board. */
export interface BoardProps {
  readonly scene: Scene<State, Move>;
  readonly offers: Offers;
  readonly selection: Selection | null;
  select(pick: Selection | null): void;
}

/** The offered choices in the form that the controls of Merchants need. Everything in it is offered. */
interface Offers {
  readonly load: readonly Good[];
  readonly exchange: readonly { readonly ship: number; readonly goods: readonly Good[] }[];
  readonly buyShip: readonly Good[];
  readonly buy: readonly PlainCard[];
  /** By good: the possible spaces, and the greatest number of cards. */
  readonly play: readonly { readonly good: Good; readonly spaces: readonly number[]; readonly max: number }[];
  /** Moves without parameters. */
  readonly plain: ReadonlySet<string>;
}

export function offersOf(choices: readonly Choice[]): Offers {
  const of = (type: string): readonly Choice[] => choices.filter((choice) => choice.type === type);
  return {
    load: listed(of('load'), 'good', GOODS),
    exchange: of('exchange').flatMap((choice) =>
      numbers(choice, 'ship').map((ship) => ({ ship, goods: listed([choice], 'good', GOODS) })),
    ),
    buyShip: listed(of('buyShip'), 'good', GOODS),
    buy: listed(of('buy'), 'card', PLAIN_CARDS),
    play: of('play').flatMap((choice) =>
      listed([choice], 'good', GOODS).map((good) => ({
        good,
        spaces: numbers(choice, 'spaces'),
        max: boundsOf(choice, 'spaces').max,
      })),
    ),
    plain: new Set(choices.filter(({ params }) => params.length === 0).map(({ type }) => type)),
  };
}

const numbers = (choice: Choice, name: string): readonly number[] =>
  itemsOf(choice, name).filter((item) => typeof item === 'number');

/** The spaces after a tap on one: added or removed. If only one may be chosen, it replaces the other. */
export function toggledSpaces(spaces: readonly number[], space: number, max: number): readonly number[] {
  if (spaces.includes(space)) return spaces.filter((other) => other !== space);
  return max === 1 ? [space] : [...spaces, space].toSorted((a, b) => a - b);
}

/**
 * The good that is picked up, on as many spaces as make more of it visible: first those whose goods the viewer's ships carry
 * least. Undefined once a space is chosen.
 */
export function wholeSale({
  now,
  you,
  partial,
  offered,
}: Pick<Scene<State, Move>, 'now' | 'you' | 'partial' | 'offered'>) {
  const offer = offersOf(offered).play.find(({ good }) => partial?.type === 'play' && good === partial.good);
  if (you === null || offer === undefined || partial?.type !== 'play' || partial.spaces.length > 0)
    return undefined;
  const { ships } = playerOf(now, you);
  const carried = (space: number): number => ships.filter((good) => good === now.market[space]).length;
  const spaces = offer.spaces
    .filter((space) => now.market[space] !== offer.good)
    .toSorted((a, b) => carried(a) - carried(b))
    .slice(0, offer.max)
    .toSorted((a, b) => a - b);
  return spaces.length === 0 ? undefined : { ...partial, spaces };
}

import type { Choice, Param } from '#shared/kernel/choices.ts';
import { GOODS, PLAIN_CARDS, type Good, type PlainCard } from '#shared/games/merchants/things.ts';

/** The offered choices in the form that the controls of Merchants need. Everything in it is offered. */
export interface Offers {
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
    load: of('load').flatMap((choice) => values(choice, 'good', GOODS)),
    exchange: of('exchange').flatMap((choice) =>
      numbers(choice, 'ship').map((ship) => ({ ship, goods: values(choice, 'good', GOODS) })),
    ),
    buyShip: of('buyShip').flatMap((choice) => values(choice, 'good', GOODS)),
    buy: of('buy').flatMap((choice) => values(choice, 'card', PLAIN_CARDS)),
    play: of('play').flatMap((choice) =>
      values(choice, 'good', GOODS).map((good) => ({
        good,
        spaces: numbers(choice, 'spaces'),
        max: mostOf(choice, 'spaces'),
      })),
    ),
    plain: new Set(choices.filter(({ params }) => params.length === 0).map(({ type }) => type)),
  };
}

const paramOf = ({ params }: Choice, name: string): Param | undefined =>
  params.find((param) => param.name === name);

function itemsOf(choice: Choice, name: string): readonly (string | number)[] {
  const param = paramOf(choice, name);
  return param?.kind === 'one' || param?.kind === 'subset' ? param.of : [];
}

const values = <T extends string>(choice: Choice, name: string, known: readonly T[]): readonly T[] => {
  const items = itemsOf(choice, name);
  return known.filter((value) => items.includes(value));
};

const numbers = (choice: Choice, name: string): readonly number[] =>
  itemsOf(choice, name).filter((item) => typeof item === 'number');

function mostOf(choice: Choice, name: string): number {
  const param = paramOf(choice, name);
  return param?.kind === 'subset' ? param.max : 1;
}

/** The spaces after a tap on one: added or removed. If only one may be chosen, it replaces the other. */
export function toggledSpaces(spaces: readonly number[], space: number, max: number): readonly number[] {
  if (spaces.includes(space)) return spaces.filter((other) => other !== space);
  return max === 1 ? [space] : [...spaces, space].toSorted((a, b) => a - b);
}

import type { Choice } from '../../../../shared/kernel/choices.ts';
import { allows, type Param } from '../../../../shared/kernel/params.ts';
import type { Seat } from '../../../../shared/kernel/types.ts';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import { mapFields, playerOf, type State } from '../../../../shared/games/goa/state.ts';
import type { CardId, CardKind, Field, PlotId, Spice } from '../../../../shared/games/goa/things.ts';
import { PLOTS } from '../../../../shared/games/goa/things.ts';
import type { Scene } from '../../drawing.ts';
import type { Lights, Lit } from '../table.ts';

export type Of<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** A table at which the viewer has something to choose. */
export interface Asked extends Scene<State, Move> {
  readonly you: Seat;
}

/** The scene as one that asks the viewer something; undefined where it does not. */
export const asked = (scene: Scene<State, Move>): Asked | undefined =>
  scene.you === null || scene.offered.length === 0 ? undefined : { ...scene, you: scene.you };

/** Lights while they are being put on. */
export type Board = {
  readonly [part in keyof Lights]: Lights[part] extends ReadonlyMap<infer At, Lit> ? Map<At, Lit> : never;
};

/** The player whose decision it is, with the steps of the draft. */
export const mine = ({ now, you }: Asked) => playerOf(now, you);

/** The cards of the viewer's own hand. */
export const handOf = (own: Asked): readonly CardId[] =>
  mine(own).hand.filter((card): card is CardId => card !== 'hidden');

export const kindOf = ({ now }: Asked, card: CardId): CardKind | undefined => now.figures.cards[card]?.kind;

/** The offered choices of these types. */
export const choicesOf = ({ offered }: Asked, ...types: readonly Move['type'][]): readonly Choice[] =>
  offered.filter(({ type }) => types.some((asked_) => asked_ === type));

const named = (choice: Choice, name: string): Param | undefined =>
  choice.params.find((param) => param.name === name);

/** Those of `all` that one of the choices lists under this name. */
export const listed = <T extends string | number>(
  choices: readonly Choice[],
  name: string,
  all: readonly T[],
): readonly T[] =>
  all.filter((item) =>
    choices.some((choice) => {
      const param = named(choice, name);
      return (param?.kind === 'one' || param?.kind === 'subset') && param.of.includes(item);
    }),
  );

/** The choice a move is being put together of: the one whose lists of one hold what is said so far. */
export const choiceOf = (own: Asked, move: Move): Choice | undefined =>
  choicesOf(own, move.type).find(({ params }) =>
    params.every(
      (param) => param.kind !== 'one' || param.name === 'space' || allows(param, valueOf(move, param.name)),
    ),
  );

const valueOf = (move: Move, name: string): unknown =>
  Object.entries(move).find(([key]) => key === name)?.[1];

/** Between how many a number, a subset or fields may be; none where nothing is asked by this name. */
export function boundsOf(
  choice: Choice | undefined,
  name: string,
): { readonly min: number; readonly max: number } {
  const param = choice && named(choice, name);
  return param === undefined || param.kind === 'one' ? { min: 0, max: 0 } : param;
}

/** One of the viewer's fields that a choice names. */
export interface Open {
  readonly field: Field;
  readonly plot: PlotId;
  /** Its place on the plot, from 1. */
  readonly n: number;
  /** What lies there. */
  readonly spice: Spice | null;
  /** What may lie there. */
  readonly allowed: readonly Spice[];
}

/** The fields a choice names under `name`: for spices to be put there or taken from there. */
export function openOf(own: Asked, choice: Choice | undefined, name: string): readonly Open[] {
  const param = choice && named(choice, name);
  const names: readonly (string | number)[] =
    param?.kind === 'fields' ? Object.keys(param.fields) : param?.kind === 'subset' ? param.of : [];
  return mapFields(mine(own), (field, spice, { allowed }) => {
    if (!names.includes(field)) return undefined;
    const plot = PLOTS.find((id) => field.startsWith(`${id}.`));
    return plot && { field, plot, n: Number(field.slice(plot.length + 1)) + 1, spice, allowed };
  });
}

/** The list with `item` put in or out, in the order of `of`. */
export const toggled = <T>(of: readonly T[], list: readonly T[], item: T): readonly T[] =>
  of.filter((other) => (other === item ? !list.includes(item) : list.includes(other)));

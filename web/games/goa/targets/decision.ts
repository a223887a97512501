import type { Move } from '#shared/games/goa/moves.ts';
import { mapFields, playerOf, type State } from '#shared/games/goa/state.ts';
import {
  PLOTS,
  type CardId,
  type CardKind,
  type Field,
  type PlotId,
  type Spice,
} from '#shared/games/goa/things.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { itemsOf } from '#shared/kernel/listed.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { t, type MessageKey } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import type { Targets, Target } from '../boardProps.ts';

export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** A scene in which the viewer has a decision. */
export interface Decision extends Scene<State, Move> {
  readonly you: Seat;
}

/** The scene as a decision; undefined if the viewer has none. */
export const decisionOf = (scene: Scene<State, Move>): Decision | undefined =>
  scene.you === null || scene.offered.length === 0 ? undefined : { ...scene, you: scene.you };

/** A tap that begins a move with what is proposed for it. */
export const begin = (decision: Decision, move: () => Move | undefined) => (): void =>
  decision.compose(move() ?? null);

/** Targets while they are collected. */
export type MutableTargets = {
  readonly [part in keyof Targets]: Targets[part] extends ReadonlyMap<infer At, Target>
    ? Map<At, Target>
    : never;
};

/** The player who decides, after the draft's moves. */
export const mine = ({ now, you }: Decision) => playerOf(now, you);

/** The cards of the viewer's own hand. */
export const handOf = (decision: Decision): readonly CardId[] =>
  mine(decision).hand.filter((card): card is CardId => card !== 'hidden');

export const kindOf = ({ now }: Decision, card: CardId): CardKind | undefined =>
  now.figures.cards[card]?.kind;

/** The offered choices of these types. */
export const choicesOf = ({ offered }: Decision, ...types: readonly Move['type'][]): readonly Choice[] =>
  offered.filter(({ type }) => types.some((asked_) => asked_ === type));

/**
 * The choice that a move being put together belongs to: the one whose single-choice lists contain its values so
 * far.
 */
export const choiceOf = (decision: Decision, move: Move): Choice | undefined =>
  choicesOf(decision, move.type).find(({ params }) =>
    params.every(
      (param) =>
        param.kind !== 'one' ||
        param.name === 'space' ||
        param.of.some((item) => item === valueOf(move, param.name)),
    ),
  );

const valueOf = (move: Move, name: string): unknown =>
  Object.entries(move).find(([key]) => key === name)?.[1];

/** One of the viewer's fields that a choice lists. */
export interface ListedField {
  readonly field: Field;
  readonly plot: PlotId;
  /** Its place on the plot, from 1. */
  readonly n: number;
  /** The spice there. */
  readonly spice: Spice | null;
  /** The spices that may lie there. */
  readonly allowed: readonly Spice[];
}

/** The fields that a choice lists under `name`, to put spices on or take them from. */
export function listedFields(
  decision: Decision,
  choice: Choice | undefined,
  name: string,
): readonly ListedField[] {
  const names = itemsOf(choice, name);
  return mapFields(mine(decision), (field, spice, { allowed }) => {
    if (!names.includes(field)) return undefined;
    const plot = PLOTS.find((id) => field.startsWith(`${id}.`));
    return plot && { field, plot, n: Number(field.slice(plot.length + 1)) + 1, spice, allowed };
  });
}

/** The list with `item` added or removed, in the order of `of`. */
export const toggled = <T>(of: readonly T[], list: readonly T[], item: T): readonly T[] =>
  of.filter((other) => (other === item ? !list.includes(item) : list.includes(other)));

export const cardWord = (decision: Decision, card: CardId): string => {
  const kind = kindOf(decision, card);
  return kind === undefined ? '' : t(`goa.card.${kind}`);
};

/** The label of a field's target, e.g. "Put pepper on field 2 of plantation 1". */
export const onField = (key: MessageKey, { plot, n }: ListedField, spice: string | null = null): string =>
  t(key, { n, plot: t(`goa.plot.${plot}`), spice: spice ?? '' });

/** "Ana: 4 ships". */
export const labelled = (what: string, value: string): string => t('page.goa.labelled', { what, value });

import { FIGURES } from '#shared/games/goa/data.ts';
import type { CardFace, Figures } from '#shared/games/goa/figures.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import type { help } from '#shared/games/goa/words/help.en.ts';
import { t } from '../../../lib/i18n.ts';
import type { Piece } from '../../../features/help/index.ts';

/** An edition with its figures, as a new game of it has them. */
export interface EditionRules {
  readonly edition: Edition;
  readonly figures: Figures;
}

export const editionRules = (edition: Edition): EditionRules => ({ edition, figures: FIGURES[edition] });

type Keys = keyof typeof help;
/** Has a title and a text. */
type Told = {
  [key in Keys]: key extends `help.goa.${infer Name}.text`
    ? `help.goa.${Name}` extends Keys
      ? Name
      : never
    : never;
}[Keys];

/** A paragraph of the rules; each line of the text is a paragraph. */
export const piece = (
  name: Told,
  values: Readonly<Record<string, string | number>> = {},
  ...further: readonly string[]
): Piece => ({
  id: name,
  title: t(`help.goa.${name}`),
  text: [...t(`help.goa.${name}.text`, values).split('\n'), ...further],
});

/** A figure that must exist: with 0 in its place the text would be wrong. */
export function given(n: number | undefined): number {
  if (n === undefined) throw new RangeError('no figure');
  return n;
}

/** How many tiles a phase has. */
export const tilesIn = ({ tiles }: Figures, phase: 'A' | 'B'): number =>
  Object.values(tiles[phase]).reduce((sum, n) => sum + n, 0);

/** All expedition cards. */
export const facesOf = ({ cards }: Figures): readonly CardFace[] =>
  Object.values(cards).filter((face) => face !== undefined);

/** The number of cards revealed for a colony, and the fewest and the most colonists on them together. */
export function scouted({ figures }: EditionRules): Readonly<Record<'scouts' | 'least' | 'most', number>> {
  const colonists = facesOf(figures)
    .map((face) => face.colonists)
    .toSorted((a, b) => a - b);
  const { scouts } = figures;
  const sum = (some: readonly number[]): number => some.reduce((all, n) => all + n, 0);
  return { scouts, least: sum(colonists.slice(0, scouts)), most: sum(colonists.slice(-scouts)) };
}

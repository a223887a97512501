import { FIGURES, DATA } from '#shared/games/goa/data.ts';
import type { CardFace, Figures } from '#shared/games/goa/figures.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { COLUMNS, type Column } from '#shared/games/goa/things.ts';
import type { help } from '#shared/games/goa/words/help.en.ts';
import { t, formatNumber, term } from '../../../lib/i18n.ts';
import type { Piece, Sureness, Uncertain } from '../../../features/help/index.ts';

/** An edition with its figures, as a new game of it has them. */
export interface EditionRules {
  readonly edition: Edition;
  readonly figures: Figures;
}

export const editionRules = (edition: Edition): EditionRules => ({ edition, figures: FIGURES[edition] });

type Keys = keyof typeof help;
/** Has a title and a text. */
type PieceName = {
  [key in Keys]: key extends `help.goa.${infer Name}.text`
    ? `help.goa.${Name}` extends Keys
      ? Name
      : never
    : never;
}[Keys];

/** A paragraph of the rules; each line of the text is a paragraph. */
export const piece = (
  name: PieceName,
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

/** The number of tiles of a phase. */
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

type Data = (typeof DATA)['common'] & (typeof DATA)['editions'][Edition];
/** A figure by its name in the data. */
export type FigureName = keyof Data;

const dataOf = (edition: Edition): Data => ({ ...DATA.common, ...DATA.editions[edition] });

const isName = (data: Data, name: string): name is FigureName => Object.hasOwn(data, name);

/** The uncertain ones among the figures. */
export function doubtsOf(edition: Edition, ...figures: readonly FigureName[]): readonly Sureness[] {
  const data = dataOf(edition);
  return figures.flatMap((figure) => {
    const { confidence } = data[figure];
    return confidence === 'certain' ? [] : [{ figure, doubt: confidence }];
  });
}

/** All uncertain figures of an edition, as the data says. */
export function uncertain(edition: Edition): readonly Uncertain[] {
  const data = dataOf(edition);
  const names = Object.keys(data)
    .filter((name) => isName(data, name))
    .filter((name) => name !== 'bonanzaGains' || edition === '2012'); // only that edition uses them
  return doubtsOf(edition, ...names).map((sureness) => {
    const figure = names.find((name) => name === sureness.figure);
    if (figure === undefined) throw new RangeError(sureness.figure);
    const { value, source } = data[figure];
    return { ...sureness, name: figureName(figure), value: valueText(value), source };
  });
}

/** A figure's name in words; without words, its name in the data. */
export function figureName(figure: FigureName): string {
  const column = COLUMNS.find((one) => figure === `${one}Yield` || figure === `${one}Cost`);
  if (column !== undefined) return columnFigure(column, figure.endsWith('Yield'));
  switch (figure) {
    case 'quilonTiles':
      return t('help.goa.figure.tiles', { colony: t('goa.colony.Quilon') });
    case 'madrasTiles':
      return t('help.goa.figure.tiles', { colony: t('goa.colony.Madras') });
    case 'payDucatsByStep':
      return t('help.goa.figure.payDucatsByStep', { card: t('goa.card.payDucats') });
    case 'cardColonists':
    case 'cardSymbols':
    case 'bonanzaGains':
    case 'tilesA':
    case 'tilesB':
      return t(`help.goa.figure.${figure}`);
    default:
      return figure;
  }
}

const columnFigure = (column: Column, yields: boolean): string =>
  t(yields ? 'help.goa.figure.yield' : 'help.goa.figure.cost', { column: t(`goa.column.${column}`) });

/** Numbers and spices in a line. Figures by name are shown with the things themselves. */
function valueText(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return term(`goa.spice.${value}`);
  if (!Array.isArray(value)) return '';
  const nested = value.some((item) => Array.isArray(item));
  const spices = value.some((item) => typeof item === 'string');
  return value.map(valueText).join(nested ? ' · ' : spices ? ' + ' : '/');
}

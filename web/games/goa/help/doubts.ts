import { DATA } from '#shared/games/goa/data.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { COLUMNS, type Column } from '#shared/games/goa/things.ts';
import { formatNumber, t, term } from '../../../lib/i18n.ts';
import type { Sureness, Uncertain } from '../../../features/help/index.ts';

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

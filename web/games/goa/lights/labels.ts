import { columnOf, rowOf, type Space } from '../../../../shared/games/goa/spaces.ts';
import type { CardId } from '../../../../shared/games/goa/things.ts';
import { t, type Key } from '../../../voice.ts';
import { kindOf, type Asked, type Open } from './offers.ts';

export const cardWord = (own: Asked, card: CardId): string => {
  const kind = kindOf(own, card);
  return kind === undefined ? '' : t(`goa.card.${kind}`);
};

/** What is done with a field, e.g. "Put pepper on field 2 of plantation 1". */
export const onField = (key: Key, { plot, n }: Open, spice: string | null = null): string =>
  t(key, { n, plot: t(`goa.plot.${plot}`), spice: spice ?? '' });

/** Where a space lies, and what lies there. */
export function onSpace(key: Key, { now }: Asked, space: Space, values: Record<string, number> = {}): string {
  const tile = now.grid[space];
  const where = t(key, { row: rowOf(space), column: columnOf(space), ...values });
  return tile ? `${where}: ${t(`goa.tile.${tile}`)}` : where;
}

/** "Ana: 4 ships". */
export const labelled = (what: string, value: string): string => t('page.goa.labelled', { what, value });

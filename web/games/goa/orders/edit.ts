import { withOrder } from '../../ordersUi.ts';
import { roundInGame } from '#shared/games/goa/orders/common.ts';
import type { BidLine, BidSheet, Orders } from '#shared/games/goa/orders/schema.ts';
import { columnOf, rowOf, type LotId, type Space } from '#shared/games/goa/spaces.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { t } from '../../../lib/i18n.ts';

/** The round that a bid sheet or a wish list is written for. */
export interface UpcomingRound {
  /** Its number in the game: 1–4 in phase A, 5–8 in phase B. */
  readonly round: number;
  /** Its auctions have begun, or its markers are being placed. */
  readonly isNow: boolean;
  /** The tiles on the board are those of this round. */
  readonly hasTiles: boolean;
}

/** The round whose auctions are in front of the players; undefined after the last one. */
export function upcomingRound(state: State): UpcomingRound | undefined {
  const now = roundInGame(state);
  switch (state.step.phase) {
    case 'placing':
    case 'auction':
      return { round: now, isNow: true, hasTiles: true };
    case 'setup':
    case 'quickStart':
      return { round: Math.max(1, now), isNow: false, hasTiles: true };
    case 'turn':
    case 'extra':
      return now < 2 * state.figures.rounds
        ? { round: now + 1, isNow: false, hasTiles: now !== state.figures.rounds }
        : undefined;
    case 'over':
      return undefined;
  }
}

/** Row and column of a space, as it is typed and told: `2.4`. */
export const placeWord = (space: Space): string => `${rowOf(space)}.${columnOf(space)}`;

/** A lot by its tile and its place, because there are tiles of one name. */
export function lotWord(lot: LotId, tile: Tile | null): string {
  if (lot === 'flag') return t('goa.flag');
  return spaceWord(lot, tile);
}

/** A space by its place and the tile that lies there. The place stands first: names of tiles end with brackets of their own. */
export const spaceWord = (space: Space, tile: Tile | null): string =>
  tile === null ? placeWord(space) : `${placeWord(space)} ${t(`goa.tile.${tile}`)}`;

/** Changes of the orders, member by member. */

/** The sheet for a round; an empty one if it is not written yet. */
export const sheetFor = ({ sheet }: Orders, round: number): BidSheet =>
  sheet?.round === round ? sheet : { round, lines: [] };

/** The orders with this sheet; one that orders nothing is left out. */
export function withSheet(orders: Orders, sheet: BidSheet): Orders {
  const isEmpty = sheet.lines.length === 0 && sheet.others === undefined && sheet.budget === undefined;
  return withOrder(orders, 'sheet', isEmpty ? undefined : sheet);
}

export const bidLineFor = ({ lines }: BidSheet, lot: LotId): BidLine | undefined =>
  lines.find((line) => line.lot === lot);

/** The sheet with this line in the place of the lot's earlier one. */
export function withLine(sheet: BidSheet, line: BidLine): BidSheet {
  const at = sheet.lines.findIndex(({ lot }) => lot === line.lot);
  return { ...sheet, lines: at < 0 ? [...sheet.lines, line] : sheet.lines.with(at, line) };
}

export const withoutLine = (sheet: BidSheet, lot: LotId): BidSheet => ({
  ...sheet,
  lines: sheet.lines.filter((line) => line.lot !== lot),
});

type OptionalPart = 'from' | 'above' | 'buyUpTo' | 'unless' | 'group';

/** The line with a part changed; undefined takes it out. */
export function withPart<K extends OptionalPart>(
  line: BidLine,
  part: K,
  value: BidLine[K] | undefined,
): BidLine {
  const { lot, limit, ...parts } = line;
  const { [part]: _, ...rest } = parts;
  return value === undefined ? { lot, limit, ...rest } : { lot, limit, ...rest, [part]: value };
}

/** The line with another limit. It says no longer that more than the limit is bid at least. */
export function withLimit(line: BidLine, limit: number): BidLine {
  const from = Math.min(line.from ?? 0, limit);
  return withPart({ ...line, limit }, 'from', from === 0 ? undefined : from);
}

/** A new line, with the tile that lies there: if another one takes its place, the player is asked. */
export function newLine({ grid }: State, lot: LotId, limit: number): BidLine {
  const tile = lot === 'flag' ? null : (grid[lot] ?? null);
  return tile === null ? { lot, limit } : { lot, tile, limit };
}

type Markers = NonNullable<Orders['markers']>;

/** The wish list for a round; an empty one if it is not written yet. */
export const wishesFor = ({ markers }: Orders, round: number): Markers['spaces'] =>
  markers?.round === round ? markers.spaces : [];

export const withWishes = (orders: Orders, round: number, spaces: Markers['spaces']): Orders =>
  withOrder(orders, 'markers', spaces.length === 0 ? undefined : { round, spaces: [...spaces] });

/** The wishes with this space at the end, or without it. */
export function toggledWish(wishes: Markers['spaces'], { grid }: State, space: Space): Markers['spaces'] {
  const others = wishes.filter((wish) => wish.space !== space);
  if (others.length < wishes.length) return others;
  const tile = grid[space] ?? null;
  return [...wishes, tile === null ? { space } : { space, tile }];
}

import type { Figures, Points } from '#shared/games/goa/figures.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import {
  isImmediate,
  isRed,
  LASTING_TILES,
  plantationOf,
  SPICES,
  type Action,
  type Bonanza,
  type CardKind,
  type Colony,
  type Column,
  type Gain,
  type PlayedTile,
  type Tile,
} from '#shared/games/goa/things.ts';
import { assertNever } from '#shared/kernel/never.ts';
import { t, type MessageKey } from '../../../lib/i18n.ts';

/** Things that can be explained. `extra`: extra-action cards. */
export type Explainable =
  /** `isKept`: its player uses it when they like, whatever it is; so with a tile from Swap. */
  | { readonly kind: 'tile'; readonly tile: Tile; readonly isKept?: boolean }
  | { readonly kind: 'card'; readonly card: CardKind }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'colony'; readonly colony: Colony }
  | { readonly kind: 'bonanza'; readonly bonanza: Bonanza | 'hidden' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'extra' };

/** The options and figures of a game, as its state has them. */
interface Setting {
  readonly options: { readonly edition: Edition };
  readonly figures: Figures;
}

/** The effect of a thing, sentence by sentence, with the figures of this game. */
export const does = (thing: Explainable, setting: Setting): readonly string[] =>
  keysOf(thing, setting).map((key) => t(key, thingValues(thing, setting.figures)));

/** The keys of the sentences that explain a thing, in order. */
function keysOf(thing: Explainable, { options: { edition }, figures }: Setting): readonly MessageKey[] {
  switch (thing.kind) {
    case 'tile':
      return isPlayed(thing.tile)
        ? playedKeys(thing.tile, edition, thing.isKept === true)
        : plantationKeys(thing.tile, edition);
    case 'card':
      return [cardKey(thing.card, edition), 'goa.does.card'];
    case 'action':
      return [`goa.does.action.${thing.action}`];
    case 'column':
      return [
        `goa.does.action.${ACTION_OF[thing.column]}`,
        `goa.does.column.${thing.column}`,
        'goa.does.action.progress',
        'goa.does.first',
        'goa.does.row',
      ];
    case 'colony': {
      const alike = figures.colonies[thing.colony].tiles.every(({ length }) => length === SPICES.length);
      return ['goa.does.colony', `goa.does.colony.${alike ? 'any' : 'choice'}`, 'goa.does.colony.points'];
    }
    case 'bonanza':
      return [`goa.does.bonanza.${thing.bonanza}`];
    case 'flag':
      return ['goa.does.flag'];
    case 'extra':
      return ['goa.does.extra'];
    default:
      return assertNever(thing);
  }
}

const isPlayed = (tile: Tile): tile is PlayedTile => plantationOf(tile) === undefined;

function plantationKeys(tile: Tile, edition: Edition): readonly MessageKey[] {
  const full = `goa.does.full.${edition}` as const;
  if (tile === 'cropRotation') return ['goa.does.tile.cropRotation', full];
  return plantationOf(tile)?.size === 1
    ? ['goa.does.plantation', full, 'goa.does.small']
    : ['goa.does.plantation', full];
}

const playedKeys = (tile: PlayedTile, edition: Edition, isKept: boolean): readonly MessageKey[] => [
  tile === 'espionage' ? `goa.does.tile.espionage.${edition}` : `goa.does.tile.${tile}`,
  isImmediate(tile) && !isKept
    ? 'goa.does.immediate'
    : isRed(tile)
      ? 'goa.does.red'
      : LASTING_TILES.some((lasting) => lasting === tile)
        ? 'goa.does.lasting'
        : 'goa.does.oneShot',
];

const cardKey = (card: CardKind, edition: Edition): MessageKey =>
  card === 'sell' || card === 'payDucats' || card === 'thirdScout'
    ? `goa.does.card.${card}.${edition}`
    : `goa.does.card.${card}`;

type Values = Readonly<Record<string, string | number>>;

/**
 * Values for a thing's sentences: what it brings, needs and scores. Series are by row or number, e.g. `1/3/6`.
 */
export const thingValues = (thing: Explainable, figures: Figures): Values => ({
  ...common(figures),
  ...own(thing, figures),
});

const series = (numbers: readonly number[]): string => numbers.join('/');

const common = ({ gains, points, sell, payDucats, ...figures }: Figures): Values => ({
  either: figures.eitherKind,
  scouts: figures.scouts,
  resupply: figures.resupply,
  dutySpices: figures.dutySpices,
  plots: figures.harvestedPlots,
  actions: figures.actions,
  extraKept: figures.extraKept,
  price: sell.price,
  prices: series(payDucats),
  small: points.smallPlantation,
  rowPoints: series(points.rows),
  colonyPoints: series(points.colonies.slice(1)),
  symbolPoints: series(points.symbols.slice(1)),
  ...(sell.limit === null ? {} : { limit: sell.limit }),
  ...gains['bonus.first'],
  ...gains['bonus.row'],
  ...gains['bonus.notFounded'],
});

function own(thing: Explainable, figures: Figures): Values | Gain | undefined {
  switch (thing.kind) {
    case 'tile':
      return tileValues(thing.tile, figures);
    case 'card':
      return figures.gains[`card.${thing.card}`];
    case 'column':
      return { yields: series(figures.columns[thing.column].yield), limits: series(figures.cardLimit) };
    case 'colony':
      return { need: figures.colonies[thing.colony].need, fields: figures.colonies[thing.colony].fields };
    case 'bonanza':
      return thing.bonanza === 'hidden' ? undefined : figures.gains[`bonanza.${thing.bonanza}`];
    case 'flag':
      return figures.gains['bonus.flag'];
    case 'action':
    case 'extra':
      return undefined;
    default:
      return assertNever(thing);
  }
}

function tileValues(tile: Tile, { gains, points }: Figures): Values {
  const plantation = plantationOf(tile);
  const spice = plantation?.allowed[0];
  if (plantation !== undefined && spice !== undefined)
    return { fields: plantation.size, spice: t(`goa.spice.${spice}`) };
  return { ...gains[`tile.${tile}`], points: pointsOf(tile, points) };
}

/** The points of a tile itself. */
function pointsOf(tile: Tile, points: Points): number {
  switch (tile) {
    case 'duty':
    case 'foreman':
      return points[tile];
    case 'mission2':
    case 'mission3':
      return points.missions[tile];
    default:
      return 0;
  }
}

/** The action whose strength the marker of a column shows. */
export const ACTION_OF = {
  ships: 'ships',
  harvest: 'harvest',
  taxes: 'taxes',
  expeditions: 'expedition',
  colonists: 'found',
} as const satisfies Readonly<Record<Column, Action>>;

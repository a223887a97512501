import type { Move } from '#shared/games/goa/moves.ts';
import { costOf } from '#shared/games/goa/prices.ts';
import { ALL_SPACES, CORNERS, columnOf, rowOf } from '#shared/games/goa/spaces.ts';
import {
  faceOf,
  playerOf,
  yieldOf,
  type Auction,
  type State,
  type Player,
  type Plot,
} from '#shared/games/goa/state.ts';
import {
  COLONIES,
  COLUMNS,
  fieldOf,
  PLOTS,
  type Spice,
  type Column,
  type PlotId,
} from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { isolate, formatList, t, term } from '../../../lib/i18n.ts';
import { wordOf, type TokenNames } from '../../../lib/tokens.ts';
import type { InWords, Scene, TextSection } from '../../gameUi.ts';
import { labelled } from '../targets/decision.ts';
import { playGoesOn } from '../board/lot.ts';
import { FIRST_ROWS, firstIn } from '../board/Supply.tsx';
import { keepsBack, keptForPoints } from '../player/owned.ts';

/** A space is typed by row and column, `2.4`, as in the log. Fields count from 1: `p1.1`. */
export const tokenNames: TokenNames = (param, item) => {
  if (param === 'space' && typeof item === 'number') return `${rowOf(item)}.${columnOf(item)}`;
  return typeof item === 'string' && item.includes('.') ? fieldWord(item) : undefined;
};

/** `p1.0` → `p1.1` */
const fieldWord = (field: string): string => field.replace(/\d+$/, (n) => String(Number(n) + 1));

/** A thing as it is typed and as it is called; said once if both are the same. */
const typed = (token: string, name: string): string => {
  const word = localWord(token);
  return word === name ? name : labelled(word, name);
};

/** A token in the reader's language; a number after it stays. */
const localWord = (token: string): string => {
  const [, letters = token, n = ''] = /^(\D+)(\d*)$/.exec(token) ?? [];
  const key = `typed.goa.${letters}`;
  const word = term(key);
  return (word === key ? letters : word) + n;
};

type GoaScene = Scene<State, Move>;

/** The table of Goa in words: board, hand, players, colonies, piles. Things are named as they are typed. */
export const inWords: InWords<State, Move> = {
  sections: (scene) => [
    board(scene),
    ...(scene.you === null ? [] : [hand(scene.shown, scene.you)]),
    ...playerSections(scene),
    colonies(scene.shown),
    supply(scene),
  ],
  tokenNames,
};

const spaceWord = (space: number): string => wordOf(space, 'space', tokenNames);

function board(scene: GoaScene): TextSection {
  const { shown, name } = scene;
  const { phase, round, bonanza } = shown;
  const high = auctionIn(scene)?.high ?? null;
  const covered = CORNERS.filter((_, corner) => (bonanza[corner] ?? null) !== null).map(spaceWord);
  return {
    title: t('page.goa.text.board', { phase: t(`goa.phase.${phase}`), round }),
    lines: [
      ...(high === null ? [] : [t('page.goa.text.high', { n: high.amount, name: isolate(name(high.seat)) })]),
      ...ALL_SPACES.flatMap((space) => spaceLine(scene, space)),
      ...(covered.length === 0 ? [] : [t('page.goa.text.bonanza', { spaces: formatList(covered) })]),
      t('page.goa.text.spaces'),
    ],
  };
}

/** The auction that is going on. */
const auctionIn = (scene: GoaScene): Auction | undefined => {
  const { step } = scene.shown;
  return step.phase === 'auction' && playGoesOn(scene) ? step : undefined;
};

/** A space with something on it. */
function spaceLine(scene: GoaScene, space: number): readonly string[] {
  const { grid, markers } = scene.shown;
  const tile = grid[space] ?? null;
  const at = markers.findIndex((marker) => marker?.space === space);
  const marker = markers[at] ?? null;
  const things = [
    ...(tile === null ? [] : [t(`goa.tile.${tile}`)]),
    ...(at === 0 ? [t('page.goa.text.flag')] : []),
    ...(marker === null
      ? []
      : [t('page.goa.text.marker', { n: at + 1, name: isolate(scene.name(marker.seat)) })]),
    ...(marker !== null && auctionIn(scene)?.marker === at + 1 ? [t('page.goa.board.now')] : []),
  ];
  return things.length === 0 ? [] : [labelled(spaceWord(space), things.join('; '))];
}

function hand(state: State, seat: number): TextSection {
  const { hand: cards } = playerOf(state, seat);
  return {
    title: t('page.goa.text.hand', { n: cards.length }),
    lines: cards.flatMap((card) => {
      if (card === 'hidden') return [];
      const { kind, colonists, symbol } = faceOf(state, card);
      const what = t(`goa.card.${kind}`);
      return [
        typed(card, t('page.goa.text.card', { what, n: colonists, symbol: t(`goa.symbol.${symbol}`) })),
      ];
    }),
  };
}

const spiceWords = (spices: readonly Spice[]): string =>
  formatList(spices.map((spice) => t(`goa.spice.${spice}`)));

/** The spices of each colony, and its remaining tiles, numbered as in `settle`. */
const colonies = (state: State): TextSection => ({
  title: t('page.goa.text.colonies'),
  lines: COLONIES.map((colony) => {
    const { need, tiles } = state.figures.colonies[colony];
    const left = state.colonies[colony].map((tile) =>
      t('page.goa.text.colony.tile', { n: tile + 1, spices: spiceWords(tiles[tile] ?? []) }),
    );
    const needed = t('page.goa.text.colony', { colony: t(`goa.colony.${colony}`), need });
    return [needed, ...(left.length === 0 ? [t('page.goa.text.none')] : left)].join('; ');
  }),
});

function supply(scene: GoaScene): TextSection {
  const { pile, discard, revealed, removed } = scene.shown;
  const faces = revealed.map((card) => faceOf(scene.shown, card));
  const n = faces.reduce((sum, { colonists }) => sum + colonists, 0);
  const cards = formatList(faces.map(({ kind }) => t(`goa.card.${kind}`)));
  const tiles = removed.map((tile) => typed(tile, t(`goa.tile.${tile}`)));
  return {
    title: t('page.goa.text.supply'),
    lines: [
      t('page.goa.text.pile', { n: pile.length, discard: discard.length }),
      ...(cards === '' ? [] : [`${t('page.goa.board.revealed', { n })} (${cards})`]),
      ...(tiles.length === 0 ? [] : [t('page.goa.text.removed', { tiles: tiles.join('; ') })]),
      t('page.goa.board.firsts.rule'),
      ...takenFirsts(scene),
    ],
  };
}

/** The bonuses for being first in a row that are gone, and whose they are. */
const takenFirsts = ({ shown, events, name }: GoaScene): readonly string[] =>
  COLUMNS.flatMap((column) =>
    FIRST_ROWS.flatMap((row) => {
      const seat = firstIn(shown, events, column, row);
      const values = { column: t(`goa.column.${column}`), n: row + 1 };
      return seat === null
        ? []
        : [t('page.goa.board.firsts.taken', { ...values, name: isolate(name(seat)) })];
    }),
  );

/** Every seat's things. The number before a name is how the seat is typed. */
const playerSections = (scene: GoaScene): readonly TextSection[] =>
  scene.seats.map(({ seat }) => ({ title: titleOf(scene, seat), lines: linesOf(scene, seat) }));

function titleOf({ shown, you, acting, name }: GoaScene, seat: Seat): string {
  const tags = [
    ...(seat === you ? [t('page.seat.you')] : []),
    ...(acting.includes(seat) ? [t('page.seat.turn')] : []),
    ...(seat === shown.flag ? [t('page.goa.text.flag')] : []),
  ];
  return [`${seat + 1}. ${isolate(name(seat))}`, ...tags].join(', ');
}

function linesOf(scene: GoaScene, seat: Seat): readonly string[] {
  const { shown, you } = scene;
  const player = playerOf(shown, seat);
  return [
    t('page.goa.text.stock', {
      ducats: seat === you || !keepsBack(scene) ? player.ducats : t('page.goa.text.hidden'),
      ships: player.ships,
      colonists: player.colonists,
      extra: player.extra,
      cards: player.hand.length,
    }),
    ...COLUMNS.map((column) => columnLine(shown, seat, column)),
    ...PLOTS.flatMap((id) => plotLine(id, player.plots[id])),
    ...tileLines(player),
  ];
}

function columnLine(state: State, seat: Seat, column: Column): string {
  const spices = costOf(state, seat, column);
  const args = {
    column: typed(column, t(`goa.column.${column}`)),
    row: playerOf(state, seat).rows[column] + 1,
    yields: yieldOf(state, seat, column),
  };
  if (spices === undefined) return t('page.goa.text.column.last', args);
  const cost = { spices: formatList(spices.map((spice) => t(`goa.spice.${spice}`))), n: spices.length };
  return t('page.goa.text.column', { ...args, cost: t('page.goa.text.cost', cost) });
}

function plotLine(id: PlotId, plot: Plot | null): readonly string[] {
  if (plot === null) return [];
  const fields = plot.fields.map((spice, i) =>
    labelled(
      wordOf(fieldOf(id, i), 'field', tokenNames),
      spice === null ? t('page.goa.text.empty') : t(`goa.spice.${spice}`),
    ),
  );
  const what = isColony(plot.name) ? t(`goa.colony.${plot.name}`) : t(`goa.tile.${plot.name}`);
  return [labelled(what, fields.join(', '))];
}

const isColony = (name: Plot['name']): name is Exclude<PlotId, `p${number}`> =>
  PLOTS.some((plot) => plot === name);

const tileLines = (player: Player): readonly string[] => [
  ...player.tiles.map(({ tile, used }) => {
    const what = typed(tile, t(`goa.tile.${tile}`));
    return used ? `${what} (${t('page.goa.text.used')})` : what;
  }),
  ...keptForPoints(player).map((tile) => `${t(`goa.tile.${tile}`)} (${t('page.goa.text.kept')})`),
];

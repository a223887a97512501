import { costOf } from '#shared/games/goa/prices.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { playerOf, yieldOf, type Player, type Plot, type State } from '#shared/games/goa/state.ts';
import { COLUMNS, fieldOf, PLOTS, type Column, type PlotId } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { isolate, formatList, t } from '../../../lib/i18n.ts';
import { wordOf } from '../../../lib/tokens.ts';
import type { Scene, TextSection } from '../../gameUi.ts';
import { tokenNames, typed } from './spell.ts';
import { labelled } from '../targets/labels.ts';
import { keepsBack } from '../player/owned.ts';

type Own = Scene<State, Move>;

/** Every seat's things. The number before a name is how the seat is typed. */
export const playerSections = (scene: Own): readonly TextSection[] =>
  scene.seats.map(({ seat }) => ({ title: titleOf(scene, seat), lines: linesOf(scene, seat) }));

function titleOf({ shown, you, acting, name }: Own, seat: Seat): string {
  const tags = [
    ...(seat === you ? [t('page.seat.you')] : []),
    ...(acting.includes(seat) ? [t('page.seat.turn')] : []),
    ...(seat === shown.flag ? [t('page.goa.text.flag')] : []),
  ];
  return [`${seat + 1}. ${isolate(name(seat))}`, ...tags].join(', ');
}

function linesOf(scene: Own, seat: Seat): readonly string[] {
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

const tileLines = ({ tiles, kept }: Player): readonly string[] => [
  ...tiles.map(({ tile, used }) => {
    const what = typed(tile, t(`goa.tile.${tile}`));
    return used ? `${what} (${t('page.goa.text.used')})` : what;
  }),
  ...kept.map((tile) => `${t(`goa.tile.${tile}`)} (${t('page.goa.text.kept')})`),
];

import type { Rules } from '../../kernel/rules.ts';
import { bot } from './bot.ts';
import { recomputeChance, redraw } from './chance.ts';
import type { Event } from './events.ts';
import type { Options } from './meta.ts';
import type { Move } from './moves.ts';
import { options, setup } from './setup.ts';
import { ordersSchema } from './orders/schema.ts';
import { stage } from './story.ts';
import type { State, Player, Plot } from './state.ts';
import { tableRules } from './rules.ts';
import { columnOf, GRID, rowOf } from './spaces.ts';
import { COLUMNS, PLOTS, type Spice } from './things.ts';

/** The state as plain text; spaces, seats and rows are numbered as moves name them. */
const show = (state: State): string =>
  [
    `phase ${state.phase} round ${state.round}   seats ${state.order.join(' ')}   flag seat ${state.flag}   ${JSON.stringify(state.step)}`,
    ...state.questions.map((question) => `asked  ${JSON.stringify(question)}`),
    ...gridLines(state),
    `markers ${state.markers.map((marker, i) => (marker === null ? '' : `${i + 1}:${marker.space}`)).join(' ')}`,
    `cards  pile ${state.pile.length}   discard ${list(state.discard)}   revealed ${list(state.revealed)}`,
    ...state.players.map((player, seat) => `seat ${seat}  ${showPlayer(player)}`),
  ].join('\n');

const list = (items: readonly string[]): string => items.join(' ') || '(none)';

/** Row by row, each tile with the number of its space. */
function gridLines({ grid }: State): readonly string[] {
  const cells = GRID.map((space) => ({
    space,
    text: `${String(space).padStart(2)} ${grid[space] ?? '-'}`.padEnd(20),
  }));
  const rows = new Set(cells.map(({ space }) => rowOf(space)));
  return [...rows].map((row) =>
    cells
      .filter(({ space }) => rowOf(space) === row)
      .toSorted((a, b) => columnOf(a.space) - columnOf(b.space))
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

const field = (spice: Spice | null): string => spice ?? '_';
const plot = (id: string, laid: Plot | null): string =>
  laid === null ? '' : `${id}=${laid.name}[${laid.fields.map(field).join(' ')}]`;

const showPlayer = (player: Player): string =>
  [
    `${player.ducats} ducats, ${player.ships} ships, ${player.colonists} colonists, ${player.extra} extra`,
    `rows ${COLUMNS.map((column) => `${column} ${player.rows[column]}`).join(', ')}`,
    `hand ${list(player.hand)}`,
    `plots ${list(PLOTS.map((id) => plot(id, player.plots[id])).filter((text) => text !== ''))}`,
    `tiles ${list(player.tiles.map(({ tile, used }) => (used ? `${tile}*` : tile)))}`,
    `kept ${list(player.kept)}`,
  ].join('   ');

export { defaultPayment } from './prices.ts';

/** Goa (Rüdiger Dorn), the editions of 2004 and 2012. */
export const rules: Rules<State, Move, Event, Options> = {
  ...tableRules,
  options,
  ordersSchema,
  variant: ({ edition, quickStart, bonanza }) => ({ edition, quickStart, bonanza }),
  setup,
  recomputeChance,
  redraw,
  bot,
  stage,
  show,
};

import { countOf } from '#shared/kernel/count.ts';
import { acting } from '#shared/games/goa/choices.ts';
import { GRID } from '#shared/games/goa/spaces.ts';
import { ACCOUNTS, type Player, type State } from '#shared/games/goa/state.ts';
import {
  COLONIES,
  COLUMNS,
  PLANTATIONS,
  plantationOf,
  PLOTS,
  TILES,
  type Tile,
} from '#shared/games/goa/things.ts';

/**
 * The invariants that a state of Goa after its set-up breaks, as sentences. Of a view, only visible parts are
 * checked.
 */
export const invariants = (state: State): string[] =>
  [
    ...cards(state),
    ...tiles(state),
    ...colonies(state),
    ...course(state),
    ...state.players.flatMap((player, seat) =>
      possessions(player).map((broken) => broken && `seat ${seat}: ${broken}`),
    ),
  ].filter((broken) => broken !== '');

const unless = (holds: boolean, broken: string): string => (holds ? '' : broken);
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Every expedition card is in one place. */
function cards({ figures, players, pile, discard, revealed }: State): string[] {
  const all = [...pile, ...discard, ...revealed, ...players.flatMap(({ hand }) => hand)];
  const seen = all.filter((card) => card !== 'hidden');
  const known = Object.keys(figures.cards);
  return [
    unless(all.length === known.length, `${all.length} expedition cards`),
    unless(new Set(seen).size === seen.length, 'an expedition card is in two places'),
    unless(
      seen.every((card) => known.includes(card)),
      'an unknown expedition card',
    ),
    ...players.map(({ hand }, seat) =>
      unless(String(hand) === String(hand.toSorted()), `the order of seat ${seat}’s hand tells something`),
    ),
  ];
}

/** Every tile of the phases begun is in one place; two of each phase lie unseen in the box in 2004. */
function tiles({ figures, phase, grid, removed, spent, players }: State): string[] {
  const out = [
    ...grid.filter((tile) => tile !== null),
    ...removed,
    ...spent,
    ...players.flatMap((player) => [
      ...player.tiles.map(({ tile }) => tile),
      ...player.kept,
      ...PLANTATIONS.flatMap((id) => player.plots[id]?.name ?? []),
    ]),
  ];
  const phases = phase === 'A' ? (['A'] as const) : (['A', 'B'] as const);
  const total = (tile: Tile): number => sum(phases.map((name) => figures.tiles[name][tile] ?? 0));
  const unseen = figures.removed.seen ? 0 : phases.length * figures.removed.count;
  const outside = grid.filter((tile, space) => tile !== null && !GRID.includes(space));
  return [
    ...TILES.map((tile) => {
      const n = out.filter((other) => other === tile).length;
      return unless(unseen > 0 ? n <= total(tile) : n === total(tile), `${n} of ${total(tile)} ${tile}`);
    }),
    unless(out.length === sum(TILES.map(total)) - unseen, `${out.length} tiles`),
    unless(outside.length === 0, 'a tile outside the grid'),
  ];
}

const colonies = ({ figures, players, colonies: left }: State): string[] =>
  COLONIES.map((colony) => {
    const founded = players.filter(({ plots }) => plots[colony] !== null).length;
    const n = left[colony].length + founded;
    return unless(n === figures.colonies[colony].tiles.length, `${n} tiles of ${colony}`);
  });

function possessions(player: Player): string[] {
  const { ducats, ledger, ships, colonists, extra, rows, plots } = player;
  return [
    unless(isCount(ducats), `${ducats} ducats`),
    unless(ducats === sum(ACCOUNTS.map((account) => ledger[account])), 'the books do not balance'),
    unless(isCount(ships) && isCount(colonists) && isCount(extra), `${ships}, ${colonists}, ${extra}`),
    ...COLUMNS.map((column) => unless(isCount(rows[column]) && rows[column] < 5, `row ${rows[column]}`)),
    unless(Object.keys(rows).length === COLUMNS.length, 'not five markers'),
    ...PLOTS.map((id) => {
      const plot = plots[id];
      if (plot === null) return '';
      const fits = plot.fields.every((spice) => spice === null || plot.allowed.includes(spice));
      const size = plantationOf(plot.name)?.size ?? plot.fields.length;
      return unless(fits && plot.fields.length === size, `${id} holds ${plot.fields.join()}`);
    }),
  ];
}

function course(state: State): string[] {
  const { step, questions, revealed, round, figures, markers, won, players, bonanza } = state;
  const founding = questions.some(({ ask }) => ask === 'founding');
  const seats = acting(state);
  return [
    unless((step.phase === 'over') === (seats.length === 0), `${step.phase}, and ${seats.join()} acts`),
    unless(
      seats.every((seat) => seat < players.length),
      'a seat that is not at the table acts',
    ),
    unless(
      String(state.order.toSorted()) === String([...players.keys()]),
      `seat order ${state.order.join()}`,
    ),
    unless(founding || revealed.length === 0, 'revealed cards lie about'),
    unless(round <= figures.rounds && (round > 0 || step.phase === 'quickStart'), `round ${round}`),
    unless(markers.length <= players.length + 1, `${markers.length} markers`),
    unless(won.length === countOf(markers, null), `${won.length} lots won`),
    unless(new Set(won.map(({ lot }) => lot)).size === won.length, 'a lot is won twice'),
    unless(bonanza.length === (state.options.bonanza ? 4 : 0), `${bonanza.length} corners`),
  ];
}

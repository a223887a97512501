import type { Phrase, PhraseArg, Standing } from '../../kernel/rules.ts';
import { playerOf, unfounded, type Player, type State } from './state.ts';
import { COLONIES, COLUMNS, plantationOf, PLANTATIONS, SYMBOLS, type Colony, type Tile } from './things.ts';

interface Line {
  readonly reason: Phrase;
  readonly points: number;
}

const line = (name: string, points: number, args: Readonly<Record<string, PhraseArg>> = {}): Line => ({
  reason: { key: `goa.score.${name}`, args },
  points,
});

/**
 * The players by victory points. A tie goes to the player with more ducats, else it is shared (rules 4). Before
 * the end, hands do not count, and ducats count only with open money.
 */
export function standings(state: State): readonly Standing[] {
  const counted = state.players.map((_, seat) => {
    const lines = linesOf(state, seat).filter(({ points }) => points > 0);
    const ducats = ducatsCount(state) ? playerOf(state, seat).ducats : 0;
    return { seat, lines, ducats, total: lines.reduce((sum, { points }) => sum + points, 0) };
  });
  type Counted = (typeof counted)[number];
  const isAhead = (a: Counted, b: Counted): boolean =>
    a.total > b.total || (a.total === b.total && a.ducats > b.ducats);
  return counted
    .map((own) => ({
      seat: own.seat,
      rank: 1 + counted.filter((other) => isAhead(other, own)).length,
      total: own.total,
      lines: own.lines,
      ...(counted.some((other) => other.total === own.total && isAhead(own, other))
        ? { tieBreak: { key: 'goa.score.tieBreak', args: {} } }
        : {}),
    }))
    .toSorted((a, b) => a.rank - b.rank);
}

const isOver = ({ step }: State): boolean => step.phase === 'over';
const ducatsCount = (state: State): boolean => isOver(state) || state.options.money === 'open';

const linesOf = (state: State, seat: number): readonly Line[] => [
  ...columns(state, seat),
  ...colonies(state, playerOf(state, seat)),
  ...(isOver(state) ? cards(state, playerOf(state, seat)) : []),
  ...(ducatsCount(state) ? richest(state, seat) : []),
  ...tiles(state, playerOf(state, seat)),
];

const columns = (state: State, seat: number): readonly Line[] =>
  COLUMNS.map((column) => {
    const row = playerOf(state, seat).rows[column];
    const args = { column: { term: `goa.column.${column}` }, row: row + 1 };
    return line('row', state.figures.points.rows[row] ?? 0, args);
  });

function colonies({ figures }: State, player: Player): readonly Line[] {
  const n = COLONIES.length - unfounded(player).length;
  return [line('colonies', figures.points.colonies[n] ?? 0, { n })];
}

const cards = ({ figures }: State, { hand }: Player): readonly Line[] =>
  SYMBOLS.map((symbol) => {
    const n = hand.filter((card) => card !== 'hidden' && figures.cards[card]?.symbol === symbol).length;
    const { symbols } = figures.points;
    const points = symbols[Math.min(n, symbols.length - 1)] ?? 0;
    return line('cards', points, { n, symbol: { term: `goa.symbol.${symbol}` } });
  });

function richest({ figures, players }: State, seat: number): readonly Line[] {
  const most = Math.max(...players.map(({ ducats }) => ducats));
  const { ducats } = players[seat] ?? { ducats: 0 };
  return ducats === most ? [line('richest', figures.points.richest, { ducats })] : [];
}

/** Plantations of size 1, laid or kept; fulfilled duties; missions. */
function tiles({ figures }: State, player: Player): readonly Line[] {
  const { smallPlantation, foreman, duty, missions } = figures.points;
  const laid = PLANTATIONS.map((id) => player.plots[id]?.name).filter((name) => name !== undefined);
  const small = [...laid, ...player.kept].filter(isSmall).length;
  const has = (tile: Tile) => player.tiles.filter((held) => held.tile === tile);
  const each = has('foreman').length > 0 ? foreman : smallPlantation;
  return [
    line('plantations', small * each, { n: small }),
    line('duty', has('duty').filter(({ used }) => used).length * duty),
    line('missions', has('mission2').length * missions.mission2 + has('mission3').length * missions.mission3),
  ];
}

/** Crop rotation has size 1 too, but scores nothing. */
const isSmall = (tile: Tile | Colony): boolean => tile !== 'cropRotation' && plantationOf(tile)?.size === 1;

import { chainHead } from '../../shared/kernel/chain.ts';
import { redactRow } from '../../shared/kernel/fold.ts';
import type { Commit, LogRow } from '../../shared/kernel/log.ts';
import { seatView } from '../../shared/kernel/play.ts';
import { seatsOf, type Seat, type Viewer } from '../../shared/kernel/types.ts';
import type { Export, GameView, Question, SeatInfo } from '../../shared/protocol/http.ts';
import { ENGINE } from '../../shared/engine.ts';
import type { Rights } from '../access.ts';
import { chanceInfo } from './chance.ts';
import type { Table } from './table.ts';

/** Everything that leaves a room is built here, from what its viewer may see. */

export const commitsFor = (table: Table, rows: readonly LogRow[], viewer: Viewer): Commit[] =>
  rows.map((row) => redactRow(table.rules, row, viewer));

export const seatInfos = (table: Table, online: ReadonlySet<number>): SeatInfo[] =>
  table.seats.map(({ seat, kind, name, level }) => ({
    seat,
    kind,
    name,
    ...(level === null ? {} : { level }),
    online: online.has(seat),
    ...toldInfo(table, seat),
  }));

/** Shown while it is his turn. */
function toldInfo({ game, told }: Table, seat: Seat): Pick<SeatInfo, 'told' | 'unreachable'> {
  const last = game.status === 'running' && (game.acting >> seat) & 1 ? told.get(seat) : undefined;
  if (last === undefined) return {};
  return last === 'failed' ? { unreachable: true } : { told: last };
}

export function questionOf({ game }: Table): Question | null {
  const open = game.question;
  return open && { ...open, asked: seatsOf(open.asked), agreed: seatsOf(open.agreed) };
}

export function gameView(table: Table, rights: Rights, online: ReadonlySet<number>): GameView {
  const { game, rules, state } = table;
  const { viewer } = rights;
  const begun = game.seq > 0;
  const seen = begun ? rules.view(state, viewer) : null;
  const decides = viewer !== 'spectator' && game.status === 'running';
  return {
    id: game.id,
    game: game.game,
    options: game.options,
    status: game.status,
    seq: game.seq,
    acting: seatsOf(game.acting),
    you: viewer === 'spectator' ? null : viewer,
    host: rights.host,
    state: seen,
    choices: decides ? rules.choices(seatView(rules, state, viewer)) : [],
    orders: null,
    clock: null,
    seats: seatInfos(table, online),
    commitment: chanceInfo(table),
    question: questionOf(table),
    standings: begun ? rules.standings(seen) : [],
    watch: game.watch,
    createdAt: game.createdAt,
    engine: ENGINE,
  };
}

/** One JSON that holds the game: the caller's log while it runs, everything once it has ended. */
export function exportOf(table: Table, rows: readonly LogRow[], { viewer }: Rights): Export {
  const { game } = table;
  const commits = commitsFor(table, rows, viewer);
  const ended = game.status === 'over' || game.status === 'aborted';
  return {
    id: game.id,
    game: game.game,
    options: game.options,
    status: game.status,
    viewer,
    seats: table.seats.map(({ seat, kind, name }) => ({ seat, kind, name })),
    commits,
    head: chainHead(commits),
    commitment: chanceInfo(table),
    ...(ended ? { rows: rows.map((row) => revealedRow(row, viewer)) } : {}),
  };
}

/** After the end the events are everybody's; how a person's move came about, and what he tried, stay his own. */
const revealedRow = ({ seq, seat, by, events, undone, at, version }: LogRow, viewer: Viewer): Commit => ({
  seq,
  seat,
  ...(by === 'bot' || seat === viewer ? { by } : {}),
  events,
  ...(undone === null ? {} : { undone }),
  at,
  version,
});

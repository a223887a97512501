import type {
  GameView,
  Export,
  Message,
  TableClock,
  TableQuestion,
  SeatInfo,
} from '#shared/protocol/http.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import { publicFacts, redactRow } from '#shared/kernel/fold.ts';
import type { Commit, LogRow } from '#shared/kernel/log.ts';
import { seatView } from '#shared/kernel/play.ts';
import { seatsOf, type Seat, type Viewer } from '#shared/kernel/types.ts';
import { ENGINE } from '#shared/engine.ts';
import type { Rights } from '../../people/access.ts';
import { chanceInfo } from '../play/chance.ts';
import { blameRow } from '../storage/damage.ts';
import type { MessageRow, SeatCalendar } from '../../db/schema.ts';
import { hasEnded } from '../../db/games/games.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { clockInfo } from '../clock/seatClocks.ts';
import { listingInfo } from '../seats/listing.ts';
import { ownOrders } from '../orders/standingOrders.ts';

/** Builds all that a room shows to a viewer. Each function redacts: it uses only what the viewer may see. */

/** The rows as commits, redacted for `viewer`. */
export const commitsFor = (loaded: LoadedGame, rows: readonly LogRow[], viewer: Viewer): Commit[] =>
  rows.map((row) =>
    blameRow('unfoldable', row.seq, () => redactRow(loaded.rules, row, viewer, seatedAt(loaded, viewer))),
  );

/** The row that seated the viewer as a successor; 0 for none. What came before in their seat is not their own. */
export const seatedAt = ({ seats }: Pick<LoadedGame, 'seats'>, viewer: Viewer): number =>
  viewer === 'spectator' ? 0 : (seats[viewer]?.seatedAt ?? 0);

export const seatInfos = (loaded: LoadedGame, online: ReadonlySet<number>): SeatInfo[] =>
  loaded.seats.map(({ seat, kind, name, level, vacancy, calendar }) => ({
    seat,
    kind,
    name,
    ...(level === null ? {} : { level }),
    online: online.has(seat),
    ...noticeInfo(loaded, seat),
    ...clockInfo(loaded, seat),
    ...(vacancy === null ? {} : { vacancy }),
    ...holidayInfo(loaded, calendar),
  }));

/** The player's holiday that matters to the open decision: the first that was not over before it. Others are theirs. */
function holidayInfo({ game }: LoadedGame, calendar: SeatCalendar | null): Pick<SeatInfo, 'holiday'> {
  const holiday = game.status === 'running' ? calendar?.off.find(({ to }) => to > game.turnAt) : undefined;
  return holiday === undefined ? {} : { holiday };
}

export const tableClockOf = ({ game }: LoadedGame): TableClock => ({
  settings: game.clock,
  pausedUntil: game.pausedUntil,
  asleep: game.asleepSince !== null,
});

/** Whether the player was told of their turn. Shown only while it is their turn, and the seat is theirs. */
function noticeInfo(
  { game, seats, noticeOutcomes }: LoadedGame,
  seat: Seat,
): Pick<SeatInfo, 'told' | 'unreachable'> {
  const isTheirTurn = game.status === 'running' && ((game.acting >> seat) & 1) === 1;
  const last = isTheirTurn && !seats[seat]?.vacancy ? noticeOutcomes.get(seat) : undefined;
  if (last === undefined) return {};
  return last === 'failed' ? { unreachable: true } : { told: last };
}

/** The part of a message that is sent to others. The player id is not. */
export const messageOf = ({ seq, seat, former, text, at }: MessageRow): Message => ({
  seq,
  seat,
  ...(former === true && { former }),
  text,
  at,
});

export function questionOf({ game }: LoadedGame): TableQuestion | null {
  if (game.question === null) return null;
  const { askedAt: _, ...open } = game.question;
  return {
    ...open,
    asked: seatsOf(open.asked),
    agreed: seatsOf(open.agreed),
    declined: seatsOf(open.declined ?? 0),
    lapses: open.lapses ?? null,
  };
}

/** The questions that are open no longer; missing for none. */
export const endedOf = ({ game: { endedQuestions } }: LoadedGame): Pick<GameView, 'endedQuestions'> =>
  endedQuestions?.length ? { endedQuestions } : {};

export function gameView(loaded: LoadedGame, rights: Rights, online: ReadonlySet<number>): GameView {
  const { game, rules, state } = loaded;
  const { viewer } = rights;
  const begun = game.seq > 0;
  const seen = begun ? rules.view(state, viewer) : null;
  const decides = viewer !== 'spectator' && game.status === 'running';
  return {
    id: game.id,
    game: game.game,
    title: game.title,
    options: game.options,
    status: game.status,
    seq: game.seq,
    lastIsOwn: begun && loaded.lastDecider === viewer,
    acting: seatsOf(game.acting),
    you: viewer === 'spectator' ? null : viewer,
    host: rights.host,
    state: seen,
    choices: decides ? rules.choices(seatView(rules, state, viewer)) : [],
    ...(viewer === 'spectator' ? { orders: null, ordersRevision: 0 } : ownOrders(loaded, viewer)),
    clock: tableClockOf(loaded),
    rematch: game.rematch,
    watchDelay: game.watchDelay,
    seats: seatInfos(loaded, online),
    commitment: chanceInfo(loaded),
    question: questionOf(loaded),
    ...endedOf(loaded),
    standings: begun ? rules.standings(seen) : [],
    watch: game.watch,
    createdAt: game.createdAt,
    ...listingInfo(game),
    engine: ENGINE,
  };
}

/** The game as one JSON: the caller's redacted log while it runs, all events once it has ended. */
export function exportOf(loaded: LoadedGame, rows: readonly LogRow[], { viewer }: Rights): Export {
  const { game } = loaded;
  const commits = commitsFor(loaded, rows, viewer);
  const ended = hasEnded(game);
  return {
    id: game.id,
    game: game.game,
    options: game.options,
    status: game.status,
    viewer,
    seats: loaded.seats.map(({ seat, kind, name }) => ({ seat, kind, name })),
    commits,
    head: chainHead(commits),
    commitment: chanceInfo(loaded),
    ...(ended ? { rows: rows.map((row, at) => revealedRow(row, commits[at])) } : {}),
  };
}

/** A row after the end of the game. All events are public then. `by` of a person's row and their moves stay private: it says what `commit` does. */
const revealedRow = (row: LogRow, commit: Commit | undefined): Commit => ({
  seq: row.seq,
  seat: row.seat,
  ...(commit?.by === undefined ? {} : { by: commit.by }),
  events: row.events,
  ...(row.undone === null ? {} : { undone: row.undone }),
  ...publicFacts(row),
  at: row.at,
  version: row.version,
});

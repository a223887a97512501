import { foldLog } from '../../shared/kernel/fold.ts';
import type { LogRow } from '../../shared/kernel/log.ts';
import { ok } from '../../shared/kernel/result.ts';
import { maskOf, type Seat } from '../../shared/kernel/types.ts';
import { undoPrice } from '../../shared/kernel/undo.ts';
import type { Committed, UndoAnswer } from '../../shared/protocol/http.ts';
import { rightsOf } from '../access.ts';
import type { OpenQuestion } from '../db/schema.ts';
import { afterClash, nextRow, repeatOrStale } from './command.ts';
import { refuse, type Answer } from './failure.ts';
import { loadRows, type Table } from './table.ts';
import { commitsFor, questionOf } from './views.ts';
import { write, type Room } from './write.ts';

/** Taking back: free where nothing was seen, else by asking those who saw it. */

/**
 * How often one seat may take back in a day: more than anybody needs who tries his turns out before he sends them. Each
 * writes a row besides the one taken back, and a log must not be filled by passing and taking that back.
 */
const UNDOS_A_DAY = 40;
const DAY = 86_400_000;

const takenBack = (rows: readonly LogRow[], seat: Seat, since: number): number =>
  rows.filter((row) => row.undone !== null && row.seat === seat && row.at > since).length;

export interface UndoRequest {
  readonly expect: number;
  readonly to: number;
}

export async function undo(
  room: Room,
  table: Table,
  playerId: string | null,
  { expect, to }: UndoRequest,
): Promise<Answer<UndoAnswer>> {
  const { viewer } = rightsOf(playerId, table.game, table.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  if (expect !== table.game.seq)
    return repeatOrStale(room, table, viewer, expect, (row) => row.seat === viewer && row.undone === to);
  if (table.game.status !== 'running') return refuseIdle(table);
  const rows = await loadRows(room);
  if (takenBack(rows, viewer, room.now() - DAY) >= UNDOS_A_DAY) return refuse('TOO_MANY_REQUESTS');
  const humans = maskOf(table.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat));
  const price = undoPrice(table.rules, rows, viewer, to, { humans });
  if (!price.ok) return price;
  if (price.value.consent === 0) return takeBack(room, table, rows, { by: viewer, to }, viewer);
  return ask(room, table, { by: viewer, to, asked: price.value.consent });
}

async function ask(
  room: Room,
  table: Table,
  { by, to, asked }: Pick<OpenQuestion, 'by' | 'to' | 'asked'>,
): Promise<Answer<UndoAnswer>> {
  const { seq, question: before } = table.game;
  if (before !== null && (before.by !== by || before.to !== to)) return refuse('QUESTION_OPEN');
  const standing = questionOf(table);
  if (standing !== null) return ok({ seq, question: standing });
  const id = `${questionAbout(to, seq)}${room.now().toString(36)}`; // asked anew, it is another question
  const question: OpenQuestion = { id, kind: 'undo', by, to, asked, agreed: 0 };
  const written = await write(room, table, { game: { question } });
  if (!written.ok) return written;
  const open = questionOf(written.value);
  return open ? ok({ seq, question: open }) : refuse('INTERNAL');
}

export interface VoteRequest {
  readonly expect: number;
  readonly question: string;
  readonly answer: 'yes' | 'no';
}

/** One seat's answer. The last yes carries the question out, one no closes it. */
export async function vote(
  room: Room,
  table: Table,
  playerId: string | null,
  { expect, question: id, answer }: VoteRequest,
): Promise<Answer<UndoAnswer>> {
  const { viewer } = rightsOf(playerId, table.game, table.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  if (expect !== table.game.seq)
    return repeatOrStale(room, table, viewer, expect, ({ undone }) => {
      return answer === 'yes' && undone !== null && id.startsWith(questionAbout(undone, expect));
    });
  if (table.game.status !== 'running') return refuseIdle(table);
  const open = table.game.question;
  if (open === null || open.id !== id) return refuse('QUESTION_CLOSED');
  if (!(open.asked & maskOf([viewer]))) return refuse('NOT_YOUR_SEAT');
  const agreed = open.agreed | maskOf([viewer]);
  if (answer === 'yes' && agreed === open.asked)
    return takeBack(room, table, await loadRows(room), open, viewer);
  const question = answer === 'yes' ? { ...open, agreed } : null;
  const written = await write(room, table, { game: { question } });
  if (!written.ok) return written;
  const left = questionOf(written.value);
  return ok(left ? { seq: table.game.seq, question: left } : { seq: table.game.seq, commits: [] });
}

/** Carries it out for the seat that asked; the answer is for the one whose request it was. */
async function takeBack(
  room: Room,
  table: Table,
  rows: readonly LogRow[],
  { by: seat, to }: Pick<OpenQuestion, 'by' | 'to'>,
  viewer: Seat,
): Promise<Answer<Committed>> {
  const row = nextRow(room, table, { seat, by: 'person', moves: [], events: [], undone: to });
  const state = foldLog(table.rules, [...rows, row]);
  const written = await write(room, table, { row, state });
  const isIts = (other: LogRow): boolean => other.seat === seat && other.undone === to;
  if (!written.ok) return afterClash(room, written, viewer, table.game.seq, isIts);
  return ok({ seq: row.seq, commits: commitsFor(written.value, [row], viewer) });
}

/** How a question's id begins: what it would do, to take back to row `to` while the log stands at `seq`. */
const questionAbout = (to: number, seq: number): string => `undo-${to}-${seq}-`;

const refuseIdle = ({ game }: Table): Answer<never> =>
  refuse(game.seq > 0 ? 'GAME_OVER' : 'GAME_NOT_RUNNING');

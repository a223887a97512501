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
 * How often one seat may take back in a day without asking anybody: more than anybody needs who tries his turns out before he sends them. Each
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
  const price = priceOf(table, rows, viewer, to);
  if (!price.ok) return price;
  const { consent } = price.value;
  if (consent !== 0) return ask(room, table, { by: viewer, to, asked: consent });
  if (takenBack(rows, viewer, room.now() - DAY) >= UNDOS_A_DAY) return refuse('UNDOS_EXHAUSTED');
  return takeBack(room, table, rows, { by: viewer, to }, viewer);
}

function priceOf({ rules, seats }: Table, rows: readonly LogRow[], seat: Seat, to: number) {
  const humans = maskOf(seats.filter(({ kind }) => kind === 'person').map((person) => person.seat));
  return undoPrice(rules, rows, seat, to, { humans });
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
  if (answer === 'no') return answered(room, table, null);
  const agreed = open.agreed | maskOf([viewer]);
  if (agreed !== open.asked) return answered(room, table, { ...open, agreed });
  const rows = await loadRows(room);
  const price = priceOf(table, rows, open.by, open.to);
  if (!price.ok) return price;
  // Whoever was not asked, though he is concerned, is asked now.
  const asked = open.asked | price.value.consent;
  if (agreed !== asked) return answered(room, table, { ...open, asked, agreed });
  return takeBack(room, table, rows, open, viewer);
}

/** What is left of the question after an answer. */
async function answered(
  room: Room,
  table: Table,
  question: OpenQuestion | null,
): Promise<Answer<UndoAnswer>> {
  const written = await write(room, table, { game: { question } });
  if (!written.ok) return written;
  const left = questionOf(written.value);
  return ok(left ? { seq: table.game.seq, question: left } : { seq: table.game.seq, commits: [] });
}

/** Carries it out for the seat that asked (with an `id`: that asked the table); the answer is for whose request it was. */
async function takeBack(
  room: Room,
  table: Table,
  rows: readonly LogRow[],
  { by: seat, to, id }: Pick<OpenQuestion, 'by' | 'to'> & { readonly id?: string },
  viewer: Seat,
): Promise<Answer<Committed>> {
  const row = nextRow(room, table, { seat, by: 'person', moves: [], events: [], undone: to });
  const state = foldLog(table.rules, [...rows, row]);
  const written = await write(room, table, { row, state, byConsent: id !== undefined });
  const isIts = (other: LogRow): boolean => other.seat === seat && other.undone === to;
  if (!written.ok) return afterClash(room, written, viewer, table.game.seq, isIts);
  return ok({ seq: row.seq, commits: commitsFor(written.value, [row], viewer) });
}

/** How a question's id begins: what it would do, to take back to row `to` while the log stands at `seq`. */
const questionAbout = (to: number, seq: number): string => `undo-${to}-${seq}-`;

const refuseIdle = ({ game }: Table): Answer<never> =>
  refuse(game.seq > 0 ? 'GAME_OVER' : 'GAME_NOT_RUNNING');

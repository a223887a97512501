import type { LogRow } from '#shared/kernel/log.ts';
import { ok } from '#shared/kernel/result.ts';
import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { undoPrice } from '#shared/kernel/undo.ts';
import type { Committed, UndoAnswer } from '#shared/protocol/http.ts';
import { isAnswered } from '#shared/protocol/questionStory.ts';
import { rightsOf, isKept } from '../../people/access.ts';
import { chargedAtTable } from '../../people/quotas.ts';
import type { OpenQuestion } from '../../db/schema.ts';
import { scaled } from '../../lib/settings.ts';
import { afterClash, WOKEN, nextRow, repeatOrStale } from './commit.ts';
import { foldRows } from '../storage/damage.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { commitsFor, questionOf } from '../views/redactedViews.ts';
import type { Room } from '../roomContext.ts';
import { write } from '../storage/write.ts';

/** Undo: free if nothing was revealed and nobody else has acted, else by consent of the players who saw or acted. */

/**
 * How often one seat may undo in a day without asking: more than a player needs who tries out moves. Each undo writes a
 * row besides the one taken back. Without a limit, passing and undoing could fill a log.
 */
const UNDOS_A_DAY = 40;
const DAY = 86_400_000;

/** How long the table is asked, if no row closes the question before (ms). Meanwhile orders wait, and nothing else can be asked. */
const ASKED_MS = DAY;

const countUndos = (rows: readonly LogRow[], seat: Seat, since: number): number =>
  rows.filter((row) => row.undone !== null && row.seat === seat && row.at > since).length;

type UndoQuestion = Extract<OpenQuestion, { readonly kind: 'undo' }>;

export interface UndoRequest {
  readonly expect: number;
  readonly to: number;
}

export async function undo(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  { expect, to }: UndoRequest,
): Promise<RoomResult<UndoAnswer>> {
  const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  if (expect !== loaded.game.seq)
    return repeatOrStale(room, loaded, viewer, expect, (row) => row.seat === viewer && row.undone === to);
  if (loaded.seats[viewer]?.vacancy) return refuse('SEAT_VACANT');
  if (loaded.game.status !== 'running') return refuseIdle(loaded);
  const rows = await room.wholeLog.rows(room, loaded);
  const price = priceOf(loaded, rows, viewer, to);
  if (!price.ok) return price;
  const { consent } = price.value;
  if (consent !== 0) return ask(room, loaded, playerId ?? '', { by: viewer, to, asked: consent });
  if (countUndos(rows, viewer, room.now() - DAY) >= UNDOS_A_DAY) return refuse('UNDOS_EXHAUSTED');
  return takeBack(room, loaded, rows, { by: viewer, to }, viewer);
}

export function priceOf({ rules, seats }: LoadedGame, rows: readonly LogRow[], seat: Seat, to: number) {
  const humans = maskOf(seats.filter(isKept).map((kept) => kept.seat));
  return undoPrice(rules, rows, seat, to, { humans });
}

async function ask(
  room: Room,
  loaded: LoadedGame,
  playerId: string,
  { by, to, asked }: Pick<UndoQuestion, 'by' | 'to' | 'asked'>,
): Promise<RoomResult<UndoAnswer>> {
  const { seq, question: before } = loaded.game;
  const isSame = before?.kind === 'undo' && before.by === by && before.to === to;
  if (before !== null && !isSame) return refuse('QUESTION_OPEN');
  const open = questionOf(loaded);
  if (open !== null) return ok({ seq, question: open });
  if (isAnswered(loaded.game.endedQuestions, { by, to, seq })) return refuse('QUESTION_ANSWERED');
  const id = `${questionAbout(to, seq)}${room.now().toString(36)}`; // the time makes it another question if the same is asked again
  const askedAt = room.now();
  const lapses = askedAt + scaled(room.env, ASKED_MS);
  const question: OpenQuestion = { id, kind: 'undo', by, to, asked, agreed: 0, askedAt, lapses };
  const notices = [{ kind: 'vote', seats: asked }] as const;
  const written = await chargedAtTable(room, playerId, () =>
    write(room, loaded, { game: { question }, notices }),
  );
  if (!written.ok) return written;
  const asking = questionOf(written.value);
  return asking ? ok({ seq, question: asking }) : refuse('INTERNAL');
}

/** Carries an undo out for seat `by`. With `id` it was a question to the table. `viewer`: the seat whose request is answered. */
export async function takeBack(
  room: Room,
  loaded: LoadedGame,
  rows: readonly LogRow[],
  { by: seat, to, id }: Pick<UndoQuestion, 'by' | 'to'> & { readonly id?: string },
  viewer: Seat,
): Promise<RoomResult<Committed>> {
  const draft = { seat, by: 'person', moves: [], events: [], undone: to } as const;
  const state = foldRows(loaded.rules, [...rows, nextRow(room, loaded, draft, loaded.state)]);
  const row = nextRow(room, loaded, draft, state);
  const agreed = id === undefined ? {} : ({ byConsent: true, outcome: 'agreed' } as const);
  const written = await write(room, loaded, { row, state, game: WOKEN, ...agreed });
  const isSameUndo = (other: LogRow): boolean => other.seat === seat && other.undone === to;
  if (!written.ok) return afterClash(room, written, viewer, loaded.game.seq, isSameUndo);
  return ok({ seq: row.seq, commits: commitsFor(written.value, [row], viewer) });
}

/** Prefix of a question's id: it asks to undo back to row `to` while `seq` is the last row. */
export const questionAbout = (to: number, seq: number): string => `undo-${to}-${seq}-`;

export const refuseIdle = ({ game }: LoadedGame): RoomResult<never> =>
  refuse(game.seq > 0 ? 'GAME_OVER' : 'GAME_NOT_RUNNING');

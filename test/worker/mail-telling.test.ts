import { describe, expect, test } from 'vitest';
import type { LogRow } from '#shared/kernel/log.ts';
import { maskOf, seatsOf, type Seat } from '#shared/kernel/types.ts';
import type { GameStatus } from '#shared/protocol/http.ts';
import { noticesFor } from '../../worker/room/views/noticesFor.ts';
import type { LoadedGame } from '../../worker/room/storage/loadedGame.ts';

/** Seats 0, 1 and 2 are people, seat 3 is a bot. */
const KINDS = ['person', 'person', 'person', 'bot'] as const;
const BOT = 3;

interface Stand {
  readonly acting: readonly Seat[];
  readonly aware?: readonly Seat[];
  readonly seq?: number;
  readonly status?: GameStatus;
  /** The room plays next, automatically. */
  readonly due?: true;
  /** The seat that has asked the table to take back the third row. */
  readonly asks?: Seat;
  /** Seats whose players have left. */
  readonly vacant?: readonly Seat[];
  readonly asleep?: true;
}

const table = ({
  acting,
  aware = [],
  seq = 5,
  status = 'running',
  due,
  asks,
  vacant = [],
  asleep,
}: Stand): LoadedGame =>
  ({
    game: {
      status,
      seq,
      acting: maskOf(acting),
      aware: maskOf(aware),
      due: due === undefined ? null : 1,
      asleepSince: asleep === undefined ? null : 1,
      question: asks === undefined ? null : { kind: 'undo', by: asks, to: 3 },
    },
    seats: KINDS.map((kind, seat) => ({ kind, seat, vacancy: vacant.includes(seat) ? 'open' : null })),
  }) as unknown as LoadedGame;

const row = (seat: Seat | null, by: LogRow['by'] = 'person', undone: number | null = null): LogRow =>
  ({ seat, by, undone }) as LogRow;

/** Which seats are told what, and which know already that it is their turn. */
function told(before: Stand, after: Stand, commit: LogRow): string {
  const { aware, notices } = noticesFor(table(before), table(after), commit, after.due !== undefined);
  const said = notices.map(({ kind, seats }) => `${kind} ${seatsOf(seats).join()}`);
  return `${said.join('; ') || 'nobody'} | aware ${seatsOf(aware).join() || 'none'}`;
}

const start = row(null, 'forced');

describe('notices:', () => {
  test.each<[name: string, before: Stand, after: Stand, row: LogRow, expected: string]>([
    [
      'a move that hands over the turn notifies the next player',
      { acting: [0], aware: [0] },
      { acting: [1] },
      row(0),
      'turn 1 | aware 1',
    ],
    [
      'a move that keeps the turn notifies nobody',
      { acting: [0], aware: [0] },
      { acting: [0] },
      row(0),
      'nobody | aware 0',
    ],
    [
      'a player whose move was already awaited is not notified again',
      { acting: [0, 1], aware: [0, 1] },
      { acting: [1, 2] },
      row(0),
      'turn 2 | aware 1,2',
    ],
    [
      'nobody is notified during automatic play',
      { acting: [0], aware: [0] },
      { acting: [BOT], due: true },
      row(0),
      'nobody | aware none',
    ],
    [
      'the player to move is notified after the last automatic move',
      { acting: [BOT] },
      { acting: [1] },
      row(BOT, 'bot'),
      'turn 1 | aware 1',
    ],
    [
      'a forced answer does not show that its player is present: they are notified of the next decision',
      { acting: [1] },
      { acting: [1] },
      row(1, 'forced'),
      'turn 1 | aware 1',
    ],
    [
      'a player whose turn comes back after bots is notified',
      { acting: [BOT] },
      { acting: [0] },
      row(BOT, 'bot'),
      'turn 0 | aware 0',
    ],
    [
      'bots are never notified',
      { acting: [0], aware: [0] },
      { acting: [BOT] },
      row(0),
      'nobody | aware none',
    ],
    [
      'a player who undoes their move knows that it is their turn',
      { acting: [1], aware: [1] },
      { acting: [0] },
      row(0, 'person', 3),
      'nobody | aware 0',
    ],
    [
      'a player whose undo needed consent is notified: they may be away by then',
      { acting: [1], aware: [1], asks: 0 },
      { acting: [0] },
      row(0, 'person', 3),
      'turn 0 | aware 0',
    ],
    [
      'a player who undoes their move while another asks for an undo knows that it is their turn',
      { acting: [1], aware: [1], asks: 1 },
      { acting: [0] },
      row(0, 'person', 3),
      'nobody | aware 0',
    ],
    [
      'the start notifies everybody',
      { acting: [], seq: 0, status: 'open' },
      { acting: [1] },
      start,
      'turn 1; started 0,2 | aware 1',
    ],
    [
      'the start notifies everybody even if a bot begins; the turn follows later',
      { acting: [], seq: 0, status: 'open' },
      { acting: [BOT], due: true },
      start,
      'started 0,1,2 | aware none',
    ],
    [
      'the end notifies everybody except the player whose move ended the game',
      { acting: [0], aware: [0] },
      { acting: [], status: 'over' },
      row(0),
      'over 1,2 | aware none',
    ],
    [
      'a player who has left is not told of decisions',
      { acting: [0], aware: [0] },
      { acting: [1, 2], vacant: [1] },
      row(0),
      'turn 2 | aware 2',
    ],
    [
      'a game that wakes notifies those it waits for, though they were told before it slept',
      { acting: [1, 2], aware: [1, 2], asleep: true },
      { acting: [1, 2] },
      row(null, 'forced'),
      'turn 1,2 | aware 1,2',
    ],
    [
      'a game that wakes by a move does not notify the player who moved',
      { acting: [0, 1], aware: [0, 1], asleep: true },
      { acting: [0, 1] },
      row(0),
      'turn 1 | aware 0,1',
    ],
    [
      'a game that wakes while a bot comes next notifies those it waits for after the bot',
      { acting: [BOT, 1], aware: [1], asleep: true },
      { acting: [BOT, 1], due: true },
      row(null, 'forced'),
      'nobody | aware none',
    ],
    [
      'a game that goes on sleeping notifies nobody again',
      { acting: [1], aware: [1], asleep: true },
      { acting: [1], asleep: true },
      row(null, 'forced'),
      'nobody | aware 1',
    ],
    [
      'an end by a bot’s move notifies all people',
      { acting: [BOT] },
      { acting: [], status: 'over' },
      row(BOT, 'bot'),
      'over 0,1,2 | aware none',
    ],
  ])('%s', (_name, before, after, commit, expected) => {
    expect(told(before, after, commit)).toBe(expected);
  });
});

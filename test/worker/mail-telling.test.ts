import { describe, expect, test } from 'vitest';
import type { LogRow } from '#shared/kernel/log.ts';
import { maskOf, seatsOf, type Seat } from '#shared/kernel/types.ts';
import type { GameStatus } from '#shared/protocol/http.ts';
import { noticesFor } from '../../worker/room/noticesFor.ts';
import type { LoadedGame } from '../../worker/room/loadedGame.ts';

/** Seats 0, 1 and 2 are people, seat 3 is a bot. */
const KINDS = ['person', 'person', 'person', 'bot'] as const;
const BOT = 3;

interface Stand {
  readonly acting: readonly Seat[];
  readonly aware?: readonly Seat[];
  readonly seq?: number;
  readonly status?: GameStatus;
  /** Something is played by itself next. */
  readonly due?: true;
  readonly question?: true;
}

const table = ({ acting, aware = [], seq = 5, status = 'running', due, question }: Stand): LoadedGame =>
  ({
    game: {
      status,
      seq,
      acting: maskOf(acting),
      aware: maskOf(aware),
      due: due === undefined ? null : 1,
      question: question === undefined ? null : {},
    },
    seats: KINDS.map((kind, seat) => ({ kind, seat })),
  }) as unknown as LoadedGame;

const row = (seat: Seat | null, by: LogRow['by'] = 'person', undone: number | null = null): LogRow =>
  ({ seat, by, undone }) as LogRow;

/** Who is told what, and who knows. */
function told(before: Stand, after: Stand, commit: LogRow): string {
  const { aware, notices } = noticesFor(table(before), table(after), commit);
  const said = notices.map(({ kind, seats }) => `${kind} ${seatsOf(seats).join()}`);
  return `${said.join('; ') || 'nobody'} | aware ${seatsOf(aware).join() || 'none'}`;
}

const start = row(null, 'forced');

describe('who is told', () => {
  test.each<[name: string, before: Stand, after: Stand, row: LogRow, expected: string]>([
    [
      'a hand-over tells the next one',
      { acting: [0], aware: [0] },
      { acting: [1] },
      row(0),
      'turn 1 | aware 1',
    ],
    [
      'a move that keeps the turn tells nobody',
      { acting: [0], aware: [0] },
      { acting: [0] },
      row(0),
      'nobody | aware 0',
    ],
    [
      'who was waited for already is not told again',
      { acting: [0, 1], aware: [0, 1] },
      { acting: [1, 2] },
      row(0),
      'turn 2 | aware 1,2',
    ],
    [
      'nobody is told while something is played by itself',
      { acting: [0], aware: [0] },
      { acting: [BOT], due: true },
      row(0),
      'nobody | aware none',
    ],
    [
      'after the last of it the person is told',
      { acting: [BOT] },
      { acting: [1] },
      row(BOT, 'bot'),
      'turn 1 | aware 1',
    ],
    [
      'a forced answer is not its owner’s presence: he is told of what comes after it',
      { acting: [1] },
      { acting: [1] },
      row(1, 'forced'),
      'turn 1 | aware 1',
    ],
    [
      'a turn that comes back after bots is told',
      { acting: [BOT] },
      { acting: [0] },
      row(BOT, 'bot'),
      'turn 0 | aware 0',
    ],
    ['bots are never told', { acting: [0], aware: [0] }, { acting: [BOT] }, row(0), 'nobody | aware none'],
    [
      'who takes back knows that it is his turn',
      { acting: [1], aware: [1] },
      { acting: [0] },
      row(0, 'person', 3),
      'nobody | aware 0',
    ],
    [
      'who was let take back by others is told: he may be away',
      { acting: [1], aware: [1], question: true },
      { acting: [0] },
      row(0, 'person', 3),
      'turn 0 | aware 0',
    ],
    [
      'the beginning tells everybody',
      { acting: [], seq: 0, status: 'open' },
      { acting: [1] },
      start,
      'turn 1; started 0,2 | aware 1',
    ],
    [
      'the beginning of a game that bots begin, too, and the turn later',
      { acting: [], seq: 0, status: 'open' },
      { acting: [BOT], due: true },
      start,
      'started 0,1,2 | aware none',
    ],
    [
      'the end tells everybody but who brought it about',
      { acting: [0], aware: [0] },
      { acting: [], status: 'over' },
      row(0),
      'over 1,2 | aware none',
    ],
    [
      'an end by a bot tells all people',
      { acting: [BOT] },
      { acting: [], status: 'over' },
      row(BOT, 'bot'),
      'over 0,1,2 | aware none',
    ],
  ])('%s', (_name, before, after, commit, expected) => {
    expect(told(before, after, commit)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import type { NoticeKind, NoticeState } from '#shared/protocol/http.ts';
import { holds, occasionNow, type Situation } from '../../worker/mailbox/plan/occasion.ts';
import { isUrgent, NOT_REPLACED_BY } from '../../worker/lib/notices.ts';

/** Nothing waits for the player of a running game. */
const CALM: Situation = {
  status: 'running',
  isActing: false,
  seat: 'kept',
  hasMoved: true,
  reminded: 0,
  isOnHoliday: false,
  isAsked: false,
  isPaused: false,
  isJoinAsked: false,
};
const KINDS: readonly NoticeKind[] = ['started', 'turn', 'vote', 'time', 'played', 'vacant', 'over'];

describe('an occasion holds', () => {
  test.each<[when: string, change: Partial<Situation>, holding: readonly NoticeKind[]]>([
    ['nothing waits for the player', {}, ['started']],
    ['it is their turn', { isActing: true }, ['started', 'turn']],
    [
      'it is their turn, and their clock has reminded',
      { isActing: true, reminded: 1 },
      ['started', 'turn', 'time'],
    ],
    [
      'it is their turn, and their holiday has begun',
      { isActing: true, isOnHoliday: true },
      ['started', 'turn', 'time'],
    ],
    ['the clock reminded, and they have moved', { reminded: 1 }, ['started']],
    [
      'the clock reminded, and then the table agreed to a pause',
      { isActing: true, reminded: 1, isPaused: true },
      ['started', 'turn'],
    ],
    ['their last turn ran out, and they have not moved', { hasMoved: false }, ['started', 'played']],
    ['the table asks them', { isAsked: true }, ['started', 'vote']],
    [
      'they have lost the seat',
      { seat: 'vacant', isActing: true, isAsked: true, hasMoved: false },
      ['vacant'],
    ],
    ['somebody else has their seat', { seat: 'taken', isActing: true, isAsked: true, hasMoved: false }, []],
    ['the game is over', { status: 'over' }, ['over']],
    ['the game is over, and somebody else has their seat', { status: 'over', seat: 'taken' }, []],
    ['the game was cancelled', { status: 'aborted', isActing: true }, []],
  ])('when %s', (_when, change, holding) => {
    expect(KINDS.filter((kind) => holds(kind, { ...CALM, ...change }))).toEqual(holding);
  });
});

describe('a notice that', () => {
  test.each<
    [
      what: string,
      notice: readonly [NoticeKind, NoticeState],
      change: Partial<Situation>,
      now: NoticeKind | 'nothing',
    ]
  >([
    ['waits is about what it was written for', ['time', 'queued'], { isActing: true, reminded: 1 }, 'time'],
    ['waits for a closed vote is about the turn', ['vote', 'queued'], { isActing: true }, 'turn'],
    ['waits for a turn that is over is about the vote', ['turn', 'queued'], { isAsked: true }, 'vote'],
    ['waits for a clock that stands is about the next turn', ['time', 'queued'], { isActing: true }, 'turn'],
    [
      'waits for a time-out the player made good is about the turn',
      ['played', 'queued'],
      { isActing: true },
      'turn',
    ],
    [
      'waits for a seat the player has again is about the vote',
      ['vacant', 'queued'],
      { isAsked: true },
      'vote',
    ],
    [
      'waits for a turn of a lost seat is about nothing',
      ['turn', 'queued'],
      { isActing: true, seat: 'vacant' },
      'nothing',
    ],
    ['waits for what is over is about nothing', ['vote', 'queued'], {}, 'nothing'],
    [
      'was mailed about a vote reminds of the turn',
      ['vote', 'sent'],
      { isActing: true, isAsked: true },
      'turn',
    ],
    ['was mailed about a vote does not remind of it', ['vote', 'sent'], { isAsked: true }, 'nothing'],
    [
      'was seen about a time-out reminds of the turn',
      ['played', 'seen'],
      { isActing: true, hasMoved: false },
      'turn',
    ],
    ['was mailed about the start reminds of nothing', ['started', 'sent'], { isActing: true }, 'nothing'],
  ])('%s', (_what, [kind, state], change, expected) => {
    const now = occasionNow({ kind, state }, { ...CALM, ...change });
    expect(now.stands ? now.kind : 'nothing').toBe(expected);
  });
});

test('news that a device has told stand until their mail has followed, and then no more', () => {
  const over = { kind: 'over', state: 'sent' } as const;
  const now: Situation = { ...CALM, status: 'over' };
  expect([occasionNow(over, now, true).stands, occasionNow(over, now).stands]).toEqual([true, false]);
});

describe('a message that names the player', () => {
  test.each<[when: string, change: Partial<Situation>, holding: boolean]>([
    ['in a running game', {}, true],
    ['in a finished game', { status: 'over' }, true],
    ['whose seat is vacant', { seat: 'vacant' }, true],
    ['whose seat somebody else has', { seat: 'taken' }, false],
    ['in a game that was cancelled', { status: 'aborted' }, false],
  ])('is an occasion %s: %s', (_when, change, holding) => {
    expect(holds('mention', { ...CALM, ...change })).toBe(holding);
  });

  test('takes the place of nothing that waits to be mailed: that mail tells of it too', () => {
    expect(NOT_REPLACED_BY.mention.toSorted()).toEqual([...KINDS].toSorted());
    for (const kind of KINDS) expect(NOT_REPLACED_BY[kind]).not.toContain('mention');
  });
});

describe('of two notices of a game, of which the first was not mailed yet,', () => {
  test.each(KINDS)(
    'an urgent one stays before a turn or a vote, the end before what is urgent, and any gives way to the rest: %s',
    (kind) => {
      for (const earlier of KINDS) {
        const stays = NOT_REPLACED_BY[kind].includes(earlier);
        const isLess = kind === 'turn' || kind === 'vote';
        const isVoteOnTurn = kind === 'vote' && earlier === 'turn';
        const isEnded = isUrgent(kind) && earlier === 'over';
        expect(stays, earlier).toBe((isLess && (isUrgent(earlier) || isVoteOnTurn)) || isEnded);
      }
    },
  );
});

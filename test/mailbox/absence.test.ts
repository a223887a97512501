import { describe, expect, test } from 'vitest';
import { inCurrentAbsence } from '../../worker/mailbox/plan/absence.ts';

/** What of a player's notices belongs to an earlier absence, by when they were back and when games slept. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BACK = 100 * DAY;

type Dated = Parameters<typeof inCurrentAbsence>[0][number];
type Notice = Dated['notice'];

const listed = (notice: Partial<Notice>, game: Partial<Dated> = {}): Dated => ({
  clock: null,
  sleptAt: null,
  status: 'running',
  seatedPlayer: 'player',
  vacancy: null,
  ...game,
  notice: {
    playerId: 'player',
    gameId: 'game',
    id: 'notice',
    seat: 0,
    seq: 9,
    kind: 'turn',
    state: 'sent',
    attempts: 0,
    error: null,
    createdAt: BACK - DAY,
    sentAt: null,
    toldAt: null,
    dueAt: null,
    reminders: 1,
    ...notice,
  },
});

const TOLD = { state: 'sent', toldAt: BACK - HOUR, dueAt: BACK + 23 * HOUR } as const;
const TOLD_LATER = { state: 'sent', toldAt: BACK + HOUR, dueAt: BACK + 25 * HOUR } as const;
const WAITS = { state: 'queued', dueAt: null } as const;

const counted = (...rows: readonly Dated[]): readonly Notice[] =>
  inCurrentAbsence(rows, BACK).map(({ notice }) => notice);

describe('Once the player was back', () => {
  test('what they were told before is seen, and reminded of a day later', () => {
    expect(counted(listed(TOLD))).toMatchObject([{ state: 'seen', toldAt: null, dueAt: BACK + DAY }]);
  });

  test.each<[why: string, notice: Partial<Notice>, game: Partial<Dated>]>([
    ['is news', { kind: 'over' }, {}],
    ['has had all its reminders', { reminders: 3 }, {}],
    ['is of a game with clock', {}, { clock: { bank: 1, increment: 1, cap: 1, weekendsOff: false } }],
  ])('nobody is reminded of what %s', (_why, notice, game) => {
    expect(counted(listed({ ...TOLD, ...notice }, game))).toMatchObject([{ state: 'seen', dueAt: null }]);
  });

  test('what they were told since counts as it is', () => {
    expect(counted(listed(TOLD_LATER))).toMatchObject([TOLD_LATER]);
  });

  test('what was not told yet is told a day later at the latest', () => {
    const soon = { ...WAITS, dueAt: BACK + HOUR };
    expect(counted(listed(WAITS), listed({ ...WAITS, dueAt: BACK + 7 * DAY }), listed(soon))).toMatchObject([
      { state: 'queued', dueAt: BACK + DAY, reminders: 0 },
      { state: 'queued', dueAt: BACK + DAY, reminders: 0 },
      soon,
    ]);
  });

  test('what came after their return, or waits in another absence, keeps its time', () => {
    const late = { ...WAITS, createdAt: BACK + 2 * DAY, dueAt: BACK + 3 * DAY };
    expect(counted(listed(late))).toMatchObject([late]);
    expect(counted(listed(WAITS), listed(TOLD_LATER))).toMatchObject([WAITS, TOLD_LATER]);
  });

  test('a new occasion in a game that they were told of before has no reminder yet', () => {
    const again = { state: 'queued', createdAt: BACK + 2 * DAY, dueAt: BACK + 2 * DAY + HOUR } as const;
    expect(counted(listed({ ...again, toldAt: BACK - HOUR, reminders: 2 }))).toMatchObject([
      { ...again, toldAt: null, reminders: 0 },
    ]);
  });
});

test('Once a game has slept and wakes, nothing counts that was told before, in whatever game', () => {
  const rows = [
    listed({ ...TOLD_LATER, state: 'queued', reminders: 3 }, { sleptAt: BACK + 2 * HOUR }),
    listed(TOLD_LATER),
    listed({ ...TOLD_LATER, toldAt: BACK + 3 * HOUR }),
  ];
  expect(counted(...rows)).toMatchObject([
    { state: 'queued', toldAt: null, reminders: 0 },
    { state: 'sent', toldAt: null, dueAt: TOLD_LATER.dueAt, reminders: 1 },
    { state: 'sent', toldAt: BACK + 3 * HOUR },
  ]);
});

test.each([{ status: 'over' }, { vacancy: 'open' }, { seatedPlayer: 'successor' }] as const)(
  'A game that has slept, and goes on without the player, leaves what they were told: %o',
  (without) => {
    const rows = [
      listed({ ...TOLD_LATER, kind: 'vacant' }, { sleptAt: BACK + 2 * HOUR, ...without }),
      listed(TOLD_LATER),
    ];
    expect(counted(...rows)).toMatchObject([TOLD_LATER, TOLD_LATER]);
  },
);

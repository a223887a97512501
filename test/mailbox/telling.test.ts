import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedTime } from '#shared/kernel/calendar.ts';
import type { NoticeKind, NoticeState } from '#shared/protocol/http.ts';
import { planMessage, waysOf, type Pending, type Ways } from '../../worker/mailbox/plan/plan.ts';
import { HOLD_MS } from '../../worker/lib/notices.ts';
import { isWanted, tellableAt, type TellingTimes } from '../../worker/mailbox/plan/telling.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const KINDS = ['started', 'turn', 'time', 'played', 'vacant', 'vote', 'over'] as const satisfies NoticeKind[];
const URGENT: readonly NoticeKind[] = ['time', 'played', 'vacant'];

const AWAKE = { from: 8 * 60, to: 23 * 60 };
const PRAGUE = { zone: 'Europe/Prague', awake: AWAKE };
const at = (text: string): number => Date.parse(text);

const wants = (telling: Partial<NonNullable<TellingTimes['telling']>>, hours = PRAGUE): TellingTimes => ({
  telling: { quiet: false, digestHour: null, ...telling },
  hours,
  hasChannels: true,
});
const told = (times: TellingTimes, due: string, kind: NoticeKind = 'turn'): string =>
  new Date(tellableAt(times, { kind, dueAt: at(due) })).toISOString().slice(0, 16);

describe('a notice', () => {
  test.each<[name: string, times: TellingTimes, due: string, told: string]>([
    ['in the waking hours is told at once', wants({ quiet: true }), '2026-11-01T12:00Z', '2026-11-01T12:00'],
    ['in quiet hours waits for the morning', wants({ quiet: true }), '2026-11-01T23:30Z', '2026-11-02T07:00'],
    ['waits for the hour of the digest', wants({ digestHour: 18 }), '2026-11-01T12:00Z', '2026-11-01T17:00'],
    [
      'after that hour waits for tomorrow',
      wants({ digestHour: 18 }),
      '2026-11-01T17:01Z',
      '2026-11-02T17:00',
    ],
    ['at that hour waits no more', wants({ digestHour: 18 }), '2026-11-01T17:00Z', '2026-11-01T17:00'],
    [
      'waits for the morning if the digest’s hour is a quiet one',
      wants({ digestHour: 3, quiet: true }),
      '2026-11-01T12:00Z',
      '2026-11-02T07:00',
    ],
  ])('%s', (_name, times, due, expected) => {
    expect(told(times, due)).toBe(expected);
  });

  test('of a player without known hours waits for the digest by UTC, and for no quiet hours', () => {
    const unknown = { ...wants({ quiet: true, digestHour: 6 }), hours: null };
    expect(told(unknown, '2026-11-01T12:00Z')).toBe('2026-11-02T06:00');
  });
});

const timesArb: fc.Arbitrary<TellingTimes> = fc.record({
  telling: fc.record({
    quiet: fc.boolean(),
    digestHour: fc.option(fc.integer({ min: 0, max: 23 })),
    mailAfterHours: fc.option(fc.integer({ min: 1, max: 24 })),
  }),
  hasChannels: fc.boolean(),
  hours: fc.option(
    fc.record({
      zone: fc.constantFrom('UTC', 'Europe/Prague', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'),
      awake: fc.option(
        fc
          .record({ from: fc.integer({ min: 0, max: 1_439 }), length: fc.integer({ min: 480, max: 1_440 }) })
          .map(({ from, length }) => ({ from, to: (from + length) % 1_440 })),
      ),
    }),
  ),
});
const momentArb = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') });
const kindArb = fc.constantFrom(...KINDS);
const SEEDED = { seed: 1_504, numRuns: 400 };

describe('at any time, and whatever a player wants,', () => {
  const holds = (law: (times: TellingTimes, dueAt: number, kind: NoticeKind) => void): void =>
    fc.assert(fc.property(timesArb, momentArb, kindArb, law), SEEDED);

  test('nothing is told before it is due, or later than two days after', () => {
    holds((times, dueAt, kind) => {
      const then = tellableAt(times, { kind, dueAt });
      expect(then).toBeGreaterThanOrEqual(dueAt);
      expect(then).toBeLessThan(dueAt + 2 * DAY);
    });
  });

  test('what is urgent is told at once', () => {
    holds((times, dueAt, kind) => {
      if (URGENT.includes(kind)) expect(tellableAt(times, { kind, dueAt })).toBe(dueAt);
    });
  });

  test('what was put off is not put off again', () => {
    holds((times, dueAt, kind) => {
      const then = tellableAt(times, { kind, dueAt });
      expect(tellableAt(times, { kind, dueAt: then })).toBe(then);
    });
  });

  test('quiet hours are kept', () => {
    holds((times, dueAt) => {
      const { telling, hours } = times;
      if (telling?.quiet !== true || hours === null) return;
      const then = tellableAt(times, { kind: 'turn', dueAt });
      expect(countedTime({ ...hours, weekendsOff: false, off: [] }, then, then + 1)).toBe(1);
    });
  });

  test('a later notice is not told before an earlier one', () => {
    holds((times, dueAt, kind) => {
      const [first, second] = [dueAt, dueAt + 7 * HOUR].map((due) => tellableAt(times, { kind, dueAt: due }));
      expect(second).toBeGreaterThanOrEqual(first ?? 0);
    });
  });
});

test.each([
  [undefined, KINDS],
  ['urgent', URGENT],
  ['none', []],
] as const)('of a game with “%s” a player is told: %s', (telling, kinds) => {
  expect(KINDS.filter((kind) => isWanted(kind, telling)).toSorted()).toEqual([...kinds].toSorted());
});

/** A week of a player who never looks: new notices of games, and the mails they cause, as “day hour: games”. */
function week(times: TellingTimes, arrivals: readonly number[], hasClock = false): readonly string[] {
  const START = at('2026-11-02T00:00Z');
  const mails: string[] = [];
  let notices: Pending[] = [];
  for (let now = START; now < START + 7 * DAY; now += 10 * MINUTE) {
    for (const [id, hour] of arrivals.entries())
      if (now === START + hour * HOUR) notices.push({ ...queued(`${id}`, now), isReminded: !hasClock });
    const plan = planMessage(notices, now, times);
    const changes = new Map<string, Partial<Pending>>([
      ...plan.marks.map(({ notice, state, dueAt }) => [notice.id, { state, dueAt }] as const),
      ...plan.message.map(
        ({ notice, reminders, dueAt }) =>
          [notice.id, { state: 'sent', toldAt: now, reminders, dueAt }] as const,
      ),
    ]);
    notices = notices.map((notice) => ({ ...notice, ...changes.get(notice.id) }));
    if (plan.message.length > 0) {
      const [day, hour] = new Date(now).toISOString().slice(8, 16).split('T');
      mails.push(`${day} ${hour}: ${plan.message.map(({ notice }) => notice.id).join()}`);
    }
  }
  return mails;
}

const queued = (id: string, now: number): Pending => ({
  id,
  kind: 'turn',
  state: 'queued',
  dueAt: now + HOLD_MS,
  createdAt: now,
  toldAt: null,
  reminders: 0,
  error: null,
  stands: true,
  isReminded: true,
  pausedUntil: null,
  looking: false,
});

test('a mail that failed is tried again at once, and not on the next day', () => {
  const now = at('2026-11-02T17:01Z'); // a minute after the hour of the daily message
  const failed = { ...queued('a', now), dueAt: now, error: 'E_DAILY_LIMIT_EXCEEDED' };
  const messages = (notice: Pending) => planMessage([notice], now, wants({ digestHour: 18 })).message.length;
  expect([messages(failed), messages({ ...failed, error: null })]).toEqual([1, 0]);
});

test('who wants one message a day is reminded with that of the next day, though the mailbox rang a moment late', () => {
  const hour = at('2026-11-02T17:00Z');
  const times = wants({ digestHour: 18 });
  const notice: Pending = { ...queued('a', 0), dueAt: hour };
  const [{ dueAt } = { dueAt: null }] = planMessage([notice], hour + 40, times).message;
  const told: Pending = { ...notice, state: 'sent', toldAt: hour + 40, dueAt };
  const early = planMessage([told], dueAt ?? 0, times);
  expect(early).toMatchObject({ message: [], marks: [{ dueAt: hour + DAY }], wakeAt: hour + DAY });
  const other: Pending = { ...queued('b', 0), dueAt: hour + DAY };
  const joined = planMessage([{ ...told, dueAt: hour + DAY }, other], hour + DAY, times);
  expect(joined.message.map(({ notice: { id } }) => id)).toEqual(['a', 'b']);
});

test.each<[what: string, error: string | null]>([
  ['that rings late', null],
  ['for a mail that has failed', 'SEND_FAILED'],
])('an alarm %s tells nobody in quiet hours', (_what, error) => {
  const [due, now] = [at('2026-11-02T21:55Z'), at('2026-11-02T22:40Z')]; // the quiet hours begin at 22:00
  const notice = { ...queued('a', due), dueAt: due, error };
  const plan = planMessage([notice], now, wants({ quiet: true }));
  expect([plan.message, plan.wakeAt]).toEqual([[], at('2026-11-03T07:00Z')]);
  const urgent = planMessage([{ ...notice, kind: 'time' }], now, wants({ quiet: true }));
  expect(urgent.message).toHaveLength(1);
});

describe('over a week,', () => {
  test('a daily message tells of each new game on its day, and of the others by their reminders', () => {
    expect(week(wants({ digestHour: 18 }), [1, 20, 30])).toEqual([
      '02 17:00: 0',
      '03 17:00: 0,1,2',
      '04 17:00: 1,2',
      '06 17:00: 0',
      '07 17:00: 1,2',
    ]);
  });

  test('without one there is a message for the absence, and its reminders', () => {
    expect(week(wants({ quiet: true }), [1, 20, 30])).toEqual([
      '02 07:00: 0',
      '03 07:00: 0,1,2',
      '06 07:00: 0,1,2',
    ]);
  });

  test('where the mail follows later, there is a message by channels, one by mail, and then reminders by both', () => {
    const times = wants({ mailAfterHours: 4 });
    expect(week(times, [1, 2])).toEqual(['02 01:10: 0', '02 05:10: 0,1', '05 05:10: 0,1']);
    expect(week(times, [1, 2], true)).toEqual(['02 01:10: 0', '02 05:10: 0,1']); // clocks remind of the rest
    expect(week({ ...times, hasChannels: false }, [1])).toEqual([
      '02 01:10: 0',
      '03 01:10: 0',
      '06 01:10: 0',
    ]);
  });
});

describe('where the mail follows later', () => {
  const times = wants({ mailAfterHours: 4 });
  const ways = (kind: NoticeKind, reminders: number, by = times, state: NoticeState = 'sent') =>
    waysOf([{ notice: { ...queued('a', 0), kind, state }, reminders }], by);

  test.each<[what: string, kind: NoticeKind, reminders: number, ways: Ways]>([
    ['a turn goes by channels first', 'turn', 0, 'channels'],
    ['then by mail', 'turn', 1, 'mail'],
    ['then it is reminded of by both', 'turn', 2, 'all'],
    ['news go by channels', 'over', 0, 'channels'],
    ['what is urgent goes by both at once', 'time', 0, 'all'],
    ['what the table asks goes by both at once', 'vote', 0, 'all'],
  ])('%s', (_what, kind, reminders, expected) => {
    expect(ways(kind, reminders)).toBe(expected);
  });

  test('what was seen and not told goes by both', () => {
    expect(ways('turn', 1, times, 'seen')).toBe('all');
  });

  test('a new occasion that is told when the mail of an earlier one is due goes by both', () => {
    expect(ways('over', 1, times, 'queued')).toBe('all');
  });

  test('the mail about news follows once, and what has passed by then waits for nothing', () => {
    const at = Date.UTC(2026, 10, 2, 12);
    const over: Pending = { ...queued('a', at - HOLD_MS), kind: 'over', isReminded: false };
    const [first] = planMessage([over], at, times).message;
    expect(first).toMatchObject({ reminders: 0, dueAt: at + 4 * HOUR });

    const told: Pending = { ...over, state: 'sent', toldAt: at, dueAt: at + 4 * HOUR };
    const [mail] = planMessage([told], at + 4 * HOUR, times).message;
    expect(mail).toMatchObject({ reminders: 1, dueAt: null });
    const { message, marks } = planMessage([{ ...told, stands: false }], at + 4 * HOUR, times);
    expect([message, marks]).toMatchObject([[], [{ state: 'sent', dueAt: null }]]);
  });

  test('everything goes by both in a daily message, and by mail without a channel', () => {
    expect(ways('turn', 0, wants({ mailAfterHours: 4, digestHour: 18 }))).toBe('all');
    expect(ways('turn', 0, { ...times, hasChannels: false })).toBe('all');
  });
});

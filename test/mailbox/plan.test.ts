import { describe, expect, test } from 'vitest';
import { nextTry, RETRY_AFTER_MS } from '../../worker/lib/mail.ts';
import { planMessage, type Pending } from '../../worker/mailbox/plan/plan.ts';
import { HOLD_MS } from '../../worker/lib/notices.ts';
import { stillWaiting } from '../../worker/mailbox/plan/gamesInMessage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 1, 12);

interface Notice extends Pending {
  readonly game: string;
}

/** A notice of a turn whose hold has just ended. */
const notice = (game: string, more: Partial<Pending> = {}): Notice => ({
  game,
  id: `id-${game}`,
  kind: 'turn',
  state: 'queued',
  dueAt: NOW,
  createdAt: NOW - HOLD_MS,
  toldAt: null,
  reminders: 0,
  error: null,
  stands: true,
  isReminded: (more.kind ?? 'turn') === 'turn',
  pausedUntil: null,
  looking: false,
  ...more,
});

/** A notice that was sent `ago` and not seen since. */
const sent = (game: string, ago: number, more: Partial<Pending> = {}): Notice =>
  notice(game, {
    state: 'sent',
    dueAt: NOW - ago + DAY,
    toldAt: NOW - ago,
    createdAt: NOW - ago - HOLD_MS,
    ...more,
  });

const seen = (game: string, more: Partial<Pending> = {}): Notice =>
  notice(game, { state: 'seen', createdAt: NOW - DAY - HOLD_MS, ...more });

/** The plan as short texts: the games of the message, and each mark as “game state due”. */
function planned(notices: readonly Notice[], now = NOW) {
  const { message, marks, wakeAt } = planMessage(notices, now);
  const due = (at: number | null): string => (at === null ? 'never' : `+${(at - now) / MINUTE}`);
  return {
    message: message.map(({ notice, reminders, dueAt }) => `${notice.game} #${reminders} ${due(dueAt)}`),
    marks: marks.map(
      ({ notice, state, dueAt, back }) => `${notice.game} ${state} ${due(dueAt)}${back ? ' back' : ''}`,
    ),
    wake: due(wakeAt),
  };
}

const NOTHING = { message: [], marks: [], wake: 'never' };
const tomorrow = '+1440';

describe('a notice', () => {
  test.each<[name: string, notices: Notice[], expected: Partial<ReturnType<typeof planned>>]>([
    ['is mailed when its hold is over', [notice('a')], { message: [`a #0 ${tomorrow}`], wake: tomorrow }],
    ['waits while it is held', [notice('a', { dueAt: NOW + MINUTE })], { wake: '+1' }],
    [
      'is dropped if it was settled in time',
      [notice('a', { stands: false })],
      { marks: ['a dropped never'] },
    ],
    [
      'is dropped even while it is held, so that an undo causes no mail',
      [notice('a', { stands: false, dueAt: NOW + MINUTE })],
      { marks: ['a dropped never'] },
    ],
    [
      'of a game that the player looks at is seen',
      [notice('a', { looking: true })],
      { marks: [`a seen ${tomorrow} back`], wake: tomorrow },
    ],
    ['that was given up stays unchanged', [notice('a', { state: 'failed' })], {}],
    [
      'that was sent and settled stays unchanged',
      [sent('a', 2 * DAY, { stands: false, isReminded: false })],
      {},
    ],
    [
      'of a game that waits, of which the player wants to hear no more, is due no more',
      [sent('a', 2 * DAY, { stands: false })],
      { marks: ['a sent never'] },
    ],
    ['of the end is mailed once', [notice('a', { kind: 'over' })], { message: ['a #0 never'] }],
    ['of the start is mailed once', [notice('a', { kind: 'started' })], { message: ['a #0 never'] }],
    [
      'of the end that the player looks at causes no reminder',
      [notice('a', { kind: 'over', looking: true })],
      { marks: ['a seen never back'] },
    ],
  ])('%s', (_name, notices, expected) => {
    expect(planned(notices)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('a message about all games of a player:', () => {
  test('all due notices go into one message: turns first, the longest waiting first, then ends, then starts', () => {
    const notices = [
      notice('begun', { kind: 'started', createdAt: NOW - HOUR }),
      notice('over', { kind: 'over', createdAt: NOW - HOUR }),
      notice('later', { createdAt: NOW - 3 * MINUTE }),
      notice('first', { createdAt: NOW - 4 * MINUTE }),
    ];
    expect(planned(notices).message).toEqual([
      `first #0 ${tomorrow}`,
      `later #0 ${tomorrow}`,
      'over #0 never',
      'begun #0 never',
    ]);
  });

  test('looking at one game does not hold back the notice of another', () => {
    const notices = [notice('a', { looking: true }), notice('b')];
    expect(planned(notices)).toEqual({
      message: [`b #0 ${tomorrow}`],
      marks: [`a seen ${tomorrow} back`],
      wake: tomorrow,
    });
  });

  test('a message waits for notices that are still held, so that both go together', () => {
    const notices = [notice('a'), notice('b', { dueAt: NOW + MINUTE })];
    expect(planned(notices)).toEqual({ ...NOTHING, wake: '+1' });
    expect(planned(notices, NOW + MINUTE).message).toHaveLength(2);
  });

  test('a message waits at most ten minutes after the first hold', () => {
    const notices = [notice('a', { dueAt: NOW - 9 * MINUTE }), notice('b', { dueAt: NOW + 2 * MINUTE })];
    expect(planned(notices)).toEqual({ message: [`a #0 ${tomorrow}`], marks: [], wake: '+2' });
  });
});

describe.each(['time', 'played', 'vacant'] as const)('what is urgent (%s)', (kind) => {
  const urgent = (more: Partial<Pending> = {}): Notice => notice('clock', { kind, ...more });

  test('is mailed although a mail was sent in this absence, and although there are no more reminders', () => {
    expect(planned([sent('a', HOUR), urgent()]).message).toEqual(['clock #0 never']);
    expect(planned([sent('a', HOUR, { reminders: 3, dueAt: null }), urgent()]).message).toHaveLength(1);
    expect(planned([urgent({ toldAt: NOW - HOUR })]).message).toEqual(['clock #0 never']);
  });

  test('does not wait for notices that are still held, and comes first in the mail', () => {
    const notices = [notice('a'), urgent(), notice('held', { dueAt: NOW + MINUTE })];
    expect(planned(notices)).toEqual({
      message: ['clock #0 never', `a #0 ${tomorrow}`],
      marks: [],
      wake: '+1',
    });
  });

  test('is not mailed while the player looks, and after it is over', () => {
    expect(planned([urgent({ looking: true })]).marks).toEqual(['clock seen never back']);
    expect(planned([urgent({ stands: false })]).marks).toEqual(['clock dropped never']);
  });

  test('delays what is not urgent, and uses up no reminder', () => {
    const told = sent('clock', HOUR, { kind, dueAt: null });
    expect(planned([told, notice('a')])).toEqual({ ...NOTHING, marks: ['a queued +1380'], wake: '+1380' });
    expect(planned([sent('a', HOUR, { reminders: 2 }), urgent()]).message).toEqual(['clock #0 never']);
  });
});

describe('a vote', () => {
  const vote = (more: Partial<Pending> = {}): Notice => notice('vote', { kind: 'vote', ...more });

  test('waits like a turn', () => {
    expect(planned([vote()]).message).toEqual(['vote #0 never']);
    expect(planned([vote({ dueAt: NOW + MINUTE })])).toEqual({ ...NOTHING, wake: '+1' });
    expect(planned([sent('a', HOUR), vote()])).toEqual({
      ...NOTHING,
      marks: ['vote queued +1380'],
      wake: '+1380',
    });
    expect(planned([sent('begun', HOUR, { kind: 'started', dueAt: null }), vote()]).message).toHaveLength(1);
  });

  test('in a game that waits for the player is reminded of like the turn it came with', () => {
    expect(planned([vote({ isReminded: true })]).message).toEqual([`vote #0 ${tomorrow}`]);
  });
});

describe('a game with clock', () => {
  test('is not reminded of day by day: its clock reminds', () => {
    expect(planned([notice('a', { isReminded: false })]).message).toEqual(['a #0 never']);
    expect(planned([notice('a', { isReminded: false, looking: true })]).marks).toEqual(['a seen never back']);
  });
});

describe('in one absence', () => {
  test('a second game waits for the reminder', () => {
    expect(planned([sent('a', HOUR), notice('b')])).toEqual({
      ...NOTHING,
      marks: ['b queued +1380'],
      wake: '+1380',
    });
  });

  test('the same game is not mailed again after an undo', () => {
    const again = notice('a', { toldAt: NOW - HOUR });
    expect(planned([again])).toEqual({ ...NOTHING, marks: ['a queued +1380'], wake: '+1380' });
  });

  test('the reminder comes after a day and names both', () => {
    const notices = [sent('a', DAY), notice('b', { createdAt: NOW - HOUR })];
    expect(planned(notices).message).toEqual([`a #1 +${3 * 1440}`, `b #1 +${3 * 1440}`]);
  });

  test('reminders come after one, three and seven days, then there is silence', () => {
    const told = (reminders: number, ago: number): Notice => sent('a', ago, { reminders, dueAt: NOW });
    expect(planned([told(0, DAY)]).message).toEqual([`a #1 +${3 * 1440}`]);
    expect(planned([told(1, 3 * DAY)]).message).toEqual([`a #2 +${7 * 1440}`]);
    expect(planned([told(2, 7 * DAY)]).message).toEqual(['a #3 never']);
    expect(planned([told(3, 30 * DAY)])).toEqual({ ...NOTHING, marks: ['a sent never'] });
    expect(planned([told(3, 30 * DAY), notice('b')]).message).toEqual([]);
  });

  test('the start of a game does not hold back the notice that another waits for the player', () => {
    const begun = sent('begun', HOUR, { kind: 'started', dueAt: null });
    expect(planned([begun, notice('a')]).message).toEqual([`a #0 ${tomorrow}`]);
  });

  test('mere news is mailed once, and not after a mail that a game waits for the player', () => {
    const news = (kind: 'started' | 'over'): Notice => notice('news', { kind });
    const begun = sent('begun', HOUR, { kind: 'started', dueAt: null });
    expect(planned([begun, news('over')])).toEqual({
      ...NOTHING,
      marks: ['news queued +1380'],
      wake: '+1380',
    });
    expect(planned([sent('a', HOUR), news('started')])).toEqual({
      ...NOTHING,
      marks: ['news queued +1380'],
      wake: '+1380',
    });
  });

  test('while the game is paused nobody is reminded of it; after the pause they are', () => {
    const paused = sent('a', DAY, { pausedUntil: NOW + DAY });
    expect(planned([paused])).toMatchObject({ message: [], marks: [`a sent +${1_440}`] });
    expect(planned([{ ...paused, dueAt: NOW + DAY }], NOW + DAY).message).toHaveLength(1);
  });

  test('a pause that ends early is noticed within a day', () => {
    const paused = sent('a', DAY, { pausedUntil: NOW + 20 * DAY });
    expect(planned([paused])).toMatchObject({ message: [], marks: [`a sent +${1_440}`] });
    expect(planned([{ ...paused, dueAt: NOW + DAY, pausedUntil: null }], NOW + DAY).message).toHaveLength(1);
  });

  test('a message is mailed in a pause, too: it waits for no turn', () => {
    const told = sent('a', DAY, { kind: 'mention', pausedUntil: NOW + 20 * DAY });
    expect(planned([told]).message).toHaveLength(1);
  });

  test('a reminder that the table has asked for waits for nothing that was told before', () => {
    const asked = notice('b', { reminders: 1 });
    expect(planned([sent('a', HOUR), asked, notice('c')])).toMatchObject({
      message: [`b #0 ${tomorrow}`],
      marks: ['c queued +1380'],
    });
    const all = sent('a', HOUR, { reminders: 3, dueAt: null });
    expect(planned([all, asked]).message).toEqual(['b #3 never']);
  });

  test('a settled notice causes no reminder', () => {
    expect(planned([sent('a', DAY, { stands: false, isReminded: false })])).toEqual(NOTHING);
  });

  test('a player who has looked and not moved is reminded after a day, at most three times per notice', () => {
    expect(planned([seen('a')]).message).toEqual([`a #1 +${3 * 1440}`]);
    expect(planned([seen('a', { looking: true, reminders: 3 })]).marks).toEqual(['a seen never back']);
  });

  test('a player who looks when a reminder is due has come back: other games are mailed as in a new absence', () => {
    const notices = [sent('a', DAY, { looking: true }), notice('b')];
    expect(planned(notices)).toEqual({
      message: [`b #0 ${tomorrow}`],
      marks: [`a seen ${tomorrow} back`],
      wake: tomorrow,
    });
  });
});

describe('after a failure', () => {
  test('each retry waits longer, then the notice is given up', () => {
    const tries = [0, 1, 2, 3, 4].map((attempts) => nextTry('backoff', { attempts }, NOW));
    expect(tries.map(({ dueAt }) => dueAt)).toEqual([...RETRY_AFTER_MS.map((after) => NOW + after), null]);
    expect(tries.map(({ attempts }) => attempts)).toEqual([1, 2, 3, 4, 5]);
    expect(RETRY_AFTER_MS.toSorted((a, b) => a - b)).toEqual(RETRY_AFTER_MS);
  });

  test('a notice to an address that takes no mail is given up at once', () => {
    expect(nextTry('never', { attempts: 0 }, NOW)).toEqual({ dueAt: null, attempts: 1 });
  });

  test.each<[now: string, due: string]>([
    ['2026-11-01T12:00:00Z', '2026-11-02T00:00:00Z'],
    ['2026-11-01T23:59:59Z', '2026-11-02T00:29:59Z'],
    ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'],
    ['2026-12-31T12:07:00Z', '2027-01-01T00:07:00Z'],
  ])(
    'a quota that is used up at %s postpones the mail to the next day, %s, and counts as no attempt',
    (now, due) => {
      const { dueAt, attempts } = nextTry('nextDay', { attempts: 3 }, Date.parse(now));
      expect([dueAt, attempts]).toEqual([Date.parse(due), 3]);
    },
  );
});

describe('the alarm is set for what is due next:', () => {
  test.each<[what: string, notices: readonly Notice[], wake: string]>([
    ['a notice that is held', [notice('a', { dueAt: NOW + 120 * MINUTE })], '+120'],
    ['the reminder of one that was told', [sent('a', HOUR, { dueAt: NOW + DAY })], '+1440'],
    [
      'the sooner of both',
      [notice('a', { dueAt: NOW + HOUR }), sent('b', HOUR, { dueAt: NOW + DAY })],
      '+60',
    ],
    ['the reminder of one that is told now', [notice('a')], '+1440'],
    ['nothing, if its occasion is over', [sent('a', HOUR, { dueAt: NOW + DAY, stands: false })], 'never'],
  ])('%s', (_what, notices, wake) => expect(planned(notices).wake).toBe(wake));
});

test('a message also names the games that the player was told of before and that wait still, and no others', () => {
  const [lead, told, seen] = [notice('a'), sent('b', HOUR), sent('c', HOUR, { state: 'seen' })];
  const others = [
    notice('held', { dueAt: NOW + MINUTE }),
    sent('done', HOUR, { stands: false }),
    sent('over', HOUR, { kind: 'over' }),
    sent('paused', HOUR, { pausedUntil: NOW + DAY }),
  ];
  const message = [{ notice: lead, reminders: 0, dueAt: null }];
  expect(stillWaiting([lead, told, seen, ...others], message, NOW)).toEqual({
    named: [told, seen],
    unnamed: 0,
  });
});

test('a message names at most 15 of them, and counts the others', () => {
  const told = Array.from({ length: 20 }, (_, n) => sent(`${n}`, HOUR));
  expect(stillWaiting(told, [], NOW)).toEqual({ named: told.slice(0, 15), unnamed: 5 });
});

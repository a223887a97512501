import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ALWAYS, countedTime, deadline, isTimeZone, type Calendar } from '#shared/kernel/calendar.ts';
import { at, awake, HOUR, iso } from './instants.ts';

const in_ = (zone: string, hours: string): Calendar => ({ ...ALWAYS, zone, awake: awake(hours) });

describe('a time zone', () => {
  test.each(['Europe/Prague', 'America/New_York', 'Australia/Lord_Howe', 'UTC', 'Etc/GMT+5'])(
    '%s is known',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
      expect(isTimeZone(zone)).toBe(true); // from memory
    },
  );

  test.each(['', 'Mars/Olympus', 'Europe/Prague ', '+01:00', '-03', 'x'.repeat(10_000), '\u0000'])(
    '%j is not known',
    (zone) => expect(isTimeZone(zone)).toBe(false),
  );

  test('that is not known is a RangeError, not a silent guess', () => {
    const calendar = in_('Mars/Olympus', '8:00-23:00');
    expect(() => deadline(0, 1, calendar)).toThrow(RangeError);
    expect(() => countedTime(calendar, 0, 1)).toThrow(RangeError);
  });

  test('does not matter where every hour counts', () => {
    expect(countedTime(ALWAYS, 1_000, 5_000)).toBe(4_000);
    expect(deadline(1_000, 4_000, ALWAYS)).toBe(5_000);
  });
});

/** How much of a day counts in waking hours that a change of daylight saving touches. */
test.each([
  // Prague, 31 March 2024: 2:00 becomes 3:00; 27 October: 3:00 becomes 2:00
  ['Europe/Prague', '8:00-23:00', '2024-03-31T00:00+01:00', '2024-04-01T00:00+02:00', 15],
  ['Europe/Prague', '1:00-5:00', '2024-03-31T00:00+01:00', '2024-04-01T00:00+02:00', 3],
  ['Europe/Prague', '2:30-5:00', '2024-03-31T00:00+01:00', '2024-04-01T00:00+02:00', 2],
  ['Europe/Prague', '0:00-2:30', '2024-03-31T00:00+01:00', '2024-04-01T00:00+02:00', 2],
  ['Europe/Prague', '2:10-2:50', '2024-03-31T00:00+01:00', '2024-04-01T00:00+02:00', 0],
  ['Europe/Prague', '1:00-5:00', '2024-10-27T00:00+02:00', '2024-10-28T00:00+01:00', 5],
  ['Europe/Prague', '2:30-5:00', '2024-10-27T00:00+02:00', '2024-10-28T00:00+01:00', 3.5],
  ['Europe/Prague', '0:00-2:30', '2024-10-27T00:00+02:00', '2024-10-28T00:00+01:00', 2.5],
  ['Europe/Prague', '22:00-4:00', '2024-10-26T12:00+02:00', '2024-10-27T12:00+01:00', 7],
  ['Europe/Prague', '22:00-4:00', '2024-03-30T12:00+01:00', '2024-03-31T12:00+02:00', 5],
  // New York, 10 March 2024: 2:00 becomes 3:00; 3 November: 2:00 becomes 1:00
  ['America/New_York', '2:30-10:00', '2024-03-10T00:00-05:00', '2024-03-11T00:00-04:00', 7],
  ['America/New_York', '1:30-10:00', '2024-11-03T00:00-04:00', '2024-11-04T00:00-05:00', 9.5],
  // Lord Howe, 6 October 2024: 2:00 becomes 2:30; 7 April: 2:00 becomes 1:30
  ['Australia/Lord_Howe', '2:15-8:00', '2024-10-06T00:00+10:30', '2024-10-07T00:00+11:00', 5.5],
  ['Australia/Lord_Howe', '1:45-8:00', '2024-04-07T00:00+11:00', '2024-04-08T00:00+10:30', 6.75],
  // Beirut, 27 October 2024: 0:00 becomes 23:00 of the day before; that hour is awake twice
  ['Asia/Beirut', '20:00-24:00', '2024-10-26T12:00+03:00', '2024-10-27T12:00+02:00', 5],
  // without daylight saving
  ['Asia/Tokyo', '2:30-10:00', '2024-03-31T00:00+09:00', '2024-04-01T00:00+09:00', 7.5],
  ['Asia/Kathmandu', '8:00-23:00', '2024-03-31T00:00+05:45', '2024-04-01T00:00+05:45', 15],
] as const)('in %s %s counts from %s to %s: %d hours', (zone, hours, from, to, counted) => {
  expect(countedTime(in_(zone, hours), at(from), at(to)) / HOUR).toBe(counted);
});

test.each([
  [
    'begins within the skipped hour: when that hour ends',
    '2:30-10:00',
    '2024-03-31T00:00+01:00',
    '2024-03-31T03:00+02:00',
  ],
  [
    'begins within the repeated hour: at its first time',
    '2:30-10:00',
    '2024-10-27T00:00+02:00',
    '2024-10-27T02:30+02:00',
  ],
])('waking hours whose time %s', (_, hours, now, first) => {
  expect(iso(deadline(at(now), 1, in_('Europe/Prague', hours)))).toBe(iso(at(first) + 1));
});

describe('a change of the zone itself', () => {
  const apia = (more: Partial<Calendar>): Calendar => ({ ...ALWAYS, zone: 'Pacific/Apia', ...more });

  test('Apia had no 30 December 2011', () => {
    const [from, to] = [at('2011-12-29T12:00-10:00'), at('2011-12-31T12:00+14:00')];
    expect(to - from).toBe(24 * HOUR);
    expect(countedTime(apia({ awake: awake('8:00-23:00') }), from, to)).toBe((11 + 4) * HOUR);
    expect(countedTime(apia({ awake: awake('22:00-6:00') }), from, to)).toBe(8 * HOUR);
  });

  test('a weekend after a skipped Friday begins when Thursday ends', () => {
    const now = at('2011-12-29T20:00-10:00');
    expect(iso(deadline(now, 5 * HOUR, apia({ weekendsOff: true })))).toBe(iso(at('2012-01-02T01:00+14:00')));
  });

  test('a skipped day does not lengthen the time until a deadline', () => {
    const now = at('2011-12-29T08:00-10:00');
    const calendar = apia({ awake: awake('8:00-23:00') });
    expect(iso(deadline(now, 20 * HOUR, calendar))).toBe(iso(at('2011-12-31T13:00+14:00')));
  });

  test('Pyongyang put its clocks forward by half an hour on 4 May 2018, at 23:30', () => {
    const [from, to] = [at('2018-05-04T12:00+08:30'), at('2018-05-05T12:00+09:00')];
    expect(countedTime(in_('Asia/Pyongyang', '20:00-1:00'), from, to)).toBe(4.5 * HOUR);
  });
});

test('Monrovia was 44 minutes and 30 seconds behind until 7 January 1972', () => {
  const midday = at('1972-01-05T12:44:30Z');
  expect(iso(deadline(at('1972-01-05T00:00Z'), 1, in_('Africa/Monrovia', '12:00-13:00')))).toBe(
    iso(midday + 1),
  );
});

describe('the runtime is asked about a zone', () => {
  const spy = () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    onTestFinished(() => made.mockRestore());
    return made;
  };
  const ask = (zone: string) => deadline(at('2024-06-12T00:00Z'), 72 * HOUR, in_(zone, '8:00-23:00'));

  test('once for a stretch of time', () => {
    const made = spy();
    const first = ask('America/Lima');
    expect(made).toHaveBeenCalledTimes(1);
    const refuse = () => {
      throw new Error('asked again');
    };
    Object.defineProperty(made.mock.results[0]?.value, 'format', { value: refuse });
    expect(ask('America/Lima')).toBe(first);
    expect(() => countedTime(in_('America/Lima', '8:00-23:00'), 0, HOUR)).toThrow('asked again');
  });

  test('again after many other zones, so that strangers cannot fill the memory', () => {
    const [first = '', ...others] = Intl.supportedValuesOf('timeZone').slice(0, 250);
    const made = spy();
    ask(first);
    made.mockClear();
    ask(first);
    expect(made).not.toHaveBeenCalled();
    others.forEach(ask);
    made.mockClear();
    ask(first);
    expect(made).toHaveBeenCalledTimes(1);
    ask(others.at(-1) ?? ''); // the latest are kept
    expect(made).toHaveBeenCalledTimes(1);
  });
});

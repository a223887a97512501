import { expect, test, vi } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { daysLeft, withHoliday, type Holiday } from '#shared/kernel/holidays.ts';
import { isTimeZone } from '#shared/kernel/timeZone.ts';
import type { Hours, PutHolidays } from '#shared/protocol/http.ts';
import { createApi } from '../../web/lib/api.ts';
import { minutesOf, timeOf } from '../../web/features/profile/hours/OwnTimePanel.tsx';
import { USUAL_HOURS, browserTimeZone, storeUsualHours, VisitorModel } from '../../web/lib/visitor.ts';
import { OwnTimeModel } from '../../web/features/profile/hours/ownTime.ts';
import { afterDay, dayOf, momentOf } from '../../web/lib/times.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** When a player's time counts, on the profile and behind it. */

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

/** A service that keeps one player's waking hours and holidays by the real rules. */
class People {
  hours: Hours | null;
  taken: readonly Holiday[] = [];
  readonly patches: unknown[] = [];

  constructor(hours: Hours | null) {
    this.hours = hours;
  }

  player = 'a';

  readonly fetch = async (path: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    if (path === '/api/me/holidays') return this.#holidays(body as PutHolidays | undefined);
    if (path === '/api/me/games') return Response.json({ games: [] });
    if (init?.method === 'PATCH') {
      const patch = body as { readonly hours: Hours };
      if (!isTimeZone(patch.hours.zone) || this.unknown.has(patch.hours.zone))
        return Response.json({ code: 'BAD_REQUEST', status: 400 }, { status: 400 });
      this.#patch(patch);
    }
    return Response.json({
      player: { id: this.player, name: 'Ana', language: null, hours: this.hours },
      engine: ENGINE,
    });
  };

  /** Zones that it does not know. */
  readonly unknown = new Set<string>();

  #patch(body: { readonly hours: Hours }): void {
    this.patches.push(body);
    this.hours = body.hours;
  }

  #holidays(body: PutHolidays | undefined): Response {
    if (body?.holiday !== undefined) {
      const { from, until } = body.holiday;
      this.taken = withHoliday(this.taken, { from, to: until }, NOW) ?? this.taken;
    }
    return Response.json({
      automatic: body?.automatic ?? true,
      taken: this.taken,
      left: daysLeft(this.taken, NOW),
    });
  }
}

async function open(hours: Hours | null) {
  const people = new People(hours);
  const tab = { ...openTab(new GameServer()), api: createApi(people.fetch) };
  const visitor = new VisitorModel(tab);
  await visitor.refresh();
  const own = new OwnTimeModel(tab, visitor, () => NOW);
  await own.load();
  return { people, tab, visitor, own };
}

const KNOWN: Hours = { zone: 'Asia/Tokyo', awake: { from: 420, to: 1_320 } };

test('of a player without hours the browser’s zone is stored, with usual waking hours, once', async () => {
  const { people, tab, visitor } = await open(null);
  await Promise.all([storeUsualHours(tab.api, visitor), storeUsualHours(tab.api, visitor)]);
  expect(people.patches).toEqual([{ hours: { zone: browserTimeZone(), awake: USUAL_HOURS } }]);
  expect(visitor.me.value?.hours?.zone).toBe(browserTimeZone());
});

test('the next player in the same page has their hours stored as well', async () => {
  const { people, tab, visitor } = await open(null);
  await storeUsualHours(tab.api, visitor);
  Object.assign(people, { player: 'b', hours: null });
  await visitor.refresh();
  await storeUsualHours(tab.api, visitor);
  expect(people.patches).toHaveLength(2);
});

test.each([undefined, '', 'Etc/Unknown', '+01:00'])(
  'of a browser without a usable zone (%s) its clock’s is stored, at once',
  async (timeZone) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345);
    const { people, tab, visitor } = await open(null);
    await storeUsualHours(tab.api, visitor);
    vi.restoreAllMocks();
    expect(people.patches).toEqual([{ hours: { zone: 'Etc/GMT-6', awake: USUAL_HOURS } }]);
  },
);

test('of a browser that knows newer zones than the service its clock’s is stored', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(180);
  const { people, tab, visitor } = await open(null);
  people.unknown.add(browserTimeZone());
  await storeUsualHours(tab.api, visitor);
  vi.restoreAllMocks();
  expect(people.patches).toEqual([{ hours: { zone: 'Etc/GMT+3', awake: USUAL_HOURS } }]);
});

test('hours that are stored stay, whichever browser they came from', async () => {
  const { people, tab, visitor } = await open(KNOWN);
  await storeUsualHours(tab.api, visitor);
  expect(people.patches).toEqual([]);
});

test('while nobody is known to be signed in, nothing is stored', async () => {
  const { people, tab } = await open(null);
  const nobody = new VisitorModel(tab);
  await storeUsualHours(tab.api, nobody);
  expect(people.patches).toEqual([]);
});

test('the profile shows what is stored and stores what is changed', async () => {
  const { people, own } = await open(KNOWN);
  expect([own.zone.value, own.from.value, own.to.value]).toEqual(['Asia/Tokyo', 420, 1_320]);
  own.from.value = 600;
  await own.saveHours();
  expect(people.hours).toEqual({ zone: 'Asia/Tokyo', awake: { from: 600, to: 1_320 } });
  expect(own.saved.value).toBe(true);
});

test.each([
  [480, 960, false],
  [480, 959, true],
  [1_320, 360, false],
  [1_320, 359, true],
  [0, 0, false],
])('from minute %i to %i are too few waking hours: %s', async (from, to, isTooShort) => {
  const { own } = await open({ zone: 'UTC', awake: { from, to } });
  expect(own.isTooShort.value).toBe(isTooShort);
});

test('a running holiday ends at once, and those that are to come stay', async () => {
  const { people, own } = await open(KNOWN);
  await own.take({ from: NOW, to: NOW + 5 * DAY });
  await own.take({ from: NOW + 20 * DAY, to: NOW + 25 * DAY });
  expect([own.running.value?.to, own.planned.value.length]).toEqual([NOW + 5 * DAY, 1]);
  await own.end({ from: NOW, to: NOW + 5 * DAY });
  expect(own.running.value).toBeUndefined();
  expect(people.taken).toEqual([{ from: NOW + 20 * DAY, to: NOW + 25 * DAY }]);
});

test('of two holidays that are to come either can be cancelled', async () => {
  const [first, second] = [
    { from: NOW + DAY, to: NOW + 2 * DAY },
    { from: NOW + 5 * DAY, to: NOW + 7 * DAY },
  ];
  for (const cancelled of [first, second]) {
    const { people, own } = await open(KNOWN);
    await own.take(first);
    await own.take(second);
    await own.end(cancelled);
    expect(people.taken).toEqual([cancelled === first ? second : first]);
  }
});

test('a day’s field and the moments of its beginning and end agree', () => {
  expect(dayOf(momentOf('2026-03-29'))).toBe('2026-03-29');
  expect(dayOf(afterDay('2026-03-29') - 1)).toBe('2026-03-29');
  expect(afterDay('2026-12-31')).toBe(momentOf('2027-01-01'));
});

test.each([
  [0, '00:00'],
  [485, '08:05'],
  [1_380, '23:00'],
  [1_440, '00:00'],
])('minute %i of a day is %s', (minutes, time) => {
  expect(timeOf(minutes)).toBe(time);
  expect(minutesOf(time)).toBe(minutes % 1_440);
});

test('hours are saved while the holidays are still being fetched', async () => {
  const people = new People(null);
  const tab = { ...openTab(new GameServer()), api: createApi(people.fetch) };
  const visitor = new VisitorModel(tab);
  await visitor.refresh();
  const own = new OwnTimeModel(tab, visitor, () => NOW);
  await Promise.all([own.load(), own.saveHours()]);
  expect(people.patches).toHaveLength(1);
  expect([own.saved.value, own.holidays.value !== undefined]).toEqual([true, true]);
});

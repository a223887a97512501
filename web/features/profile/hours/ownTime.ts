import { accountApi } from '../../../lib/accountApi.ts';
import { computed, createModel, signal } from '@preact/signals';
import { awakeMinutes, LEAST_AWAKE } from '#shared/kernel/calendar.ts';
import { holidayAt, type Holiday } from '#shared/kernel/holidays.ts';
import type { HolidaysAnswer, PutHolidays, Feed } from '#shared/protocol/http.ts';
import { USUAL_HOURS, browserTimeZone, type Visitor } from '../../../lib/visitor.ts';
import type { Platform } from '../../../lib/platform.ts';
import { serviceNow } from '../../../lib/serviceClock.ts';
import { outcomeOf, createRequests } from '../../../lib/requests.ts';

/** A holiday that is to end ends at once, whatever the browser's clock says. */
const LONG_AGO = 0;

/** When a player's time counts: their waking hours and holidays, as the profile shows and changes them. */
export const OwnTimeModel = createModel(
  (platform: Platform, visitor: Visitor, now: () => number = serviceNow) => {
    const account = accountApi(platform.api);
    const stored = visitor.me.peek()?.hours ?? null;
    const zone = signal(stored?.zone ?? browserTimeZone());
    const from = signal(stored?.awake?.from ?? USUAL_HOURS.from);
    const to = signal(stored?.awake?.to ?? USUAL_HOURS.to);
    const holidays = signal<HolidaysAnswer | undefined>(undefined);
    const saved = signal(false);
    const { asking, ask } = createRequests(() => (saved.value = false));
    const put = async (changes: PutHolidays): Promise<boolean> => {
      const answer = await ask(() => account.putHolidays(changes));
      if (answer !== undefined) holidays.value = answer;
      return answer !== undefined;
    };
    const taken = computed(() => holidays.value?.taken ?? []);
    const end = ({ from: begins }: Holiday) => put({ holiday: { from: begins, until: LONG_AGO } });
    return {
      zone,
      from,
      to,
      /** Too few waking hours are refused, because nobody could end a turn in time otherwise. */
      isTooShort: computed(() => awakeMinutes({ from: from.value, to: to.value }) < LEAST_AWAKE),
      holidays,
      running: computed(() => holidayAt(taken.value, now())),
      planned: computed(() => taken.value.filter((one) => one.from > now())),
      asking,
      saved,
      /** It keeps nobody from saving: what was changed meanwhile is newer. */
      load: async () => {
        const answer = await account.holidays();
        if (answer.ok) holidays.value ??= answer.value;
        else if (asking.peek().kind === 'idle') asking.value = outcomeOf(answer);
      },
      saveHours: async () => {
        const hours = { zone: zone.peek(), awake: { from: from.peek(), to: to.peek() } };
        if ((await ask(() => account.setHours(hours))) === undefined) return;
        saved.value = true;
        await visitor.refresh();
      },
      /** Takes a holiday, or moves the ones it meets. */
      take: (holiday: Holiday) => put({ holiday: { from: holiday.from, until: holiday.to } }),
      end,
      setAutomatic: (automatic: boolean) => put({ automatic }),
    };
  },
);

export type OwnTime = InstanceType<typeof OwnTimeModel>;

/** The address of the player's feed of deadlines. */
export const FeedModel = createModel((platform: Platform) => {
  /** Undefined until the service has said. */
  const value = signal<Feed | undefined>(undefined);
  const done = signal<'made' | 'gone' | undefined>(undefined);
  const { asking, ask: request } = createRequests(() => (done.value = undefined));
  const ask = async (method: 'GET' | 'POST' | 'DELETE', then: 'made' | 'gone' | undefined): Promise<void> => {
    const body = method === 'GET' ? undefined : {};
    const answer = await request(() => platform.api.ask<Feed>(method, '/api/me/feed', body));
    if (answer === undefined) return;
    value.value = answer;
    done.value = then;
  };
  return {
    value,
    asking,
    done,
    load: () => ask('GET', undefined),
    /** A new address; an earlier one stops working. */
    make: () => ask('POST', 'made'),
    takeBack: () => ask('DELETE', 'gone'),
  };
});

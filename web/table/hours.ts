import { isTimeZone } from '#shared/kernel/timeZone.ts';
import { accountApi } from '../lib/accountApi.ts';
import type { Api } from '../lib/api.ts';
import type { Visitor } from '../lib/visitor.ts';

/** When players are awake, unless they say otherwise: 8:00 to 23:00, in minutes after midnight. */
export const AWAKE = { from: 480, to: 1_380 } as const;

/** The browser's time zone. One that has no usable name, as `Etc/Unknown`, is told by its clock. */
export function hereZone(): string {
  const { timeZone: name } = new Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
  return name !== undefined && isTimeZone(name) ? name : clockZone();
}

/** The zone that is always as far from UTC as this device's clock is now, in whole hours. */
function clockZone(): string {
  const behind = Math.round(new Date().getTimezoneOffset() / 60);
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`; // such names count hours behind UTC
}

/** The players for whom this page has tried: once is enough, whatever comes of it. */
const tried = new WeakMap<Api, Set<string>>();

/**
 * Stores the browser's time zone with usual waking hours, for a player of whom nothing is known: without them, nights
 * count. Hours that are stored already stay, whichever browser they came from.
 */
export async function keepHours(api: Api, visitor: Pick<Visitor, 'me' | 'refresh'>): Promise<void> {
  const me = visitor.me.value;
  if (me?.hours !== null) return;
  const players = tried.get(api) ?? new Set();
  if (players.has(me.id)) return;
  tried.set(api, players.add(me.id));
  const set = (zone: string) => accountApi(api).setHours({ zone, awake: AWAKE });
  const here = await set(hereZone());
  // A browser may know newer zones than the service.
  const answer = !here.ok && here.failure.status === 400 ? await set(clockZone()) : here;
  if (answer.ok) await visitor.refresh();
}

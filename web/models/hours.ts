import type { Hours } from '#shared/protocol/http.ts';
import { accountApi } from '../accountApi.ts';
import type { Api } from '../api.ts';
import type { Visitor } from './visitor.ts';

/** When players are awake, unless they say otherwise: 8:00 to 23:00, in minutes after midnight. */
export const AWAKE = { from: 480, to: 1_380 } as const;

/** The browser's time zone. */
export const hereZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

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
  const hours: Hours = { zone: hereZone(), awake: AWAKE };
  if ((await accountApi(api).setHours(hours)).ok) await visitor.refresh();
}

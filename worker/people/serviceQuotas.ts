import { chargeUpTo, type Quota } from '../db/people/counters.ts';
import { peopleDatabase } from '../db/database.ts';
import { dayNumber } from '../lib/time.ts';

/**
 * Daily maximums of the whole service, unless DAILY_MAX says otherwise. Work beyond them is delayed to another day, never
 * refused. A delivery to a device or webhook writes two rows; the free plan allows 100 000 a day.
 */
const SERVICE_MAX = {
  mail: 5_000,
  'mail known': 5_000,
  invite: 5_000,
  bots: 150,
  push: 15_000,
  webhook: 5_000,
} as const;
export type ServiceQuota = keyof typeof SERVICE_MAX;
export const SERVICE_QUOTAS = Object.keys(SERVICE_MAX) as readonly ServiceQuota[];

export const isServiceQuota = (key: string): key is ServiceQuota => key in SERVICE_MAX;

/** A quota of the whole service, with the operator's maximum if they have set one. */
export function serviceQuota(env: Env, key: ServiceQuota): Quota {
  const own = env.DAILY_MAX?.[key];
  return { key, max: typeof own === 'number' && own >= 0 ? own : SERVICE_MAX[key] };
}

/**
 * What this isolate has charged to a quota of the whole service today. It charges several at once and spends them in memory,
 * because all would write the same row for each mail or message. What is left is lost with the isolate.
 */
interface Lease {
  readonly day: number;
  charged: number;
  left: number;
}
const leases = new Map<ServiceQuota, Lease>();

/** The most that an isolate charges in advance. It charges as many as it has charged before, so one that does little loses little. */
export const LEASED_AT_MOST = 20;

function leaseOf(name: ServiceQuota, now: number): Lease {
  const day = dayNumber(now);
  const known = leases.get(name);
  if (known?.day === day) return known;
  const lease = { day, charged: 0, left: 0 };
  leases.set(name, lease);
  return lease;
}

/** As in a new isolate: for tests, whose isolate outlives their database. */
export const forgetLeases = (): void => leases.clear();

/** Charges `count` to a quota of the whole service, all or none. False if it is exhausted: that is logged for the operator, and the work must wait. */
export async function tryChargeService(
  env: Env,
  name: ServiceQuota,
  now: number,
  count = 1,
): Promise<boolean> {
  const quota = serviceQuota(env, name);
  const lease = leaseOf(name, now);
  if (lease.left < count) {
    const block = Math.max(count - lease.left, Math.min(LEASED_AT_MOST, lease.charged));
    const charged = await chargeUpTo(peopleDatabase(env), quota, block, now);
    lease.charged += charged;
    lease.left += charged;
  }
  if (lease.left < count) {
    console.error({ event: 'quota reached', quota: name, max: quota.max });
    return false;
  }
  lease.left -= count;
  return true;
}

/** Gives back to this isolate what was charged for something that was not carried out, unless that was on another day. */
export function refundService(name: ServiceQuota, now: number): void {
  const lease = leases.get(name);
  if (lease?.day === dayNumber(now)) lease.left += 1;
}

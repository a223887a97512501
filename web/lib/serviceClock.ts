/** Between a device and the service so much (ms) is no wrong clock: answers take their time, and a preloaded one is older. */
const SMALL = 30_000;

let ahead = 0;

/** The `Date` of an answer that was asked for at `asked`. One that took long, as of a page that slept, tells nothing. */
export function hearDate(date: string | null, asked: number): void {
  const now = Date.now();
  const off = Date.parse(date ?? '') - now;
  // A clock about so wrong stays right or wrong: what counts down would jump from answer to answer.
  if (now - asked < SMALL && !Number.isNaN(off))
    ahead = Math.abs(off) > (ahead ? SMALL / 2 : SMALL) ? off : 0;
}

/** The time by the service's clock, whose times count; for what is displayed. */
export const serviceNow = (): number => Date.now() + ahead;

/** A stretch of time in which a zone keeps one offset from UTC, [from, to); all in ms. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** The known facts of a zone. Asking `Intl` is slow, so its answers are kept, slice by slice of time. */
interface TimeZone {
  readonly format: Intl.DateTimeFormat;
  readonly slices: Map<number, readonly Stretch[]>;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A zone that changes twice within a slice could be misread. No two changes are so close (1970 to 2050: 7 days). */
const SLICE = 96 * HOUR;

/** No zone is or was further from UTC. */
const FURTHEST = 16 * HOUR;

/** Maximums of kept zones and slices: a stranger must not fill the memory, so the oldest is forgotten. */
const MOST_ZONES = 100;
const MOST_SLICES = 1_000;

const zones = new Map<string, TimeZone>();

function timeZone(name: string): TimeZone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const made: TimeZone = { format, slices: new Map() };
  remember(zones, name, made, MOST_ZONES);
  return made;
}

function remember<K, V>(memory: Map<K, V>, key: K, value: V, most: number): void {
  const [oldest] = memory.keys();
  if (memory.size >= most && oldest !== undefined) memory.delete(oldest);
  memory.set(key, value);
}

/** Is this a time zone that the runtime knows, by name? Not every browser knows bare offsets such as `+01:00`. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    timeZone(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The day of an instant in a zone, counted from 1 January 1970. */
export function localDay(zone: string, at: number): number {
  const stretches = stretchesOf(timeZone(zone), Math.floor(at / SLICE));
  const offset = stretches.find(({ to }) => at < to)?.offset ?? 0;
  return Math.floor((at + offset) / (24 * HOUR));
}

/**
 * The first instant at which clocks of the zone show `minutes` after midnight of a day, or later. So a time that is
 * skipped begins when the skipped hour ends, and of a time that comes twice the first counts. More minutes never give an
 * earlier instant, so waking hours neither overlap nor change their order.
 */
export function firstInstant(zone: string, day: number, minutes: number): number {
  const shown = day * 24 * HOUR + minutes * 60 * SECOND;
  const known = timeZone(zone);
  for (let slice = Math.floor((shown - FURTHEST) / SLICE); ; slice += 1)
    for (const { from, to, offset } of stretchesOf(known, slice)) {
      const at = Math.max(from, shown - offset);
      if (at < to) return at;
    }
}

/** The stretches of slice number `slice`, in order. */
function stretchesOf({ format, slices }: TimeZone, slice: number): readonly Stretch[] {
  const known = slices.get(slice);
  if (known !== undefined) return known;
  const from = slice * SLICE;
  const to = from + SLICE;
  const made = split(format, { from, to, offset: offsetAt(format, from) }, offsetAt(format, to));
  remember(slices, slice, made, MOST_SLICES);
  return made;
}

/** Divides a stretch where its offset changes, to the second; `then` is the offset at its end. */
function split(format: Intl.DateTimeFormat, stretch: Stretch, then: number): readonly Stretch[] {
  const { from, to, offset } = stretch;
  if (offset === then || to - from <= SECOND) return [stretch];
  const middle = from + Math.floor((to - from) / 2 / SECOND) * SECOND;
  const between = offsetAt(format, middle);
  return [
    ...split(format, { from, to: middle, offset }, between),
    ...split(format, { from: middle, to, offset: between }, then),
  ];
}

/** How far clocks are ahead of UTC. The format ends in `GMT`, `GMT+05:45` or `GMT-00:44:30`. */
function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const [, sign, hours, minutes, seconds = 0] =
    /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/.exec(format.format(at)) ?? [];
  if (sign === undefined) return 0;
  const size = Number(hours) * HOUR + Number(minutes) * 60 * SECOND + Number(seconds) * SECOND;
  return sign === '-' ? -size : size;
}

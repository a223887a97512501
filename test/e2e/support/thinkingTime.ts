const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A thinking time, because what tells of it changes with every turn. This one takes a line more than it does in a turn. */
export const CLOCK = { bank: 6 * DAY + 23 * HOUR, increment: HOUR, cap: 7 * DAY, weekendsOff: false };

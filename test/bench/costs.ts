/**
 * What 1 000 games cost on the paid plan: `node test/bench/costs.ts`. Visits, mails and rows are those of simulated games
 * (`simulation/simulate.ts`). What each of them asks of the platform is held by tests: `e2e/visit`, `worker/cost`.
 */
import { print } from './print.ts';
import { goa, goaWays } from './simulation/goa.ts';
import { merchants, merchantsWays } from './simulation/merchants.ts';
import { simulate, type AnySimulatedGame, type Outcome, type Way } from './simulation/simulate.ts';

/** Dollars, as Cloudflare's pages on prices had them in November 2026; what the plan includes is not taken off. */
const PRICES = {
  request: 0.3 / 1e6,
  cpuMs: 0.02 / 1e6,
  roomRequest: 0.15 / 1e6,
  gigabyteSecond: 12.5 / 1e6,
  rowRead: 0.001 / 1e6,
  rowWritten: 1 / 1e6,
  mail: 0.35 / 1e3,
  /** A GB for a month, in a database and in a bucket. */
  stored: 0.75,
  archived: 0.015,
  bucketWrite: 4.5 / 1e6,
  /** A line of the log, until the end of November 2026. From then on bytes count, at the same price if a line has 2.2 kB. */
  logLine: 0.6 / 1e6,
};

/** A page that is opened at a running game: requests in all, and those that reach the room (`e2e/visit`). */
const VISIT = { requests: 7, toRoom: 4 };

/**
 * What a mail asks: the mailbox is told of the notice and woken, asks two rooms, and writes notice, _sent_ and that they
 * were back. An alarm counts as a written row: one for the mail, and one for what the mailbox looks at next.
 */
const MAIL = { toRooms: 5, written: 4, alarms: 2 };

/** Rows of a commit, index included, and its share of the snapshots (`worker/cost`). */
const COMMIT = { written: 2 + 1 / 16 };

/** An answer by orders waits for an alarm of the room. */
const ANSWER = { alarms: 1 };

/** Rows that a request reads at most: session, game, seats, and the tail of the log (`worker/cost`). */
const READ = 30;

/** Measured locally: processor time of a request, and how long a room works for one, its database 30 ms away. */
const CPU_MS = 3;
const ROOM_SECONDS = 0.1;
const ROOM_GIGABYTES = 0.128;

const GAMES = 1_000;
/** Making the game and taking seats; the room's alarms for its opening and its archiving. */
const BEGIN = { requests: 12, written: 40, alarms: 2 };

/** Days from its end until it is archived, and how long its object is counted as stored: a year. */
const ARCHIVED_AFTER_DAYS = 7;
const ARCHIVED_MONTHS = 12;
/** Objects written and listed for a game that is archived. */
const ARCHIVING = { bucketWrites: 3 };

/** GB of a game of four in a database, and of its object (docs/performance.md). */
interface Size {
  readonly live: number;
  readonly archived: number;
}
const SIZES = {
  goa: { live: 158e-6, archived: 19e-6 },
  merchants: { live: 38e-6, archived: 5e-6 },
} as const satisfies Readonly<Record<string, Size>>;

const MINUTES_A_MONTH = 30 * 24 * 60;

const mean = (all: readonly Outcome[], of: (outcome: Outcome) => number): number =>
  all.reduce((sum, outcome) => sum + of(outcome), 0) / all.length;

interface Used {
  readonly requests: number;
  readonly toRooms: number;
  readonly read: number;
  /** Rows, alarms, and the rows of the log that are deleted when the game is archived. */
  readonly written: number;
  readonly mails: number;
  readonly commits: number;
  /** How long a game takes, in months. */
  readonly months: number;
}

/** For 1 000 games. */
function usedBy(all: readonly Outcome[]): Used {
  const visits = mean(all, ({ total }) => total.visits);
  const mails = mean(all, ({ total }) => total.mails);
  const commits = mean(all, (one) => one.commits);
  const byOrders = mean(all, ({ total }) => total.byOrders);
  const requests = BEGIN.requests + visits * VISIT.requests + (commits - byOrders);
  const toRooms = BEGIN.requests + visits * VISIT.toRoom + commits + byOrders + mails * MAIL.toRooms;
  return {
    requests: GAMES * requests,
    toRooms: GAMES * toRooms,
    read: GAMES * (requests + toRooms) * READ,
    written:
      GAMES *
      (BEGIN.written +
        BEGIN.alarms +
        commits * (COMMIT.written + 1) + // deleted at last
        mails * (MAIL.written + MAIL.alarms) +
        byOrders * ANSWER.alarms),
    mails: GAMES * mails,
    commits: GAMES * commits,
    months: mean(all, ({ total }) => total.minutes) / MINUTES_A_MONTH,
  };
}

/** `logs`: what a line for each request and call would cost beside the platform. wrangler.toml keeps only the service's own. */
const dollars = ({ requests, toRooms, read, written, mails, months }: Used, size: Size) => ({
  platform:
    requests * (PRICES.request + CPU_MS * PRICES.cpuMs) +
    toRooms * (PRICES.roomRequest + ROOM_SECONDS * ROOM_GIGABYTES * PRICES.gigabyteSecond) +
    read * PRICES.rowRead +
    written * PRICES.rowWritten,
  storage:
    GAMES *
    (size.live * (months + ARCHIVED_AFTER_DAYS / 30) * PRICES.stored +
      size.archived * ARCHIVED_MONTHS * PRICES.archived +
      ARCHIVING.bucketWrites * PRICES.bucketWrite),
  logs: (requests + toRooms) * PRICES.logLine,
  mail: mails * PRICES.mail,
});

function rows(
  title: string,
  size: Size,
  gameOf: (i: number) => AnySimulatedGame,
  way: Way | undefined,
  count: number,
): void {
  if (way === undefined) return;
  const all = Array.from({ length: count }, (_, i) => simulate(gameOf(i), () => way, i + 1));
  const used = usedBy(all);
  const line = (name: string, value: number, unit = '') => ({ name, value, unit });
  print(`${title}, ${way.name}`, [
    ...Object.entries(used).map(([name, value]) => line(name, value)),
    ...Object.entries(dollars(used, size)).map(([name, value]) => line(name, value, '$')),
  ]);
}

rows('Goa', SIZES.goa, goa, goaWays[0], 12);
rows('Goa', SIZES.goa, goa, goaWays.at(-1), 12);
rows('Merchants', SIZES.merchants, () => merchants, merchantsWays[0], 30);
rows('Merchants', SIZES.merchants, () => merchants, merchantsWays.at(-1), 30);

import { ID_ALPHABET } from '../shared/protocol/ids.ts';
import { said } from './said.ts';
import { forgetPast } from './db/counters.ts';
import { database } from './db/database.ts';
import { overdueGames } from './db/games.ts';
import { overdueHosts } from './db/invitations.ts';
import { overduePlayers } from './db/notices.ts';
import { mailIsOn } from './mailbox/mail.ts';
import { poke } from './mailbox/poke.ts';
import { roomOf } from './routes/support.ts';

/** An alarm is later than this only if it was lost. */
const LOST_AFTER_MS = 60_000;

/** Rooms woken in one run: within the free plan's 50 subrequests. The rest are due in the next one. */
const ROOMS_PER_SWEEP = 40;

/** Mailboxes woken in one run. Mail needs the paid plan, which allows a thousand subrequests. */
const MAILBOXES_PER_SWEEP = 400;

/** How often the cron runs; see wrangler.toml. */
const SWEEP_EVERY_MS = 300_000;

/** The notices are gone through in so many portions, one a run: all of them once an hour. */
const PORTIONS = 12;

/** The safety net: wakes rooms and mailboxes whose due time has passed and whose alarm did not come; also reminders. */
export async function sweep(env: Env, now: number): Promise<void> {
  const portion = Math.floor(now / SWEEP_EVERY_MS) % PORTIONS;
  const work = [wakeRooms(env, now)];
  if (mailIsOn(env)) work.push(wakeMailboxes(env, portion, now));
  if (portion === 0) work.push(forgetPast(database(env), now).then(() => undefined));
  report(await Promise.allSettled(work));
}

/** Notices have no index on time, which would cost a row with each of them: a run reads a range of players. */
async function wakeMailboxes(env: Env, portion: number, now: number): Promise<void> {
  const db = database(env);
  const late = now - LOST_AFTER_MS;
  const hosts = await overdueHosts(db, late, MAILBOXES_PER_SWEEP / 2);
  const players = await overduePlayers(db, rangeOf(portion), late, MAILBOXES_PER_SWEEP / 2);
  const ids = new Set([...hosts.map(({ hostId }) => hostId), ...players.map(({ playerId }) => playerId)]);
  await poke(env, [...ids], Date.now()); // by the clock of the alarms
}

/** Ids between two pairs of first letters. */
function rangeOf(portion: number): { readonly from: string; readonly to: string } {
  const letters = ID_ALPHABET.length;
  const pair = (at: number): string =>
    `${ID_ALPHABET[Math.floor(at / letters)] ?? ''}${ID_ALPHABET[at % letters] ?? ''}`;
  const start = (portion: number): string => pair(Math.floor((portion * letters ** 2) / PORTIONS));
  return {
    from: portion === 0 ? '' : start(portion),
    to: portion === PORTIONS - 1 ? '~' : start(portion + 1),
  };
}

async function wakeRooms(env: Env, now: number): Promise<void> {
  const overdue = await overdueGames(database(env), now - LOST_AFTER_MS, ROOMS_PER_SWEEP);
  report(await Promise.allSettled(overdue.map(({ id }) => roomOf(env, id).wake())));
}

function report(done: readonly PromiseSettledResult<unknown>[]): void {
  for (const result of done)
    if (result.status === 'rejected') console.error({ event: 'sweep failed', error: said(result.reason) });
}

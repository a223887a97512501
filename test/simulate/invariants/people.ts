import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { countedTime } from '#shared/kernel/calendar.ts';
import {
  gamesTable,
  gameTellingTable,
  noticesTable,
  playersTable,
  seatsTable,
  erasuresTable,
} from '../../../worker/db/schema.ts';
import { isUrgent } from '../../../worker/lib/notices.ts';
import { db, tableNames } from '../../worker/support/database.ts';
import type { KeptMail } from '../world/outbox.ts';
import type { World } from '../world/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A deletion that was interrupted is finished by the cron within this time (ms). */
const FORGOTTEN_WITHIN = DAY;

/** Where a deleted account may still be named: in what others wrote, and in mails that only a test keeps. */
const MAY_NAME = new Set(['messages', 'captured_mails']);

/** Whoever has deleted their account is nowhere in the database. */
export async function deletedAreForgotten(world: World): Promise<void> {
  const gone = world.erased.filter(({ at }) => at < world.now - FORGOTTEN_WITHIN);
  if (gone.length === 0) return;
  for (const { playerId } of await db().select().from(erasuresTable))
    if (gone.some((one) => one.playerId === playerId))
      world.breach('forgotten', `${playerId} is still being deleted`);
  for (const table of await tableNames()) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${table}"`).all();
    const text = JSON.stringify(results);
    for (const { playerId, name } of gone)
      if (text.includes(playerId) || (!MAY_NAME.has(table) && text.includes(name)))
        world.breach('forgotten', `${table} knows ${playerId} ${name}`);
  }
}

/** The longest that a message may wait: for a digest, the waking hours, and alarms that were lost (ms). */
const TOLD_WITHIN = 2.5 * DAY;

/** Whoever must act, and has an address, was told; unless they were there themselves. */
export async function waitersAreTold(world: World): Promise<void> {
  const waiting = await db()
    .select({
      game: gamesTable,
      seat: seatsTable,
      player: playersTable,
      telling: gameTellingTable.telling,
      notice: noticesTable,
    })
    .from(gamesTable)
    .innerJoin(seatsTable, eq(seatsTable.gameId, gamesTable.id))
    .innerJoin(playersTable, eq(playersTable.id, seatsTable.playerId))
    .leftJoin(gameTellingTable, eq(gameTellingTable.playerId, playersTable.id))
    .leftJoin(noticesTable, eq(noticesTable.gameId, gamesTable.id))
    .where(eq(gamesTable.status, 'running'));
  const pairs = Map.groupBy(waiting, ({ game, seat }) => `${game.id} ${seat.seat}`);
  for (const rows of pairs.values()) {
    const [first] = rows;
    if (first === undefined) continue;
    const { game, seat, player } = first;
    const mustAct = ((game.acting >> seat.seat) & 1) === 1 && seat.vacancy === null;
    const isQuiet =
      game.pausedUntil !== null || game.asleepSince !== null || player.muted || player.email === null;
    if (!mustAct || isQuiet || game.turnAt > world.now - TOLD_WITHIN) continue;
    const notice = rows.map((row) => row.notice).find((one) => one?.playerId === player.id);
    const isLate = notice?.state === 'queued' && (notice.dueAt ?? 0) < world.now - DAY;
    if (notice?.state === 'dropped' || isLate)
      world.breach('told', `${player.id} of ${game.id}: ${notice.state} ${notice.kind} ${notice.dueAt}`);
  }
}

/** Mails about games: none in quiet hours, and in one absence a second one only after a day. */
export async function mailsAreWanted(world: World): Promise<void> {
  for (const mail of world.outbox.unchecked()) if (mail.notices.length > 0) await checkMail(world, mail);
}

async function checkMail(world: World, mail: KeptMail): Promise<void> {
  const [player] = await db().select().from(playersTable).where(eq(playersTable.email, mail.to));
  if (player === undefined) return undefined; // an invitation
  const rows = await db().select().from(noticesTable).where(eq(noticesTable.playerId, player.id));
  const kinds = rows.filter(({ id }) => mail.notices.includes(id)).map(({ kind }) => kind);
  if (kinds.length > 0 && player.muted) world.breach('mails', `${mail.to} wants none: ${mail.subject}`);
  if (kinds.length === 0 || kinds.some(isUrgent)) return undefined;
  const { telling, hours } = player;
  const sleeps =
    hours !== null && countedTime({ ...hours, weekendsOff: false, off: [] }, mail.at, mail.at + 1) === 0;
  if (telling?.quiet && sleeps) world.breach('mails', `${mail.to} sleeps: ${mail.subject}`);
  if (kinds.includes('turn')) await checkAbsence(world, mail, player.id);
  return undefined;
}

/**
 * In one absence a player is told once that games wait, and reminded a day later. A game of which they were told and that has
 * ended since is forgotten: its notice is about the end then, which is news and delays nothing.
 */
async function checkAbsence(world: World, mail: KeptMail, playerId: string): Promise<void> {
  const last = world.outbox.lastTold.get(mail.to);
  const rows = await db()
    .select({ gameId: noticesTable.gameId, id: noticesTable.id, status: gamesTable.status })
    .from(noticesTable)
    .innerJoin(gamesTable, eq(gamesTable.id, noticesTable.gameId))
    .where(eq(noticesTable.playerId, playerId));
  const games = rows.filter(({ id }) => mail.notices.includes(id)).map(({ gameId }) => gameId);
  world.outbox.lastTold.set(mail.to, { ...mail, games });
  if (last === undefined || last.notices.join() === mail.notices.join()) return; // the same again: its answer was lost
  const wasThere = (world.people.find(({ address }) => address === mail.to)?.lastAt ?? 0) >= last.at;
  const goOn = last.games.every((id) =>
    rows.some(({ gameId, status }) => gameId === id && status === 'running'),
  );
  if (!wasThere && goOn && mail.at - last.at < 20 * HOUR)
    world.breach(
      'mails',
      `${mail.to} was told at ${new Date(last.at).toISOString()}, and again: ${mail.subject}`,
    );
}

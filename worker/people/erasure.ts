import type { Context } from 'hono';
import type { AppEnv } from '../http/context.ts';
import type { ErasureRow } from '../db/schema.ts';
import { peopleDatabase, type GamesDatabase } from '../db/database.ts';
import { gameDatabase, settleEach, shards } from '../db/shards.ts';
import { beginErasure, finishErasure, updateErasure } from '../db/people/erasures.ts';
import { forgetInGame, forgetWords, gamesKnowing } from '../db/games/formerPlayers.ts';
import { playerById, type Person } from '../db/people/players.ts';
import { renderMail } from '../wording/mailContent.ts';
import { translatorForRequest, translatorFor } from '../wording/translator.ts';
import { sendMail } from '../mail/transport.ts';
import { mailIsOn } from '../lib/settings.ts';
import { erasedMail } from '../wording/accountMails.ts';
import { roomOf } from '../lib/objects.ts';
import { rootCauseMessage } from '../lib/failure.ts';

/**
 * A player deletes their account. The person is forgotten at once, in one transaction, which also notes the rest of the
 * work (`erasures`): the games, and one mail. Every part of it may be repeated, so that it may end anywhere. A repeated
 * request goes on with it, and so does the cron.
 */

/** The games of each database that one request changes; the cron changes the others. */
const GAMES_AT_ONCE = 10;

/** Messages and invitations that one statement changes, so that it ends in time however many there are; and how often one run asks. */
const WORDS_AT_ONCE = 500;
const WORDS_ASKED = 5;

/** A request that was under way when the account was deleted has ended after this time (ms). Only then the work is done. */
const SETTLED_MS = 240_000;

/** The mail to the former address is given up after this time (ms). */
const MAIL_GIVEN_UP_MS = 3 * 86_400_000;

/** Deletes the account of the session's player. False if some of it is left to the cron. */
export async function erase(c: Context<AppEnv>, { playerId, name, session }: Person): Promise<boolean> {
  const { env } = c;
  const now = Date.now();
  const player = await playerById(peopleDatabase(env), playerId);
  const row: ErasureRow = {
    playerId,
    name,
    email: player?.email ?? null,
    language: translatorForRequest(c, player).language,
    session,
    startedAt: now,
  };
  await beginErasure(peopleDatabase(env), row);
  return continueErasure(env, row, now);
}

/**
 * From the cron: goes on with accounts whose deletion was interrupted or is not settled. `games`: how many of each database it may change. One
 * that fails is logged and holds up no other; then this fails at its end.
 */
export async function continueErasures(
  env: Env,
  rows: readonly ErasureRow[],
  now: number,
  games: number,
): Promise<void> {
  const failed: unknown[] = [];
  for (const row of rows)
    await continueErasure(env, row, now, games).catch((error: unknown) => {
      console.error({ event: 'erasure failed', error: rootCauseMessage(error) });
      failed.push(error);
    });
  if (failed.length > 0) throw failed[0];
}

/**
 * Does what is left to do. True if nothing is but to wait for requests that were under way. A game that must be tried again
 * delays neither the words nor the mail, and a silent database no other.
 */
export async function continueErasure(
  env: Env,
  row: ErasureRow,
  now: number,
  games = GAMES_AT_ONCE,
): Promise<boolean> {
  const { answers, silent } = await settleEach(shards(env), async (db) => ({
    isWordless: await forgetAllWords(db, row),
    known: await gamesKnowing(db, row.playerId, games),
  }));
  const isWordless = silent.length === 0 && answers.every((each) => each.isWordless);
  const known = answers.map((each) => each.known);
  const done = await Promise.all(known.flat().map((id) => forgetIn(env, id, row)));
  const isTriedAgain = done.includes(false);
  if (known.some(({ length }) => length === games) && !isTriedAgain) return false;
  const isTold = isWordless && (await tellFormerAddress(env, row, now));
  if (isTriedAgain || !isTold) return false;
  if (now - row.startedAt >= SETTLED_MS) await finishErasure(peopleDatabase(env), row.playerId);
  return true;
}

/** Forgets messages and invitations at all tables. False if there are more than one run forgets. */
async function forgetAllWords(db: GamesDatabase, row: ErasureRow): Promise<boolean> {
  for (let asked = 0; asked < WORDS_ASKED; asked += 1)
    if (await forgetWords(db, row, WORDS_AT_ONCE)) return true;
  return false;
}

/** Takes the player out of one game. False if that must be tried again, because its room failed. */
async function forgetIn(env: Env, id: string, { playerId, name, email }: ErasureRow): Promise<boolean> {
  const leaver = { playerId, name, email };
  const answer = await roomOf(env, id)
    .forgetPlayer(leaver)
    .catch((error: unknown) => {
      console.error({ event: 'erasure failed', game: id, error: rootCauseMessage(error) });
      return undefined;
    });
  if (answer?.ok === false && answer.failure.code === 'GAME_NOT_FOUND') {
    const db = gameDatabase({ env, gameId: id });
    await db.batch(forgetInGame(db, id, leaver)); // what a game left behind that is gone
    return true;
  }
  return answer?.ok === true;
}

/** One mail to the address, which is forgotten with it. False if it must be tried again. */
async function tellFormerAddress(env: Env, row: ErasureRow, now: number): Promise<boolean> {
  const { email } = row;
  if (email === null) return true;
  if (mailIsOn(env) && !(await isMailDone(env, { ...row, email }, now))) return false;
  await updateErasure(peopleDatabase(env), row.playerId, { email: null });
  return true;
}

/** Sends the mail. True if it was sent, or is given up. */
async function isMailDone(
  env: Env,
  { name, email, language, startedAt }: ErasureRow & { readonly email: string },
  now: number,
): Promise<boolean> {
  const sent = await sendMail(
    env,
    renderMail(env, erasedMail(translatorFor(language ?? 'en'), { name, email })),
  );
  if (sent.ok) return true;
  console.error({ event: 'mail failed', error: sent.error, retry: sent.retry });
  return sent.retry === 'never' || now - startedAt > MAIL_GIVEN_UP_MS;
}

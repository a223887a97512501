import { peopleDatabase } from '../../db/database.ts';
import { activeListing, gamesOfGroup } from '../../db/games/games.ts';
import { noteOutcome } from '../../db/people/channels.ts';
import { deleteGroupNews, groupToTell, NEWS_AT_ONCE } from '../../db/people/groupNews.ts';
import { groupMembers } from '../../db/people/groups.ts';
import type { GroupNewsRow } from '../../db/schema.ts';
import { gameDatabase } from '../../db/shards.ts';
import { tryChargeDeliveries } from '../../people/quotas.ts';
import { RETRY_MS } from '../../lib/notices.ts';
import { groupOfMailbox } from '../../lib/objects.ts';
import { serviceOrigin, tellsPlayers } from '../../lib/settings.ts';
import { groupMessage, type GroupFacts } from '../../wording/groupMessage.ts';
import { translatorFor } from '../../wording/translator.ts';
import { deliver } from '../channels/deliver.ts';
import { afterDelivery, held } from '../channels/outcome.ts';
import type { MailSender } from './mailSender.ts';

/**
 * Calls the webhook of a group for each thing that it is to be told, the oldest first, and records the result. Returns when to try
 * again (ms), or null. What is not true yet is about to be written; after some minutes it never will be.
 */
export async function sendGroupNews(
  env: Env,
  _: MailSender,
  mailbox: string,
  now: number,
): Promise<number | null> {
  const groupId = groupOfMailbox(mailbox) ?? '';
  const db = peopleDatabase(env);
  const { group, webhook, news } = await groupToTell(db, groupId);
  const isTold = group !== undefined && webhook !== undefined && tellsPlayers(env);
  const members = isTold && news.length > 0 ? await groupMembers(db, groupId) : [];
  let waits = false;
  for (const one of news) {
    const isOld = now - one.at > GIVEN_UP_MS;
    const facts = isTold ? await factsOf(env, one, members) : undefined;
    if (!isTold || facts === undefined) {
      if (!isTold || isUntrue(one, now)) await deleteGroupNews(db, one);
      else waits = true;
      continue;
    }
    const message = groupMessage(
      translatorFor(group.language ?? 'en'),
      { ...one, name: group.name, origin: serviceOrigin(env) },
      facts,
    );
    const isAllowed = await tryChargeDeliveries(env, groupId, { kind: 'webhook', count: 1 }, now);
    const { error } = isAllowed ? await deliver(env, webhook, message, now) : held(webhook);
    const isDone = error === null || isOld;
    const [noted, ...more] = noteOutcome(db, webhook, afterDelivery(webhook, error, now));
    if (noted !== undefined) await db.batch([noted, ...more, ...(isDone ? [deleteGroupNews(db, one)] : [])]);
    if (isDone) continue;
    waits = true;
    break; // the others would fail too
  }
  const [oldest] = news;
  if (waits && oldest !== undefined) return now + Math.max(RETRY_MS, now - oldest.at);
  return news.length < NEWS_AT_ONCE ? null : now; // there may be more
}

/** What could not be told after this time (ms) is told no more. */
const GIVEN_UP_MS = 86_400_000;

/** What is not true after this time (ms) was not written, or is true no more. */
const UNTRUE_MS = 600_000;

/** Does what is not true now stay so? A member is written with the news of them; so they have left. */
const isUntrue = ({ kind, at }: GroupNewsRow, now: number): boolean =>
  kind === 'memberJoined' || now - at > UNTRUE_MS;

/** What is told; undefined if it is not true, or not yet. */
async function factsOf(
  env: Env,
  { groupId, kind, subject }: GroupNewsRow,
  members: Awaited<ReturnType<typeof groupMembers>>,
): Promise<GroupFacts | undefined> {
  if (kind === 'memberJoined') {
    const member = members.find(({ id }) => id === subject);
    return member && { kind, member: member.name };
  }
  const names = new Map(members.map(({ playerId, name }) => [playerId, name]));
  const [game] = await gamesOfGroup(gameDatabase({ env, gameId: subject }), [subject], groupId);
  if (game === undefined) return undefined;
  const isTrue = {
    tableOpened: activeListing(game) !== undefined,
    gameBegan: game.status !== 'open',
    gameEnded: game.status === 'over',
  };
  if (!isTrue[kind]) return undefined;
  const places = game.seats
    .filter(({ kind: sits }) => sits !== 'open')
    .map((seat) => ({
      name: seat.playerId === null ? null : (names.get(seat.playerId) ?? null),
      bot: seat.kind === 'bot',
      rank: game.scores.find((score) => score.seat === seat.seat)?.rank ?? null,
    }));
  return { kind, game: game.game, title: game.title, places };
}

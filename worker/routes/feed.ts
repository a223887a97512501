import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Feed } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { calendarQuotas, tryCharge } from '../people/quotas.ts';
import { feedText, type FeedEvent } from '../wording/feedText.ts';
import { peopleDatabase } from '../db/database.ts';
import { listShards } from '../db/shards.ts';
import { waitingGamesOf } from '../db/games/games.ts';
import { playerById, setFeedSince } from '../db/people/players.ts';
import { translatorFor, type Translator, playedTitle } from '../wording/translator.ts';
import { deadlineAt } from '../room/clock/seatClocks.ts';
import { routeDoc } from './routeDoc.ts';
import { signedPayload, signedToken } from '../lib/tokens.ts';

/** The address of the caller's feed: a secret that reads their deadlines and nothing else. */
export const feedRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getFeed', 'The address of the caller’s feed of deadlines, for calendar programs', {
        answers: { 200: 'Feed' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const player = await playerById(peopleDatabase(c.env), person.playerId);
      return c.json(feedOf(c, person.playerId, player?.feedSince ?? 0));
    },
  )
  .post(
    '/',
    describeRoute(
      routeDoc('createFeed', 'Make a new address of the feed', {
        description: 'An earlier one stops working.',
        answers: { 200: 'Feed' },
        refuses: ['NO_SESSION', 'CHANGES_EXHAUSTED'],
      }),
    ),
    (c) => change(c, (earlier) => Math.max(Date.now(), earlier + 1)),
  )
  .delete(
    '/',
    describeRoute(
      routeDoc('deleteFeed', 'Take the feed’s address back', {
        answers: { 200: 'Feed' },
        refuses: ['NO_SESSION', 'CHANGES_EXHAUSTED'],
      }),
    ),
    (c) => change(c, () => 0),
  );

async function change(c: Context<AppEnv>, since: (earlier: number) => number): Promise<Response> {
  const person = c.get('person');
  if (person === null) return problem(c, { code: 'NO_SESSION' });
  const { playerId } = person;
  const db = peopleDatabase(c.env);
  if (!(await tryCharge(c.env, calendarQuotas(playerId), Date.now())))
    return problem(c, { code: 'CHANGES_EXHAUSTED' });
  const next = since((await playerById(db, playerId))?.feedSince ?? 0);
  await setFeedSince(db, playerId, next);
  return c.json(feedOf(c, playerId, next));
}

/** `since` 0: the player has no address. */
function feedOf(c: Context<AppEnv>, playerId: string, since: number): Feed {
  const token = feedToken(c.env, { playerId, since });
  const url = `${new URL(c.req.url).origin}/api/me/calendar/${token}.ics`;
  return { available: token !== undefined, url: token === undefined || since === 0 ? null : url };
}

/** The feed itself. Calendar programs ask for it without a session; its token is all they have. */
export const feedFileRoute = new Hono<AppEnv>().get(
  '/:token{[a-z0-9.]+\\.ics}',
  describeRoute(
    routeDoc('getCalendar', 'A player’s deadlines as a feed for calendars (RFC 5545)', {
      description: 'By the token in the address.',
      answers: { 200: { 'text/calendar': 'text' } },
      refuses: ['NOT_FOUND'],
    }),
  ),
  async (c) => {
    const claims = readFeedToken(c.env, c.req.param('token').replace(/\.ics$/, ''));
    const player = claims && (await playerById(peopleDatabase(c.env), claims.playerId));
    if (player === undefined || player.feedSince === 0 || player.feedSince !== claims?.since)
      return problem(c, { code: 'NOT_FOUND' });
    const translator = translatorFor(player.language ?? 'en');
    const { origin } = new URL(c.req.url);
    const events = await deadlinesOf(c.env, translator, player.id, origin);
    const text = feedText(translator.t('mail.feed.name'), events, Date.now());
    return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  },
);

/** The decisions that the player's clocks run for. */
async function deadlinesOf(
  env: Env,
  translator: Translator,
  playerId: string,
  origin: string,
): Promise<readonly FeedEvent[]> {
  const waiting = await listShards(env, playerId, (db) => waitingGamesOf(db, playerId));
  return waiting.flatMap(({ game, own }) => {
    const at = deadlineAt(game, own);
    if (at === null) return [];
    const title = playedTitle(translator, game.game, game.title);
    const summary = translator.t('mail.feed.deadline', { game: title });
    const uid = `${game.id}-${own.seat}-${game.turnAt.toString(36)}@${new URL(origin).hostname}`;
    return [{ uid, at, summary, url: `${origin}/g/${game.id}` }];
  });
}

/**
 * The token in the address of a player's feed. It is signed, not stored, and says since when it is valid. The player's
 * row has the same time (`players.feedSince`), so a renewal voids every earlier address.
 */
interface FeedClaims {
  readonly playerId: string;
  /** When the player made the address (ms). */
  readonly since: number;
}

/** Undefined if the service has no secret to sign it with. */
export const feedToken = (env: Env, { playerId, since }: FeedClaims): string | undefined =>
  signedToken(env, 'feed', `${playerId}.${since.toString(36)}`);

/** The claims of a token; undefined if its signature is invalid. */
export function readFeedToken(env: Env, token: string): FeedClaims | undefined {
  const payload = signedPayload(env, 'feed', token);
  if (payload === undefined) return undefined;
  const [playerId = '', since = ''] = payload.split('.');
  return { playerId, since: Number.parseInt(since, 36) };
}

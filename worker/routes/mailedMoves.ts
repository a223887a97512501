import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ok } from '#shared/kernel/result.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { MailedMoveRequest, type MailedMoveAnswer } from '#shared/protocol/http.ts';
import type { AppEnv } from '../http/context.ts';
import { clientKey } from '../http/guard.ts';
import { readLink, type Claims } from '../lib/links.ts';
import { peopleDatabase } from '../db/database.ts';
import { gameDatabase } from '../db/shards.ts';
import { selectGame } from '../db/games/games.ts';
import { playerById } from '../db/people/players.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import type { OfferedByMail } from '../room/play/mailedMoves.ts';
import { roomOf } from '../lib/objects.ts';
import { callRoom, respond, toResponse, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/**
 * Moves sent from a mail. The link's token is the only credential: it holds for one move of one seat, after one row of the
 * log. The request's session plays no part, and nobody is signed in.
 */
export const mailedMoveRoutes = new Hono<AppEnv>()
  .post(
    '/look',
    describeRoute(
      routeDoc('lookAtMailedMove', 'What the link of a mail would send, and whether it still can', {
        description: 'Changes nothing.',
        answers: { 200: 'MailedMoveAnswer' },
        refuses: ['LINK_INVALID', 'GAME_NOT_FOUND', 'GAME_DAMAGED'],
      }),
    ),
    validate('json', MailedMoveRequest),
    async (c) => toResponse(c, await showOffer(c, c.req.valid('json'))),
  )
  .post(
    '/',
    describeRoute(
      routeDoc('sendMailedMove', 'Send the move that a mail offered', {
        description: 'A repeat counts once. If the game has gone on, nothing happens.',
        answers: { 200: 'MailedMoveAnswer' },
        refuses: [
          'LINK_INVALID',
          'NOT_YOUR_SEAT',
          'GAME_NOT_FOUND',
          'GAME_NOT_RUNNING',
          'GAME_OVER',
          'SEAT_VACANT',
          'STALE',
          'GAME_DAMAGED',
          'OUTCOME_UNKNOWN',
        ],
        refusedByRules: true,
      }),
    ),
    validate('json', MailedMoveRequest),
    async (c) => respond(c, sendOffer(c, c.req.valid('json'))),
  );

interface UsableOffer {
  readonly claims: Extract<Claims, { for: 'move' }>;
  readonly offered: OfferedByMail;
  readonly name: string;
  readonly game: string;
}

/** Undefined if the token is invalid or expired, was made before the player's address changed, or the game is gone. */
async function readOffer(env: Env, token: string): Promise<UsableOffer | undefined> {
  const claims = readLink(env, token, Date.now());
  if (claims?.for !== 'move') return undefined;
  const [player, [game]] = await Promise.all([
    playerById(peopleDatabase(env), claims.player),
    selectGame(gameDatabase({ env, gameId: claims.game }), claims.game),
  ]);
  if (player === undefined || game === undefined || claims.issuedAt < player.linksSince) return undefined;
  const { seat, seq } = claims;
  const move = JSON.parse(claims.move) as AnyMove; // signed by `gameMail.ts`
  return { claims, offered: { seat, seq, move }, name: player.name, game: game.game };
}

async function showOffer(
  c: Context<AppEnv>,
  request: MailedMoveRequest,
): Promise<RoomResult<MailedMoveAnswer>> {
  const offer = await readOffer(c.env, request.token);
  return offer === undefined ? refuse('LINK_INVALID') : stateOf(c, offer, request, true);
}

async function stateOf(
  c: Context<AppEnv>,
  { claims, offered, name, game }: UsableOffer,
  { language }: MailedMoveRequest,
  isRead: boolean,
): Promise<RoomResult<MailedMoveAnswer>> {
  const room = roomOf(c.env, claims.game);
  const state = await callRoom(c, room.mailedMove(claims.player, offered, language), isRead);
  return state.ok ? ok({ game, gameId: claims.game, name, state: state.value }) : state;
}

async function sendOffer(
  c: Context<AppEnv>,
  request: MailedMoveRequest,
): Promise<RoomResult<MailedMoveAnswer>> {
  const offer = await readOffer(c.env, request.token);
  if (offer === undefined) return refuse('LINK_INVALID');
  const { claims, offered } = offer;
  const caller = {
    playerId: claims.player,
    seat: claims.seat,
    requestId: c.get('requestId'),
    machine: clientKey(c),
  };
  const room = roomOf(c.env, claims.game);
  const sent = await callRoom(c, room.commit(caller, { expect: offered.seq, moves: [offered.move] }));
  return sent.ok ? stateOf(c, offer, request, false) : sent;
}

import type { Context } from 'hono';
import { canonicalAddress } from '#shared/protocol/addresses.ts';
import type { Arrival, Redeemed } from '#shared/protocol/http.ts';
import { ok } from '#shared/kernel/result.ts';
import type { AppEnv } from '../http/context.ts';
import { rightsOf } from './access.ts';
import { peopleDatabase, isKeyClash } from '../db/database.ts';
import { gameDatabase } from '../db/shards.ts';
import { selectGame, selectSeats } from '../db/games/games.ts';
import { insertUsedLink, isLinkUsed, playerByEmail, playerById, setAddress } from '../db/people/players.ts';
import { deleteUndeliverable } from '../db/people/mails.ts';
import { browserLanguage } from '../wording/translator.ts';
import { mailIsOn } from '../lib/settings.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import { browserIdOf, rememberAddress } from './browserId.ts';
import { notifyFormerAddress } from './requestedMails.ts';
import { bringGames, leftBehind } from './guests.ts';
import { isGuestWhoAsked, signIn, signInByAddress } from './switchPlayer.ts';
import { clientKey } from '../http/guard.ts';
import { isCode, readLink, type Claims, type LinkPurpose } from '../lib/links.ts';
import { codeQuotas, tryCharge } from './quotas.ts';
import { hashOf } from '../lib/tokens.ts';

/** The effect of a mail's link after its reader has pressed a button: it signs in, or confirms an address. */

type Of<P extends LinkPurpose> = Extract<Claims, { for: P }>;

/** How long a game link can sign in (ms), and only once. After that it leads to the game, if the visitor may see it. */
const SIGNS_IN_FOR_MS = 3 * 86_400_000;

/** The claims of a valid link, with its player; null if no player has the address yet. */
type UsableLink =
  | { readonly for: 'go'; readonly claims: Of<'go'>; readonly player: Player }
  | { readonly for: 'own'; readonly claims: Of<'own'>; readonly player: Player }
  | { readonly for: 'in'; readonly claims: Of<'in'>; readonly player: Player | null };
type Player = NonNullable<Awaited<ReturnType<typeof playerById>>>;

/** Undefined if the token is invalid or expired, or was made before the player's address changed. */
async function readUsableLink(env: Env, token: string): Promise<UsableLink | undefined> {
  const claims = readLink(env, token, Date.now());
  const db = peopleDatabase(env);
  if (claims?.for === 'in') {
    const player = (await playerByEmail(db, claims.email)) ?? null;
    return player !== null && claims.issuedAt < player.linksSince ? undefined : { for: 'in', claims, player };
  }
  if (claims?.for !== 'go' && claims?.for !== 'own') return undefined;
  const player = await playerById(db, claims.player);
  if (player === undefined || claims.issuedAt < player.linksSince) return undefined;
  return claims.for === 'go' ? { for: 'go', claims, player } : { for: 'own', claims, player };
}

/** The address that a game link was sent to, and the game; undefined for any other token. */
export async function playerOfGameLink(
  env: Env,
  token: string,
): Promise<{ readonly email: string; readonly game: string } | undefined> {
  const link = await readUsableLink(env, token);
  if (link?.for !== 'go' || link.player.email === null) return undefined;
  return { email: link.player.email, game: link.claims.game };
}

/** Says what the link would do in this browser. Changes nothing. Fails with LINK_INVALID. */
export async function previewLink(c: Context<AppEnv>, token: string): Promise<RoomResult<Arrival>> {
  const link = await readUsableLink(c.env, token);
  if (link === undefined) return refuse('LINK_INVALID');
  const { claims, player } = link;
  const does = await effectOf(c, link, token);
  if (does === 'nothing') return refuse('LINK_INVALID');
  return ok({
    does,
    player: player && { id: player.id, name: player.name },
    address: claims.for === 'go' ? null : claims.email,
    game: claims.for === 'own' ? null : claims.game || null,
    seat: claims.for === 'go' ? claims.seat : null,
    maySee: does === 'read' && claims.for === 'go' && (await maySee(c, claims.game)),
    // The code of a new mail signs in where the link itself does not.
    ...(does === 'signIn' || does === 'read' ? await leftBehind(c, player) : { leaves: 0 }),
  });
}

/** The effect of pressing the button. `nothing`: the link was used already. */
async function effectOf(
  c: Context<AppEnv>,
  link: UsableLink,
  token: string,
): Promise<Arrival['does'] | 'nothing'> {
  const { claims, player } = link;
  const me = c.get('person');
  if (claims.for === 'go' && me?.playerId === claims.player) return 'open';
  const used = await isUsed(c.env, token);
  if (claims.for === 'go') return !used && mayStillSignIn(claims) ? 'signIn' : 'read';
  if (used) return 'nothing';
  if (claims.for === 'own') return me?.playerId === claims.player ? 'confirm' : 'elsewhere';
  return player === null && me !== null && (await isGuestWhoAsked(c, claims)) ? 'confirm' : 'signIn';
}

const mayStillSignIn = ({ issuedAt }: Claims): boolean => Date.now() < issuedAt + SIGNS_IN_FOR_MS;

/** May this browser see the game without the link? Its host may have forbidden to watch it. */
async function maySee(c: Context<AppEnv>, gameId: string): Promise<boolean> {
  const db = gameDatabase({ env: c.env, gameId });
  const [[game], seats] = await db.batch([selectGame(db, gameId), selectSeats(db, gameId)]);
  return game !== undefined && rightsOf(c.get('person')?.playerId ?? null, game, seats).see;
}

/**
 * Carries out the link. `bring`: the seats of the browser's guest go to the player. Fails with LINK_INVALID, LINK_ELSEWHERE
 * or ADDRESS_TAKEN. If it fails as `bringGames`, the link can be used again.
 */
export async function redeemLink(
  c: Context<AppEnv>,
  token: string,
  bring: boolean,
): Promise<RoomResult<Redeemed>> {
  const link = await readUsableLink(c.env, token);
  if (link === undefined) return refuse('LINK_INVALID');
  if (link.for === 'go') return openGameLink(c, token, link, bring);
  const useUp = (): Promise<boolean> => markUsed(c.env, token, link.claims);
  if (link.for === 'in')
    return (await isUsed(c.env, token))
      ? refuse('LINK_INVALID')
      : signInByAddress(c, { ...link.claims, bring, useUp });
  if (c.get('person')?.playerId !== link.player.id) return refuse('LINK_ELSEWHERE');
  return (await useUp()) ? confirmAddress(c, link.player, link.claims.email) : refuse('LINK_INVALID');
}

/** A code that was typed in the browser that requested the mail, and what the mail was for. */
export interface TypedCode {
  readonly code: string;
  /** The address the mail was sent to, … */
  readonly email?: string | undefined;
  /** … or the token of a game link of the player who has the address. */
  readonly token?: string | undefined;
  readonly bring: boolean;
}

/** Carries out the link of the same mail. Fails with CODE_WRONG or ADDRESS_TAKEN, or as `bringGames`. */
export async function redeemCode(c: Context<AppEnv>, typed: TypedCode): Promise<RoomResult<Redeemed>> {
  const now = Date.now();
  const browserId = await browserIdOf(c);
  if (browserId === undefined || !mailIsOn(c.env)) return refuse('CODE_WRONG');
  if (!(await tryCharge(c.env, codeQuotas(browserId, clientKey(c)), now))) return refuse('CODE_WRONG');
  const link = typed.token === undefined ? undefined : await readUsableLink(c.env, typed.token);
  const email = link?.for === 'go' ? (link.player.email ?? '') : (typed.email ?? '');
  const isCodeFor = (purpose: 'in' | 'own'): boolean =>
    isCode(c.env, { for: purpose, email, browserId }, typed.code, now);
  const player = await currentPlayer(c);
  if (player !== undefined && isCodeFor('own')) return confirmAddress(c, player, email);
  const game = link?.for === 'go' ? link.claims.game : '';
  if (!isCodeFor('in')) return refuse('CODE_WRONG');
  return signInByAddress(c, { email, browserId, game, bring: typed.bring, useUp: async () => true });
}

const currentPlayer = async (c: Context<AppEnv>): Promise<Player | undefined> => {
  const person = c.get('person');
  return person === null ? undefined : playerById(peopleDatabase(c.env), person.playerId);
};

/** Signs in if the link still can. Otherwise the answer names player and seat, and the page opens the game as a spectator, if they may. */
async function openGameLink(
  c: Context<AppEnv>,
  token: string,
  { claims, player: { id, name, email } }: Extract<UsableLink, { for: 'go' }>,
  bring: boolean,
): Promise<RoomResult<Redeemed>> {
  const { game, seat } = claims;
  const isHere = c.get('person')?.playerId === id;
  const maySignIn = !isHere && mayStillSignIn(claims) && !(await isUsed(c.env, token));
  const brought = await bringGames(c, { playerId: id }, bring && maySignIn);
  if (!brought.ok) return brought;
  const signsIn = maySignIn && (await markUsed(c.env, token, claims));
  if (signsIn) await signIn(c, { playerId: id, name });
  if (signsIn && email !== null) rememberAddress(c, email);
  return ok({ player: { id, name }, game, ...(isHere || signsIn ? {} : { signedIn: false, seat }) });
}

async function confirmAddress(
  c: Context<AppEnv>,
  player: Player,
  email: string,
): Promise<RoomResult<Redeemed>> {
  const { id, name } = player;
  const owner = await playerByEmail(peopleDatabase(c.env), email);
  if (owner !== undefined && owner.id !== id) return refuse('ADDRESS_TAKEN');
  try {
    await setAddress(peopleDatabase(c.env), id, { email, language: browserLanguage(c) }, Date.now());
  } catch (error) {
    if (isKeyClash(error)) return refuse('ADDRESS_TAKEN');
    throw error;
  }
  await deleteUndeliverable(peopleDatabase(c.env), email, ['bounce', 'complaint']);
  rememberAddress(c, email);
  if (player.email !== null && canonicalAddress(player.email) !== email)
    notifyFormerAddress(c, { ...player, email: player.email });
  return ok({ player: { id, name }, game: null });
}

const isUsed = async (env: Env, token: string): Promise<boolean> =>
  isLinkUsed(peopleDatabase(env), await hashOf(token));

/** False if it was used already. This is remembered for as long as the link could sign in. */
const markUsed = async (env: Env, token: string, claims: Claims): Promise<boolean> => {
  const until = claims.for === 'go' ? claims.issuedAt + SIGNS_IN_FOR_MS : claims.expiresAt;
  return (await insertUsedLink(peopleDatabase(env), await hashOf(token), until)).meta.changes === 1;
};

import type { Context } from 'hono';
import type { Redeemed } from '../../shared/protocol/http.ts';
import { ok } from '../../shared/kernel/result.ts';
import type { AppEnv } from '../app.ts';
import { database, isKeyClash, type Database } from '../db/database.ts';
import { adoptAddress } from '../db/invitations.ts';
import { insertUsedLink, playerByEmail, playerById, setAddress } from '../db/people.ts';
import { refuse, type Answer } from '../room/failure.ts';
import { isGuest, signInAs } from './become.ts';
import { readLink, type Claims, type Purpose } from './links.ts';
import { personOrGuest } from './session.ts';
import { hashOf } from './tokens.ts';

/** What a link of a mail does, once its reader has pressed a button: signs in, or confirms an address. */
export async function redeem(c: Context<AppEnv>, token: string): Promise<Answer<Redeemed>> {
  const claims = readLink(c.env, token, Date.now());
  switch (claims?.for) {
    case 'go':
      return goTo(c, claims);
    case 'in':
      return (await isFirstUse(c.env, token, claims)) ? enter(c, claims) : refuse('LINK_INVALID');
    case 'own':
      return (await isFirstUse(c.env, token, claims)) ? own(c, claims) : refuse('LINK_INVALID');
    default:
      return refuse('LINK_INVALID');
  }
}

type Of<P extends Purpose> = Extract<Claims, { for: P }>;

async function goTo(c: Context<AppEnv>, { player: id, game, issuedAt }: Of<'go'>): Promise<Answer<Redeemed>> {
  const player = await playerById(database(c.env), id);
  if (player === undefined || issuedAt < player.linksSince) return refuse('LINK_INVALID');
  await signInAs(c, { playerId: id, name: player.name });
  return ok({ player: { id, name: player.name }, game });
}

/** Whoever has the address is its player; the address of nobody goes to whoever sits at this browser. */
async function enter(c: Context<AppEnv>, { email }: Of<'in'>): Promise<Answer<Redeemed>> {
  const db = database(c.env);
  const owner = await playerByEmail(db, email);
  if (owner !== undefined) {
    await signInAs(c, { playerId: owner.id, name: owner.name });
    return ok({ player: { id: owner.id, name: owner.name }, game: null });
  }
  if (!(await isGuest(c))) c.set('person', null);
  const { playerId, name } = await personOrGuest(c, undefined);
  await adoptAddress(db, playerId, email);
  return ok({ player: { id: playerId, name }, game: null });
}

async function own(
  c: Context<AppEnv>,
  { player: id, email, issuedAt }: Of<'own'>,
): Promise<Answer<Redeemed>> {
  const db = database(c.env);
  const player = await playerById(db, id);
  if (player === undefined || issuedAt < player.linksSince) return refuse('LINK_INVALID');
  try {
    await setAddress(db, id, email);
  } catch (error) {
    if (isKeyClash(error)) return refuse('ADDRESS_TAKEN');
    throw error;
  }
  return ok({ player: { id, name: player.name }, game: null });
}

async function isFirstUse(env: Env, token: string, { expiresAt }: Claims): Promise<boolean> {
  const db: Database = database(env);
  return (await insertUsedLink(db, await hashOf(token), expiresAt)).meta.changes === 1;
}

import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import type { Redeemed } from '#shared/protocol/http.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase } from '../db/database.ts';
import { personBySession, playerById } from '../db/people/players.ts';
import { ownerOfRecoveryCode, spendRecoveryCode } from '../db/people/credentials.ts';
import { mailIsOn } from '../lib/settings.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import { rememberAddress } from './browserId.ts';
import { lifetime } from './session.ts';
import { bringGames } from './guests.ts';
import { replaceSession } from './switchPlayer.ts';
import { hashOf, TOKEN_DIGITS } from '../lib/tokens.ts';

/** Recovery codes: the way back for players without an address. */

/** Crockford's base 32: 5 bits a letter, and none that is easily taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 140 bits. */
const LENGTH = 28;
const GROUP = 4;

/** A new code in groups, to be written down: `7QK2-M4XD-…`. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** A code as it was told, however it was typed: spaces, hyphens and case play no part, nor O for 0, I and L for 1. */
const lettersOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** The hash under which a code is stored. */
export const recoveryCodeHash = (typed: string): Promise<string> => hashOf(lettersOf(typed));

/** A code that was typed; see `Recover`. */
export interface TypedRecoveryCode {
  readonly code: string;
  readonly key: string;
  readonly bring: boolean;
}

/**
 * Signs this browser in as the player of the code, which is void afterwards. The session's token follows from code and key.
 * So a repeat of a request whose answer was lost finds the session it has started. Fails with RECOVERY_CODE_WRONG, or as
 * `bringGames`; the code stays valid then.
 */
export async function recover(
  c: Context<AppEnv>,
  { code, key, bring }: TypedRecoveryCode,
): Promise<RoomResult<Redeemed>> {
  const db = peopleDatabase(c.env);
  const hash = await recoveryCodeHash(code);
  const token = (await hashOf(`carrack recovery ${lettersOf(code)} ${key}`)).slice(0, TOKEN_DIGITS);
  const session = await hashOf(token);
  const times = lifetime(c);
  const startedFor = async () => (await personBySession(db, session, times.now))?.person.playerId;
  const playerId = (await ownerOfRecoveryCode(db, hash)) ?? (await startedFor());
  const player = playerId === undefined ? undefined : await playerById(db, playerId);
  if (player === undefined) return refuse('RECOVERY_CODE_WRONG');
  const { id, name, email } = player;
  const brought = await bringGames(c, { playerId: id }, bring);
  if (!brought.ok) return brought;
  const spentBy = (await spendRecoveryCode(db, hash, session, times)) ?? (await startedFor());
  if (spentBy !== id) return refuse('RECOVERY_CODE_WRONG');
  await replaceSession(c, { playerId: id, name, session }, token);
  if (email !== null && mailIsOn(c.env)) rememberAddress(c, email);
  return ok({ player: { id, name }, game: null });
}

import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import type { Rematch, RematchAnswer } from '#shared/protocol/http.ts';
import type { Caller } from '../people/access.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { clientKey } from '../http/guard.ts';
import { gameQuotas, refundQuotas, tryCharge } from '../people/quotas.ts';
import { isSwitchedOn } from '../lib/settings.ts';
import { isNotDone, refuse, type RoomResult } from '../lib/failure.ts';
import type { RematchPlan } from '../room/seats/rematch.ts';
import { roomOf } from '../lib/objects.ts';
import { callRoom } from './requests.ts';

/**
 * Leads the caller to the next game of the people of a finished one, and makes it if there is none. First the new game is
 * written, then the finished one names it. After a crash in between, the next request finds the game by its id.
 */
export async function rematch(
  c: Context<AppEnv>,
  gameId: string,
  caller: Caller,
  request: Rematch,
): Promise<Response> {
  const old = roomOf(c.env, gameId);
  const found = await findOrMake(c, old, caller, request, null);
  if (!found.ok) return problem(c, found.failure);
  const linked = await callRoom(c, old.linkRematch(caller, found.value.id));
  return linked.ok ? c.json(found.value) : problem(c, linked.failure);
}

/** `instead`: a rematch that was called off before it began; null for none. */
async function findOrMake(
  c: Context<AppEnv>,
  old: ReturnType<typeof roomOf>,
  caller: Caller,
  request: Rematch,
  instead: string | null,
): Promise<RoomResult<RematchAnswer>> {
  const planned = await callRoom(c, old.planRematch(caller, instead));
  if (!planned.ok) return planned;
  const { id } = planned.value;
  const joined = await callRoom(c, roomOf(c.env, id).joinRematch(caller, request));
  if (joined.ok) return joined.value.aborted ? findOrMake(c, old, caller, request, id) : ok({ id });
  if (joined.failure.code !== 'GAME_NOT_FOUND') return joined;
  return make(c, caller, planned.value, request);
}

/** Counts the game as any new one. Of several who ask at the same time, one makes it. */
async function make(
  c: Context<AppEnv>,
  caller: Caller,
  plan: RematchPlan,
  request: Rematch,
): Promise<RoomResult<RematchAnswer>> {
  const person = c.get('person');
  if (person === null) return refuse('NOT_YOUR_SEAT');
  const now = Date.now();
  const quotas = isSwitchedOn(c.env, 'DEV') ? [] : gameQuotas(clientKey(c), false);
  if (!(await tryCharge(c.env, quotas, now))) return refuse('GAMES_EXHAUSTED');
  const room = roomOf(c.env, plan.id);
  const created = await callRoom(c, room.createRematch(caller, person, plan, request));
  const isUncounted = created.ok ? !created.value.made : isNotDone(created.failure);
  if (isUncounted) await refundQuotas(c.env, quotas, now);
  return created.ok ? ok({ id: plan.id }) : created;
}

import { GUEST_NAME } from '#shared/protocol/names.ts';
import {
  countersOf,
  objectsWith,
  tablesWith,
  tellings,
  unfinishedErasures,
  undeliverable,
} from '../world/stored.ts';
import { addressKey } from '../../../worker/lib/mail.ts';
import { REMIND_AFTER_MS } from '../../../worker/lib/notices.ts';
import { REPEATS } from '../world/costs.ts';
import type { SeatRow } from '../../../worker/db/schema.ts';
import type { World } from '../world/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A deletion that was interrupted is finished by the cron within this time (ms). */
const FORGOTTEN_WITHIN = DAY;

/** Where a deleted account may still be named: in what others wrote, and in what a group that goes on is called. */
const MAY_NAME = new Set(['messages', 'groups']);

/** Whoever has deleted their account is nowhere in the database and nowhere in the archive. `since`: deleted since then (ms). */
export async function deletedAreForgotten(world: World, since = 0): Promise<void> {
  const gone = world.erased.filter(({ at }) => at < world.now - FORGOTTEN_WITHIN && at >= since);
  if (gone.length === 0) return;
  for (const { playerId } of await unfinishedErasures())
    if (gone.some((one) => one.playerId === playerId))
      world.breach('forgotten', `${playerId} is still being deleted`);
  const ids = gone.map(({ playerId }) => playerId);
  const names = gone.map(({ name }) => name).filter((name) => name !== GUEST_NAME);
  const found = [...(await tablesWith([...ids, ...names])), ...(await objectsWith(ids))];
  for (const [where, word] of found)
    if (ids.includes(word) || !MAY_NAME.has(where)) world.breach('forgotten', `${where} knows ${word}`);
}

/** The longest that a message may wait: for a digest, the waking hours, and alarms that were lost (ms). */
const TOLD_WITHIN = 2.5 * DAY;

/** Whoever must act, and can be reached by mail, was told; unless they were there themselves. */
export async function waitersAreTold(world: World): Promise<void> {
  const returned = new Set((await undeliverable()).map(({ address }) => address));
  for (const { game, seat, player, telling, notice } of await tellings()) {
    const mustAct = ((game.acting >> seat.seat) & 1) === 1 && seat.vacancy === null;
    const isReached =
      player.email !== null &&
      !player.muted &&
      telling === undefined &&
      !returned.has(addressKey(player.email));
    const isQuiet = game.pausedUntil !== null || game.asleepSince !== null || !isReached;
    if (!mustAct || isQuiet || game.turnAt > world.now - TOLD_WITHIN) continue;
    const isLate = notice?.state === 'queued' && (notice.dueAt ?? 0) < world.now - DAY;
    if (notice?.dueAt === null && wasReminded(world, player.email ?? '')) continue;
    if (notice?.state === 'dropped' || isLate)
      world.breach('told', `${player.id} of ${game.id}: ${notice.state} ${notice.kind} ${notice.dueAt}`);
  }
}

/** Have they had all the reminders of an absence? What comes then waits until they are back. */
function wasReminded({ people, outbox }: World, address: string): boolean {
  const { lastAt = 0 } = people.find((person) => person.address === address) ?? {};
  const told = outbox.asked.get(address) ?? [];
  return told.filter(({ at }) => at > lastAt).length >= REMIND_AFTER_MS.length;
}

/** Where nothing fails, a message goes after its hold and what it waits for in other games (ms). */
const TOLD_SOON = 25 * MINUTE;

/**
 * Where nothing fails, whoever must act and wants to be told at once is told at once, unless they were asked for something
 * in this absence and it still waits, or were there since.
 */
export async function waitersAreToldSoon(world: World): Promise<void> {
  const returned = new Set((await undeliverable()).map(({ address }) => address));
  const all = await tellings();
  for (const { game, seat, player, telling, notice } of all) {
    const mustAct = ((game.acting >> seat.seat) & 1) === 1 && seat.vacancy === null;
    const isPaused = game.pausedUntil !== null || game.asleepSince !== null;
    const isReached = player.email !== null && !player.muted && !returned.has(addressKey(player.email));
    const { digestHour = null, mailAfterHours = null, quiet = false } = player.telling ?? {};
    const wantsAll = telling === undefined && digestHour === null && mailAfterHours === null && !quiet;
    const person = world.people.find(({ address }) => address === player.email);
    if (!mustAct || isPaused || !isReached || !wantsAll || person === undefined) continue;
    const [since, backAt] = [notice?.createdAt ?? game.turnAt, player.backAt ?? 0];
    const wasThere = Math.max(backAt, movedAt(world, seat)) >= since;
    const hasSeen = wasThere || notice?.state === 'seen' || person.pages.has(game.id);
    if (hasSeen || person.wishedAt > backAt || since > world.now - TOLD_SOON) continue;
    const seats = all.filter((one) => one.player.id === player.id).map((one) => one.seat);
    if (!isAsked(world, person.address, backAt, seats))
      world.breach(
        'told',
        `${person.name} waits since ${new Date(since).toISOString()} in ${game.id}, untold`,
      );
  }
}

/** When the player of the seat last moved (ms); 0 for never. */
const movedAt = ({ acknowledged }: World, { gameId, seat }: SeatRow): number =>
  acknowledged.findLast((one) => one.gameId === gameId && one.seat === seat)?.at ?? 0;

/** Was somebody asked for something since they were back, in a game where they have not moved since? `seats`: theirs in running games. */
function isAsked(world: World, address: string, backAt: number, seats: readonly SeatRow[]): boolean {
  const waits = (id: string, at: number): boolean =>
    seats.some((own) => own.gameId === id && movedAt(world, own) < at);
  const asked = world.outbox.asked.get(address) ?? [];
  return asked.some(({ at, games }) => at > backAt && games.some((id) => waits(id, at)));
}

/** Nobody is charged for what was refused. */
export async function quotasAreFair(world: World): Promise<void> {
  for (const playerId of new Set(
    world.people.flatMap(({ browsers }) => browsers.map((one) => one.playerId)),
  )) {
    if (playerId === undefined) continue;
    for (const { key, n } of await countersOf(playerId))
      if (
        /^(?:words|table|calendar|profile|group of|listing of|join of) /.test(key) &&
        n > world.charges.most(key) + asNobody(world, key)
      )
        world.breach('quotas', `${key}: charged ${n} times for ${world.charges.most(key)} requests`);
  }
}

/** Whoever joins a group without a session becomes a player by it, and is charged for that; for each repeat, if the answers were lost. */
function asNobody({ faults }: World, key: string): number {
  if (!key.startsWith('group of ')) return 0;
  return faults.hits.length === 0 ? 1 : 1 + REPEATS;
}

import type { KeptCall, KeptMail } from '../world/network.ts';
import { invitedNow, unwelcomeTo, waysTo, type Invited } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** Companions for whom a seat is kept are told of it: if they may be, once, and by every way that they chose. */

interface Sent {
  readonly mails: readonly KeptMail[];
  readonly calls: readonly KeptCall[];
}

/** After these nobody knows whether a message was sent or noted. */
const UNSURE = ['mailUnanswered', 'unsent', 'unanswered', 'lateWrite', 'crash'] as const;
/** After these one of the ways may have failed. */
const FAILED = ['mailRefused', 'deviceGone', 'callHangs', 'callRefused'] as const;

/** Looks at what was sent in this step. */
export async function checkInvited(world: World, sent: Sent): Promise<void> {
  if (sent.mails.length + sent.calls.length === 0) return;
  for (const one of await invitedNow()) {
    const ways = [...new Set(await waysTo(one))]; // several webhooks may lead to one place
    const told = ways.flatMap((way) => Array<string>(timesTold(one, way, sent)).fill(way));
    if (told.every(isDevice)) continue; // of what it is told is sealed
    const { playerId, gameId, notice } = one;
    for (const way of told) checkOnce(world, `${way} ${notice.id}`);
    if (world.faults.haveStruck('lateWrite')) continue; // the database may be another than when it was told
    if (await isUnwelcome(one))
      world.breach('unwelcome', `${playerId} is told of ${gameId}, which they or somebody there do not want`);
    const missing = ways.filter((way) => !told.includes(way));
    if (missing.length > 0 && !mailFollows(one) && !world.faults.haveStruck(...UNSURE, ...FAILED))
      world.breach(
        'ways',
        `${playerId} is told of ${gameId} by ${told.join()}, and not by ${missing.join()}`,
      );
  }
}

const isDevice = (way: string): boolean => way.startsWith('https://push.');

/** A mail names its notices, a webhook its games. */
function timesTold({ notice, gameId }: Invited, way: string, { mails, calls }: Sent): number {
  const isCalled = calls.some(({ url, body }) => url === way && (body === '' || body.includes(gameId)));
  return (
    mails.filter(({ to, notices }) => to === way && notices.includes(notice.id)).length + Number(isCalled)
  );
}

function checkOnce(world: World, telling: string): void {
  const { invited } = world.outbox;
  const before = invited.get(telling) ?? 0;
  const isSure = !world.faults.haveStruck(...UNSURE);
  if (before > world.restoredAt && isSure) world.breach('invited', `${telling}: told again`);
  invited.set(telling, isSure ? world.now : 0); // what may not be noted is told again
}

/** Do they want the mail some hours after their devices? */
const mailFollows = ({ player: { telling } }: Invited): boolean => (telling?.mailAfterHours ?? null) !== null;

async function isUnwelcome({ playerId, hostId, seated }: Invited): Promise<boolean> {
  const { hosts, people } = await unwelcomeTo(playerId);
  return (
    hosts.some((id) => id === EVERYBODY || id === hostId) ||
    people.some((id) => id === hostId || seated.includes(id))
  );
}

const EVERYBODY = '*';

const isTold = ({ outbox }: World, id: string): boolean =>
  [...outbox.invited.keys()].some((telling) => telling.endsWith(` ${id}`));

/** The longest that a message may wait: for a digest, the waking hours, and alarms that were lost (ms). */
const TOLD_WITHIN = 2.5 * 86_400_000;

/** Whom a seat is kept for was told, or is about to be; unless they may not be, or have changed their wishes since. */
export async function companionsAreTold(world: World): Promise<void> {
  for (const one of await invitedNow()) {
    const { playerId, gameId, notice, seated, isWanted } = one;
    const since = notice.createdAt;
    const wished = [playerId, one.hostId ?? '', ...seated].map(
      (id) => world.people[world.players.get(id) ?? -1]?.wishedAt ?? 0,
    );
    if (!isWanted || Math.max(...wished, world.restoredAt) >= since) continue;
    const ways = await waysTo(one);
    if (ways.length === 0 || (await isUnwelcome(one))) continue;
    const isLate = notice.state === 'queued' && since < world.now - TOLD_WITHIN;
    const isKnown = ways.some(isDevice) || mailFollows(one) || isTold(world, notice.id);
    const isUntold = notice.state === 'sent' && !isKnown;
    if (notice.state === 'dropped' || isLate || isUntold)
      world.breach('invited', `${playerId} is not told of ${gameId}: ${notice.state} since ${since}`);
  }
}

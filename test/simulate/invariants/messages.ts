import { countedTime } from '#shared/kernel/calendar.ts';
import type { WebhookCall } from '#shared/protocol/http.ts';
import { isNews, isUrgent } from '../../../worker/lib/notices.ts';
import type { PlayerRow } from '../../../worker/db/schema.ts';
import { GROUP_HOOK, type KeptCall, type KeptMail } from '../world/network.ts';
import { noticesOf, playerWith, webhooksTo } from '../world/stored.ts';
import type { World } from '../world/world.ts';
import { checkGroupCall } from './groups.ts';
import { checkInvited } from './invited.ts';

const HOUR = 3_600_000;

/** What was sent in this step is what its readers want. */
export async function messagesAreWanted(world: World): Promise<void> {
  const sent = { mails: world.outbox.unchecked(), calls: world.outbox.uncheckedCalls() };
  for (const mail of sent.mails) if (mail.notices.length > 0) await checkMail(world, mail);
  for (const call of sent.calls)
    if (call.url.startsWith(GROUP_HOOK)) await checkGroupCall(world, call);
    else await checkCall(world, call);
  await checkInvited(world, sent);
}

/** Mails about games: none in quiet hours, and in one absence a second one only after a day, or if somebody asks for it. */
async function checkMail(world: World, mail: KeptMail): Promise<void> {
  const player = await playerWith(mail.to);
  if (player === undefined) return undefined; // an invitation
  const rows = await noticesOf(player.id);
  const told = rows.filter(({ id }) => mail.notices.includes(id));
  const kinds = told.map(({ kind }) => kind);
  if (kinds.length > 0 && player.muted) world.breach('mails', `${mail.to} wants none: ${mail.subject}`);
  if (player.language !== null && !mail.html.includes(`<html lang="${player.language}"`))
    world.breach('mails', `${mail.to} reads ${player.language}: ${mail.subject}`);
  const asks = told.filter(({ kind }) => !isNews(kind));
  if (asks.length > 0) {
    const { asked } = world.outbox;
    const games = asks.map(({ gameId }) => gameId);
    asked.set(mail.to, [...(asked.get(mail.to) ?? []), { at: mail.at, games }]);
  }
  if (kinds.length === 0 || kinds.some(isUrgent)) return undefined;
  if (sleeps(player, mail.at)) world.breach('mails', `${mail.to} sleeps: ${mail.subject}`);
  if (kinds.includes('turn')) checkAbsence(world, mail, rows);
  return undefined;
}

/** A webhook is called in no quiet hours. */
async function checkCall(world: World, { url, body, at }: KeptCall): Promise<void> {
  if (!body.startsWith('{"version"')) return; // devices are sealed, others have a form of their own
  const { kind, id } = JSON.parse(body) as WebhookCall;
  if (kind === 'test' || isUrgent(kind)) return;
  const owners = await webhooksTo(url);
  if (owners.length > 0 && owners.every(({ player }) => sleeps(player, at)))
    world.breach('calls', `${url} is called at night: ${kind} ${id}`);
}

/** Does the player want nothing at this time, because they sleep? */
export const sleeps = ({ telling, hours }: Pick<PlayerRow, 'telling' | 'hours'>, at: number): boolean =>
  telling?.quiet === true &&
  hours !== null &&
  countedTime({ ...hours, weekendsOff: false, off: [] }, at, at + 1) === 0;

/**
 * In one absence a player is told once that games wait, and reminded a day later, or when somebody at the table asks: for them, or for
 * their vote. A game of which they were told, and that has ended since or lost them their seat, is forgotten: its notice is news
 * then, which delays nothing. A game of theirs that wakes begins a new absence.
 */
function checkAbsence(world: World, mail: KeptMail, rows: Awaited<ReturnType<typeof noticesOf>>): void {
  const last = world.outbox.lastTold.get(mail.to);
  const told = rows.filter(({ id }) => mail.notices.includes(id));
  const games = told.map(({ gameId }) => gameId);
  const isInDoubt = world.faults.haveStruck('mailUnanswered', 'crash', 'unsent', 'unanswered', 'lateWrite');
  world.outbox.lastTold.set(mail.to, { ...mail, games, isInDoubt });
  if (last === undefined || last.isInDoubt) return;
  const wasThere = (world.people.find(({ address }) => address === mail.to)?.lastAt ?? 0) >= last.at;
  const goOn = last.games.every((id) =>
    rows.some(({ gameId, kind, status }) => gameId === id && kind === 'turn' && status === 'running'),
  );
  const sawAll = !world.faults.haveStruck('unsent', 'crash'); // a database that was silent may have known of the last mail
  const isAskedFor = told.some(
    ({ gameId, question }) => question !== null || (world.outbox.reminded.get(gameId) ?? 0) >= last.at,
  );
  const hasWoken = rows.some(
    ({ status, isPlayed, sleptAt }) => status === 'running' && isPlayed === 1 && (sleptAt ?? 0) > last.at,
  );
  if (!wasThere && goOn && sawAll && !isAskedFor && !hasWoken && mail.at - last.at < 20 * HOUR)
    world.breach(
      'mails',
      `${mail.to} was told at ${new Date(last.at).toISOString()}, and again: ${mail.subject}`,
    );
}

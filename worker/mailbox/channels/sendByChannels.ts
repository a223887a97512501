import type { BatchItem } from 'drizzle-orm/batch';
import { type PeopleDatabase, peopleDatabase } from '../../db/database.ts';
import { failpoint } from '../../lib/failpoints.ts';
import { forChannel, type ChannelMessage } from '../../wording/gameMessage.ts';
import { deliver, type HostCheck } from './deliver.ts';
import { hostProblem } from './publicUrl.ts';
import { afterDelivery, held, type Delivered } from './outcome.ts';
import { tryChargeDeliveries } from '../../people/quotas.ts';
import { newId } from '../../lib/ids.ts';
import { noteOutcome, recordDelivery } from '../../db/people/channels.ts';
import type { ChannelRow } from '../../db/schema.ts';
import type { Translator } from '../../wording/translator.ts';
import { testMessage } from '../../wording/channelMessage.ts';

/** Sends a message of a player by each of their channels that is for it, to all at the same time. A quota may hold it back. */
export async function sendByChannels(
  env: Env,
  channels: readonly ChannelRow[],
  message: ChannelMessage,
  now: number,
): Promise<readonly Delivered[]> {
  const tasks = channels.flatMap((channel) => {
    const part = forChannel(channel, message);
    return part === undefined ? [] : [{ channel, part }];
  });
  if (tasks.length === 0) return [];
  await failpoint(env, 'before-channels');
  const allowed = await allowedKinds(
    env,
    tasks.map(({ channel }) => channel),
    now,
  );
  const check = checkedOnce();
  const all = await Promise.all(
    tasks.map(({ channel, part }) =>
      allowed.has(channel.target.kind) ? deliver(env, channel, part, now, check) : held(channel),
    ),
  );
  await failpoint(env, 'after-channels');
  return all;
}

/** `hostProblem`, which asks once for each host: many devices have the same push service. */
function checkedOnce(): HostCheck {
  const asked = new Map<string, ReturnType<HostCheck>>();
  return (host) => {
    const answer = asked.get(host) ?? hostProblem(host);
    asked.set(host, answer);
    return answer;
  };
}

/** Statements that record the deliveries, each with what its channel was told. */
export const recordsOf = (
  db: PeopleDatabase,
  delivered: readonly Delivered[],
  message: ChannelMessage,
  now: number,
): readonly BatchItem<'sqlite'>[] =>
  delivered.flatMap(({ channel, error }) => {
    const { id, kind, games } = forChannel(channel, message) ?? message;
    return recordDelivery(db, channel, afterDelivery(channel, error, now), {
      playerId: channel.playerId,
      at: now,
      id,
      channel: channel.id,
      gameId: games[0]?.id ?? null,
      kind,
      error,
    });
  });

/** The webhooks that these deliveries switch off after a day of failures. The player is mailed about them; of a device the profile tells. */
export const webhooksSwitchedOff = (delivered: readonly Delivered[], now: number): readonly ChannelRow[] =>
  delivered
    .filter(
      ({ channel, error }) =>
        channel.target.kind === 'webhook' &&
        channel.off === null &&
        afterDelivery(channel, error, now).off === 'failing',
    )
    .map(({ channel }) => channel);

type Kind = ChannelRow['target']['kind'];

/** Charges a message to these channels of one player. Returns which kinds of them the day's quotas let it go to. */
async function allowedKinds(
  env: Env,
  channels: readonly ChannelRow[],
  now: number,
): Promise<ReadonlySet<Kind>> {
  const byKind = Map.groupBy(channels, ({ target }): Kind => target.kind);
  const charged = await Promise.all(
    [...byKind].map(async ([kind, some]): Promise<readonly Kind[]> => {
      const playerId = some[0]?.playerId ?? '';
      const isAllowed = await tryChargeDeliveries(env, playerId, { kind, count: some.length }, now);
      return isAllowed ? [kind] : [];
    }),
  );
  return new Set(charged.flat());
}

/**
 * Sends a test by a channel, whether it is on or off, and records it; `isGroups`: of a group, which has no list of deliveries, and no
 * switch: an accepted test switches its webhook on. Returns why it failed; null: it was accepted.
 */
export async function testChannel(
  env: Env,
  channel: ChannelRow,
  {
    translator,
    name,
    isGroups = false,
  }: { readonly translator: Translator; readonly name: string; readonly isGroups?: boolean },
): Promise<string | null> {
  const now = Date.now();
  const message = testMessage(translator, name, newId());
  const isAllowed = (await allowedKinds(env, [channel], now)).has(channel.target.kind);
  const { error } = isAllowed ? await deliver(env, channel, message, now) : held(channel);
  const db = peopleDatabase(env);
  const { playerId, id: of } = channel;
  const delivery = {
    playerId,
    at: now,
    id: message.id,
    channel: of,
    gameId: null,
    kind: 'test',
    error,
  } as const;
  const after = afterDelivery(channel, error, now);
  const [first, ...others] = isGroups
    ? noteOutcome(db, channel, error === null ? { ...after, off: null } : after)
    : recordDelivery(db, channel, after, delivery);
  if (first !== undefined) await db.batch([first, ...others]);
  return error;
}

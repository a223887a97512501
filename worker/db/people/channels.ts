import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { PeopleDatabase } from '../database.ts';
import {
  channelsTable,
  deliveriesTable,
  playersTable,
  type ChannelRow,
  type ChannelTarget,
} from './peopleTables.ts';

/** Channels besides mail by which players are told, and what was delivered by them. */

/** Statement: the channels of a player, the newest first. */
export const selectChannels = (db: PeopleDatabase, playerId: string) =>
  db
    .select()
    .from(channelsTable)
    .where(eq(channelsTable.playerId, playerId))
    .orderBy(desc(channelsTable.createdAt), channelsTable.id);

/** Statement: those that are on. */
export const selectOpenChannels = (db: PeopleDatabase, playerId: string) =>
  db
    .select()
    .from(channelsTable)
    .where(and(eq(channelsTable.playerId, playerId), isNull(channelsTable.off)));

const isChannel = (playerId: string, id: string) =>
  and(eq(channelsTable.playerId, playerId), eq(channelsTable.id, id));

export async function channelById(
  db: PeopleDatabase,
  playerId: string,
  id: string,
): Promise<ChannelRow | undefined> {
  const [row] = await db.select().from(channelsTable).where(isChannel(playerId, id));
  return row;
}

/** Statement: counts the player's open channels anew. It follows every statement that may change their number. */
const recount = (db: PeopleDatabase, playerId: string) =>
  db
    .update(playersTable)
    .set({
      channels: sql`(SELECT count(*) FROM ${channelsTable} WHERE ${channelsTable.playerId} = ${playerId} AND ${channelsTable.off} IS NULL)`,
    })
    .where(eq(playersTable.id, playerId));

export interface NewChannel {
  readonly playerId: string;
  readonly id: string;
  readonly target: ChannelTarget;
  readonly name: string;
  readonly gameId: string | null;
  readonly createdAt: number;
}

/**
 * Stores a channel, unless the player has `atMost` others. One that is there with this id gets the new target and is on
 * again. The transaction counts after the insert, so that requests at the same time make no more.
 */
export const putChannel = (db: PeopleDatabase, channel: NewChannel, atMost: number) =>
  db.batch([
    db
      .insert(channelsTable)
      .values(channel)
      .onConflictDoUpdate({
        target: [channelsTable.playerId, channelsTable.id],
        set: { target: channel.target, name: channel.name, off: null, error: null, failingSince: null },
      }),
    db
      .delete(channelsTable)
      .where(
        and(
          isChannel(channel.playerId, channel.id),
          sql`(SELECT count(*) FROM ${channelsTable} WHERE ${channelsTable.playerId} = ${channel.playerId}) > ${atMost}`,
        ),
      ),
    recount(db, channel.playerId),
  ]);

/** Removes a device that has become another player's: nobody else is to be told there. Returns whose it was. */
export async function takeDevice(
  db: PeopleDatabase,
  { playerId, id }: NewChannel,
): Promise<readonly string[]> {
  const others = await db
    .select({ playerId: channelsTable.playerId })
    .from(channelsTable)
    .where(and(eq(channelsTable.id, id), ne(channelsTable.playerId, playerId)));
  await Promise.all(others.map((other) => deleteChannel(db, other.playerId, id)));
  return others.map((other) => other.playerId);
}

/** Switches a channel on, or off. */
export const switchChannel = (db: PeopleDatabase, playerId: string, id: string, isOn: boolean) =>
  db.batch([
    db
      .update(channelsTable)
      .set(isOn ? { off: null, error: null, failingSince: null } : { off: 'player' })
      .where(isChannel(playerId, id)),
    recount(db, playerId),
  ]);

export const deleteChannel = (db: PeopleDatabase, playerId: string, id: string) =>
  db.batch([db.delete(channelsTable).where(isChannel(playerId, id)), recount(db, playerId)]);

const { target } = channelsTable;

/** Statements: remove the devices of a session that has ended, or of all. Nobody is to read the player's notifications there. */
export const deleteDevices = (db: PeopleDatabase, playerId: string, session: string | 'all') =>
  [
    db
      .delete(channelsTable)
      .where(
        and(
          eq(channelsTable.playerId, playerId),
          session === 'all'
            ? sql`${target} ->> '$.kind' = 'push'`
            : sql`${target} ->> '$.session' = ${session}`,
        ),
      ),
    recount(db, playerId),
  ] as const;

/** The receipt of one delivery. */
export interface NewDelivery {
  readonly playerId: string;
  readonly at: number;
  readonly id: string;
  readonly channel: string;
  readonly gameId: string | null;
  readonly kind: NoticeKind | 'test';
  readonly error: string | null;
}

type Outcome = Pick<ChannelRow, 'sentAt' | 'error' | 'failingSince' | 'off'>;
type Delivering = Pick<ChannelRow, 'playerId' | 'id' | 'off' | 'target'>;

/** Statements: note what a delivery says of its channel, unless it was switched or leads elsewhere by now. */
export const noteOutcome = (
  db: PeopleDatabase,
  { playerId, id, off, target: delivered }: Delivering,
  change: Outcome,
) => [
  db
    .update(channelsTable)
    .set(change)
    .where(
      and(
        isChannel(playerId, id),
        off === null ? isNull(channelsTable.off) : eq(channelsTable.off, off),
        eq(target, delivered),
      ),
    ),
  ...(change.off === off ? [] : [recount(db, playerId)]),
];

/** Statements: record a delivery and what it says of its channel. */
export const recordDelivery = (
  db: PeopleDatabase,
  channel: Delivering,
  change: Outcome,
  delivery: NewDelivery,
) => [db.insert(deliveriesTable).values(delivery).onConflictDoNothing(), ...noteOutcome(db, channel, change)];

/** Deliveries on a profile. */
const DELIVERIES = 20;

/** Statement: the latest deliveries to a player. */
export const selectDeliveries = (db: PeopleDatabase, playerId: string) =>
  db
    .select()
    .from(deliveriesTable)
    .where(eq(deliveriesTable.playerId, playerId))
    .orderBy(desc(deliveriesTable.at))
    .limit(DELIVERIES);

import { isNotNull } from 'drizzle-orm';
import { KEPT_DAYS } from '#shared/protocol/keptDays.ts';
import * as t from '../../../worker/db/schema.ts';
import type { TimedId } from '../../../worker/retention/retention.ts';
import { PUSH_TARGET } from '../../support/channels.ts';
import { VEHICLE } from '../../support/vehicle.ts';
import { db } from './database.ts';

/** Rows of every kind that is deleted when its time is over. */

const DAY_MS = 86_400_000;
const DIGITS = [...'0123456789abcdef'];

/** Plants some rows that end, or began, at this time (ms). `n` tells one planting from another. */
type Plant = (at: number, n: number) => Promise<unknown>;

interface Aged {
  /** A row planted `days` ago is kept, and one planted before that is not. */
  readonly days: number;
  readonly plant: Plant;
  /** The number of planted rows that are left. */
  readonly left: () => Promise<number>;
}

type Table = Parameters<ReturnType<typeof db>['$count']>[0];
const countOf = (table: Table) => async () => db().$count(table);

/** A game with one player; without log. */
async function game(id: string, status: 'over' | 'aborted', at: number): Promise<void> {
  const seq = status === 'over' ? 9 : 0;
  await db().insert(t.gamesTable).values({
    id,
    game: VEHICLE,
    options: {},
    status,
    watch: true,
    seq,
    acting: 0,
    turnAt: at,
    seed: '',
    seedHash: '',
    createdAt: at,
  });
}
const gameId = (n: number): string => `a3${n}`.padEnd(16, 'x');
const PLAYER = '4'.repeat(16);

const MAIL = {
  from: { email: 'c@example.org', name: 'C' },
  to: 'a@example.org',
  subject: '',
  text: '',
  html: '',
  headers: {},
};
const UNLISTED = {
  id: '',
  game: '',
  title: null,
  options: {},
  clock: null,
  seats: 2,
  free: 1,
  bots: 0,
  people: [],
  language: null,
  awake: { parts: [], of: 0 },
  since: 0,
  until: 0,
};
const invitation = { seat: 1, hostId: PLAYER, attempts: 1, email: 'outsider@example.org' };
const notice = { seat: 0, seq: 9, kind: 'over', state: 'sent', attempts: 1, reminders: 0 } as const;

/** By kind, how to plant it. */
export const AGED: Readonly<Record<TimedId, Aged>> = {
  sessions: {
    days: 0,
    plant: (at, n) =>
      db()
        .insert(t.sessionsTable)
        .values(
          DIGITS.map((digit) => ({ hash: `${digit}${n}`, playerId: PLAYER, createdAt: 0, expiresAt: at })),
        ),
    left: countOf(t.sessionsTable),
  },
  guests: {
    days: KEPT_DAYS.guest,
    plant: (at, n) =>
      db()
        .insert(t.playersTable)
        .values({ id: `5${n}`, name: 'Guest', createdAt: at }),
    left: countOf(t.playersTable),
  },
  members: {
    days: 0,
    plant: (at, n) =>
      db()
        .insert(t.groupMembersTable)
        .values({ groupId: 'g', playerId: `lost${at}x${n}`, id: 'm', joinedAt: at }),
    left: countOf(t.groupMembersTable),
  },
  usedLinks: {
    days: 0,
    plant: (at, n) =>
      db()
        .insert(t.usedLinksTable)
        .values(DIGITS.map((digit) => ({ hash: `${digit}${n}`, expiresAt: at }))),
    left: countOf(t.usedLinksTable),
  },
  counters: {
    days: 0.5, // the clock of the tests begins at noon
    plant: (at, n) =>
      db()
        .insert(t.countersTable)
        .values({ day: Math.floor(at / DAY_MS), key: `mail ${n}`, n: 1 }),
    left: countOf(t.countersTable),
  },
  delayedMails: {
    days: KEPT_DAYS.delayedMail,
    plant: (at, n) =>
      db()
        .insert(t.delayedMailsTable)
        .values({
          email: `waits${n}@example.org`,
          playerId: PLAYER,
          game: '',
          language: 'en',
          createdAt: at,
        }),
    left: countOf(t.delayedMailsTable),
  },
  capturedMails: {
    days: KEPT_DAYS.capturedMail,
    plant: (at) =>
      db().insert(t.capturedMailsTable).values({
        at,
        mail: MAIL,
      }),
    left: countOf(t.capturedMailsTable),
  },
  reports: {
    days: KEPT_DAYS.report,
    plant: (at, n) =>
      db()
        .insert(t.reportsTable)
        .values({ id: `${n}`, playerId: PLAYER, gameId: gameId(n), text: 'Rude', createdAt: at }),
    left: countOf(t.reportsTable),
  },
  listings: {
    days: 0,
    plant: (at, n) =>
      db()
        .insert(t.listingsTable)
        .values({ gameId: gameId(n), until: at, writtenAt: at, content: UNLISTED }),
    left: countOf(t.listingsTable),
  },
  groupTables: {
    days: 0,
    plant: (at, n) =>
      db()
        .insert(t.groupGamesTable)
        .values({ groupId: 'g', gameId: gameId(n), at, until: at, writtenAt: at, content: UNLISTED }),
    left: async () => db().$count(t.groupGamesTable, isNotNull(t.groupGamesTable.content)),
  },
  bounces: {
    days: KEPT_DAYS.bounce,
    plant: (at, n) =>
      db()
        .insert(t.undeliverableTable)
        .values({ address: `hash${n}`, reason: 'bounce', createdAt: at }),
    left: countOf(t.undeliverableTable),
  },
  deliveries: {
    days: KEPT_DAYS.delivery,
    plant: (at, n) =>
      db()
        .insert(t.deliveriesTable)
        .values({ playerId: PLAYER, at, id: `${n}`, channel: 'c', kind: 'turn' }),
    left: countOf(t.deliveriesTable),
  },
  deadChannels: {
    days: KEPT_DAYS.deadChannel,
    plant: (at, n) =>
      db()
        .insert(t.channelsTable)
        .values({
          playerId: PLAYER,
          id: `${n}`,
          target: PUSH_TARGET,
          name: 'Phone',
          createdAt: 0,
          failingSince: at,
          off: 'gone',
        }),
    left: countOf(t.channelsTable),
  },
  notices: {
    days: KEPT_DAYS.notice,
    plant: async (at, n) => {
      await game(gameId(n), 'over', 0);
      await db()
        .insert(t.noticesTable)
        .values({ ...notice, playerId: PLAYER, gameId: gameId(n), id: `${n}`, createdAt: at });
    },
    left: countOf(t.noticesTable),
  },
  notes: {
    days: KEPT_DAYS.notes,
    plant: async (at, n) => {
      await game(gameId(n), 'over', at);
      await db()
        .insert(t.notesTable)
        .values({ playerId: PLAYER, gameId: gameId(n), text: 'Plan', version: 1 });
    },
    left: countOf(t.notesTable),
  },
  invitations: {
    days: KEPT_DAYS.invitation,
    plant: (at, n) =>
      db()
        .insert(t.invitationsTable)
        .values({
          ...invitation,
          gameId: gameId(n),
          id: `${n}`,
          state: 'declined',
          createdAt: 0,
          sentAt: at,
        }),
    left: countOf(t.invitationsTable),
  },
  faults: {
    days: KEPT_DAYS.fault,
    plant: (at, n) =>
      db()
        .insert(t.faultsTable)
        .values({ gameId: gameId(n), row: 3, kind: 'missing', at }),
    left: countOf(t.faultsTable),
  },
  calledOff: {
    days: KEPT_DAYS.calledOff,
    plant: async (at, n) => {
      await game(gameId(n), 'aborted', at);
      const id = gameId(n);
      await db()
        .insert(t.seatsTable)
        .values({ gameId: id, seat: 0, kind: 'person', playerId: PLAYER, name: 'Ann' });
      await db()
        .insert(t.messagesTable)
        .values({ gameId: id, seq: 1, seat: 0, playerId: PLAYER, id: 'm', text: 'Hello', at });
    },
    left: async () => {
      const named = (await db().select().from(t.seatsTable)).filter(({ name }) => name !== null);
      return named.length + (await db().$count(t.messagesTable));
    },
  },
};

import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, test } from 'vitest';
import { gameRow, seatRows } from './support/database.ts';
import { gameQueries } from './support/gameQueries.ts';
import { PEOPLE_QUERIES } from './support/peopleQueries.ts';
import { inPlay } from './support/play.ts';
import { planOf, type Plan } from './support/queryPlans.ts';
import { databases, DB, gamesBindings, peopleBinding } from './support/stored.ts';

/** What the service's queries read: the rows they ask for, and no table from end to end. */

/**
 * Queries that read more than what they give, by reason: the function and the table, or `sorted` if rows are read to be sorted
 * before a LIMIT.
 */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'a person has few of them': [
    'blocksOf sorted',
    'companionsIn sorted',
    'dueInvitations sorted',
    'invitationsTo sorted',
    'receiptsOf sorted',
    'sessionsOf sorted',
  ],
  'the games that a person plays now': ['archivedGames sorted', 'gamesOf sorted'],
  'all games of a guest who signs in': ['gamesToBring sorted'],
  'all that a person has, asked for by them': ['gamesData sorted'],
  'the members of a group, a hundred at most': [
    'beginErasure sorted',
    'deleteGroup sorted',
    'finishErasure sorted',
    'leaveAllGroups sorted',
    'leaveGroup sorted',
    'leaveGroupsIfLost sorted',
  ],
  'the quotas of one request': ['charge sorted'],
  'from the newest message back, to LIMIT': ['selectMessages messages'],
  'from the end back to the last message about the game': ['selectNotices log', 'selectNotices messages'],
  'before the game has begun': ['leaveMessages messages'],
  'the newest results up to a LIMIT, kept for ten minutes': ['seatSums results'],
  'an account is deleted once': [
    'beginErasure counters', // of this day; their keys name the player anywhere
    'finishErasure counters',
    'gamesKnowing sorted',
    'tableEventsOf log',
  ],
  'a finished game is archived once': ['selectForArchive log', 'selectForArchive messages'],
  'nothing stays long in this table': [
    'beginErasure delayed_mails',
    'finishErasure delayed_mails',
    'selectDelayedMails delayed_mails',
    'oldDelayedMails delayed_mails',
    'peopleFigures delayed_mails',
    'groupToTell sorted',
    'overdueGroups group_news',
    'selectErasures erasures',
    'erasureBySession erasures',
    'peopleFigures erasures',
    'stuckGames faults',
    'oldFaults faults',
  ],
  'empty but in development': [
    'selectCapturedMails captured_mails',
    'beginErasure captured_mails',
    'oldCapturedMails captured_mails',
  ],
  'two rows': ['peopleFigures jobs'],
  'only what is overdue': [
    'overdueGames games',
    'overdueHosts invitations',
    'stuckGames games',
    'pastCounters counters',
    'endedListings listings',
    'endedGroupTables group_games',
  ],
  'the newest tables up to a LIMIT, kept for seconds': ['openTables listings'],
  'one portion of the keys in a run of the cron, because an index on time costs a row with each write': [
    'overduePlayers notices',
    'countDeliveries deliveries',
    'countGames games',
    'countNotices notices',
    'nextDeliveries deliveries',
    'nextGames games',
    'nextNotices notices',
    'nextRange games',
    'calledOffTables games',
    'calledOffTables messages',
    'deadChannels channels',
    'endedInvitations invitations',
    'expiredSessions sessions',
    'expiredUsedLinks used_links',
    'lostGuests players',
    'lostMembers group_members',
    'oldDeliveries deliveries',
    'oldNotes notes',
    'oldNotices notices',
  ],
  'by the operator alone; few rows a day': ['newestReports reports', 'peopleFigures reports'],
  'once in a round of retention; few rows a day': ['oldBounces undeliverable', 'oldReports reports'],
};

const modules = import.meta.glob<Record<string, unknown>>('../../worker/db/**/*.ts', { eager: true });

/** Every function that asks the database, by the name of its first parameter. */
const asking = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function' && /^[^(]*\(\s*(?:\{\s*)?(?:db|pass)\b/.test(String(value)) ? [name] : [],
  ),
);

const sources = import.meta.glob<string>('../../worker/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const plans = new Map<string, Plan>();

beforeAll(async () => {
  const { id } = await inPlay();
  const [game, [seat]] = [await gameRow(id), await seatRows(id)];
  if (seat === undefined) throw new Error('a game without seats');
  await DB.prepare(`INSERT INTO players (id, name, created_at) VALUES ('ab', 'Lost', 0)`).run();
  const ofGames = gameQueries({ game, seat });
  for (const [name, work] of Object.entries(ofGames))
    plans.set(name, await planOf(gamesBindings()[0], (binding) => work(drizzle(binding))));
  for (const [name, work] of Object.entries(PEOPLE_QUERIES))
    plans.set(name, await planOf(peopleBinding(), (binding) => work(drizzle(binding))));
});

test('only `worker/db` asks the database', () => {
  const usesTables = Object.entries(sources).filter(([, text]) =>
    /^import (?!type\b)[^;]*\b[a-z]\w*Table\b[^;]*db\/schema/m.test(text),
  );
  expect(usesTables.map(([path]) => path).filter((path) => !path.includes('/db/'))).toEqual([]);
});

test('every query of the service is explained here', () => {
  expect([...plans.keys()].toSorted()).toEqual(asking.toSorted());
});

test('no query reads a table from end to end, or sorts what it does not give, without a reason', () => {
  const found = [...plans].flatMap(([name, { unbounded }]) => unbounded.map((what) => `${name} ${what}`));
  expect(found.toSorted()).toEqual(Object.values(REASONS).flat().toSorted());
});

test('every index is used by a query', async () => {
  const ours = `SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`;
  const found = await Promise.all(databases().map((one) => one.prepare(ours).all<{ name: string }>()));
  const results = found.flatMap((answer) => answer.results);
  const used = new Set([...plans.values()].flatMap(({ indexes }) => indexes));
  expect(results.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});

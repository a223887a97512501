import type { GameView } from '#shared/protocol/http.ts';
import { and, eq } from 'drizzle-orm';
import type { GameRow } from '../../worker/db/schema.ts';
import { gamesTable, logTable } from '../../worker/db/schema.ts';
import { db } from '../worker/support/database.ts';
import { connect } from '../worker/support/socket.ts';
import { checkAnswer } from './invariants/answers.ts';
import { clocksAreFair } from './invariants/clocks.ts';
import { framesAreOld } from './invariants/late.ts';
import { FOLDED } from './invariants/views.ts';
import type { Mutant, Spoil } from './messageMutants.ts';
import { allGames, seatsIn } from './world/stored.ts';
import type { World } from './world/world.ts';

/** What breaks the invariants of views: of players, of spectators with a delay, of clocks. */

/** A running game that somebody who is signed in and has no seat there reads without a delay. */
async function watched(world: World) {
  for (const game of await allGames()) {
    const seats = new Set((await seatsIn(game.id)).map(({ playerId }) => playerId));
    if (game.status !== 'running' || !world.moments.has(game.id)) continue;
    for (const person of world.people)
      for (const browser of person.browsers) {
        if (browser.mayBeAnother || seats.has(browser.playerId ?? null)) continue;
        const path = `/api/games/${game.id}`;
        const response = await browser.fetch(path);
        if (response.status !== 200) continue;
        const view = await response.json<GameView>();
        if (view.you === null) return { game, view, asker: { person, browser } };
      }
  }
  throw new Error('nobody watches');
}

/** They are answered this at a path of the game. */
const reads = (
  world: World,
  { game, asker }: Awaited<ReturnType<typeof watched>>,
  told: object,
  where = '/api/games/ID',
): Promise<void> => {
  const path = where.replace('ID', game.id);
  return checkAnswer(world, asker, {
    method: 'GET',
    path,
    json: undefined,
    status: 200,
    text: JSON.stringify(told),
  });
};

const delay = (id: string, watchDelay: number) =>
  db().update(gamesTable).set({ watchDelay }).where(eq(gamesTable.id, id));

/** Somebody reads this of a game that has that delay (ms). */
const readsLate =
  (watchDelay: number, where: string, told: (view: GameView) => object): Spoil =>
  async (world) => {
    const found = await watched(world);
    await delay(found.game.id, watchDelay);
    await reads(world, found, told(found.view), where);
    await delay(found.game.id, 0);
  };

const DAYS = 30 * 86_400_000;

/** The open page of a spectator was sent the rows at once. */
const sentAtOnce: Spoil = async (world) => {
  const { game, asker } = await watched(world);
  const { person, browser } = asker;
  const live = await connect({ path: `/api/games/${game.id}` }, browser);
  await live.row(game.seq);
  person.pages.set(game.id, { live, browser, playerId: browser.playerId });
  await delay(game.id, DAYS);
  await framesAreOld(world, [{ kind: 'room', name: game.id }]);
  await delay(game.id, 0);
  person.pages.delete(game.id);
  live.close();
};

const otherState: Spoil = async (world) => {
  const found = await watched(world);
  await reads(world, found, { ...found.view, seq: FOLDED, state: null });
};

const olderOrders: Spoil = async (world) => {
  const found = await watched(world);
  for (const ordersRevision of [2, 1])
    await reads(world, found, { ...found.view, seq: 1, you: 0, ordersRevision });
};

/** The last row of a game with clocks was written by whom it was asked for, before their time was out. */
const tooEarly: Spoil = async (world) => {
  const { game, seat } = await clocked(world);
  await lastRowBecomes(game, { by: 'timeOut', seat, undone: null });
  await clocksAreFair(world, [game]);
};

/** The last row took back the one before, and left no time. */
const timeTaken: Spoil = async (world) => {
  const { game, seat, acting } = await clocked(world);
  await lastRowBecomes(game, { by: 'person', seat, undone: game.seq - 1 });
  const none = { since: null, left: 0, missed: 0, reminded: 0 };
  await clocksAreFair(world, [{ ...game, acting, seatClocks: { ...game.seatClocks, [seat]: none } }]);
};

const lastRowBecomes = ({ id, seq }: GameRow, row: Partial<typeof logTable.$inferInsert>) =>
  db()
    .update(logTable)
    .set(row)
    .where(and(eq(logTable.gameId, id), eq(logTable.seq, seq)));

/** A game with clocks, and a seat that had to decide before its last row. */
async function clocked(world: World) {
  for (const game of await allGames()) {
    const { acting = 0, seats = [], clocks = null } = world.moments.of(game.id, game.seq - 1) ?? {};
    const isThere = world.moments.of(game.id, game.seq) !== undefined && game.status === 'running';
    const asked = seats.find(
      ({ seat, vacancy }) => (acting >> seat) & 1 && vacancy === null && clocks?.[seat]?.since,
    );
    if (game.clock !== null && isThere && asked !== undefined) return { game, seat: asked.seat, acting };
  }
  throw new Error('no clock runs');
}

export const VIEW_MUTANTS: readonly Mutant[] = [
  ['a view that is not what the log says', 'views', otherState],
  ['orders of an earlier moment', 'views', olderOrders],
  ['a spectator who sees a delayed game at once', 'late', readsLate(DAYS, '/api/games/ID', (view) => view)],
  [
    'a spectator who is told of a successor at once',
    'late',
    readsLate(1, '/api/games/ID', (view) => ({
      ...view,
      seats: view.seats.map((seat) => ({ ...seat, name: 'Successor' })),
    })),
  ],
  [
    'a spectator who reads a message at once',
    'late',
    readsLate(DAYS, '/api/games/ID/messages', () => ({ messages: [{ at: Date.now() }] })),
  ],
  ['a spectator whose page is sent rows at once', 'late', sentAtOnce],
  ['a preview that names a successor', 'late', readsLate(DAYS, '/g/ID', () => ({ title: 'Person-1-1' }))],
  ['a time-out before its time', 'clocks', tooEarly],
  ['an undo that takes all time', 'clocks', timeTaken],
];

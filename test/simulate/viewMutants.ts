import type { GameView } from '#shared/protocol/http.ts';
import { and, eq } from 'drizzle-orm';
import type { GameRow } from '../../worker/db/schema.ts';
import { gamesTable, logTable } from '../../worker/db/schema.ts';
import { db } from '../worker/support/database.ts';
import { connect } from '../worker/support/socket.ts';
import { checkAnswer } from './invariants/answers.ts';
import { clocksAreFair } from './invariants/clocks.ts';
import { framesAreOld } from './invariants/late.ts';
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

/** Somebody reads this of a game that has that delay (ms). */
const readsLate =
  (watchDelay: number, where: string, told: (view: GameView) => object): Spoil =>
  async (world) => {
    const { game, view, asker } = await watched(world);
    await db().update(gamesTable).set({ watchDelay }).where(eq(gamesTable.id, game.id));
    const path = where.replace('ID', game.id);
    const text = JSON.stringify(told(view));
    await checkAnswer(world, asker, { method: 'GET', path, json: undefined, status: 200, text });
    await db().update(gamesTable).set({ watchDelay: 0 }).where(eq(gamesTable.id, game.id));
  };

const DAYS = 30 * 86_400_000;

/** The open page of a spectator was sent the rows at once. */
const sentAtOnce: Spoil = async (world) => {
  const { game, asker } = await watched(world);
  const { person, browser } = asker;
  const live = await connect({ path: `/api/games/${game.id}` }, browser);
  await live.row(game.seq);
  person.pages.set(game.id, { live, browser, playerId: browser.playerId });
  await db().update(gamesTable).set({ watchDelay: DAYS }).where(eq(gamesTable.id, game.id));
  await framesAreOld(world, [{ kind: 'room', name: game.id }]);
  await db().update(gamesTable).set({ watchDelay: 0 }).where(eq(gamesTable.id, game.id));
  person.pages.delete(game.id);
  live.close();
};

const otherState: Spoil = async (world) => {
  const { game, view, asker } = await watched(world);
  for (const seq of [1, 2, 3, 4]) {
    const text = JSON.stringify({ ...view, seq });
    const path = `/api/games/${game.id}`;
    await checkAnswer(world, asker, { method: 'GET', path, json: undefined, status: 200, text });
  }
};

const olderOrders: Spoil = async (world) => {
  const { game, view, asker } = await watched(world);
  for (const ordersRevision of [2, 1]) {
    const text = JSON.stringify({ ...view, seq: 1, you: 0, ordersRevision });
    const path = `/api/games/${game.id}`;
    await checkAnswer(world, asker, { method: 'GET', path, json: undefined, status: 200, text });
  }
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

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { State } from '#shared/games/goa/state.ts';
import { SPICES } from '#shared/games/goa/things.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { AUTOMATIC_PER_INVOCATION } from '../../../../worker/room/automatic.ts';
import { startClock, stopClock } from '../../../worker/support/clock.ts';
import { logRows, tripsOf } from '../../../worker/support/database.ts';
import { giveOrders, untilAnswered } from '../../../worker/support/ordered.ts';
import { clientOf, commit, newGame, viewOf, type Match } from '../../../worker/support/play.ts';
import { ringAlarm } from '../../../worker/support/rooms.ts';

/** Bid sheets in the service: an auction phase that finishes while its players are away. */

beforeEach(startClock);
afterEach(stopClock);

/** Queries that the free plan allows in one invocation. */
const QUERIES = 50;
/** An auction phase of four has at most twenty answers, and a question for each lot. */
const INVOCATIONS = 4;

const stateOf = ({ state }: GameView): State => state as State;

/** A game of Goa whose markers lie: the first auction is open. */
async function atTheAuctions(people: number): Promise<Match> {
  const match = await newGame(
    Array.from({ length: people }, () => 'person' as const),
    {
      game: 'goa',
      options: { edition: '2012' },
    },
  );
  for (;;) {
    const view = await viewOf(match, clientOf(match, 0));
    const { step } = stateOf(view);
    if (step.phase === 'auction') return match;
    const client = clientOf(match, view.acting[0] ?? -1);
    const { choices, seq } = await viewOf(match, client);
    await commit(match, client, seq, { type: 'placeMarker', space: firstSpace(choices) } as never);
  }
}

function firstSpace([choice]: readonly Choice[]): unknown {
  const [param] = choice?.params ?? [];
  return param?.kind === 'one' ? param.of[0] : undefined;
}

/** Orders that bid up to `limit` for every lot that comes up, and decide what a lot asks when it is won. */
function sheetOf(view: GameView, limit: number) {
  const { markers, grid } = stateOf(view);
  const lines = markers.flatMap((marker, n) => {
    if (marker === null) return [];
    const tile = grid[marker.space];
    return [n === 0 || tile === null ? { lot: 'flag', limit } : { lot: marker.space, tile, limit }];
  });
  return { game: { sheet: { round: 1, lines, others: 'pass' }, fill: SPICES, either: 'ships' } };
}

async function giveSheet(match: Match, seat: number, limit: number, atOnce: boolean): Promise<void> {
  const client = clientOf(match, seat);
  const view = await viewOf(match, client);
  const given = await giveOrders(match.path, client, view.seq, { ...sheetOf(view, limit), atOnce });
  expect(given.status, given.body.code).toBe(200);
}

test('four sheets settle all auctions of a round, within the queries of each invocation', async () => {
  const match = await atTheAuctions(4);
  const first = await viewOf(match, clientOf(match, 0));
  const seats = [0, 1, 2, 3].filter((seat) => !first.acting.includes(seat));
  for (const seat of seats) await giveSheet(match, seat, seat + 1, true);
  const before = (await logRows(match.id)).length;
  const trips = await tripsOf(async () => {
    await giveSheet(match, first.acting[0] ?? -1, 2, true);
    for (let run = 0; run < INVOCATIONS; run += 1) await ringAlarm(match.id);
  });
  expect(stateOf(await viewOf(match, clientOf(match, 0))).step.phase).toBe('turn');
  const answers = (await logRows(match.id)).slice(before);
  expect(answers.filter(({ by }) => by === 'order').length).toBeGreaterThanOrEqual(8);
  const statements = trips.reduce((sum, trip) => sum + trip.statements.length, 0);
  expect(statements / answers.length).toBeLessThanOrEqual(QUERIES / AUTOMATIC_PER_INVOCATION);
});

test('of three players two are away: their sheets answer whenever it comes to them', async () => {
  const match = await atTheAuctions(3);
  for (const seat of [1, 2]) await giveSheet(match, seat, 3, false);
  const present = clientOf(match, 0);
  for (;;) {
    const view = await viewOf(match, present);
    if (stateOf(view).step.phase !== 'auction') break;
    if (view.acting.includes(0)) await commit(match, present, view.seq, { type: 'pass' });
    else await untilAnswered(match.id);
  }
  const rows = await logRows(match.id);
  expect(
    rows.filter(({ by, seat }) => by === 'person' && seat !== 0 && seat !== null).length,
  ).toBeLessThanOrEqual(4);
  expect(rows.some(({ by }) => by === 'order')).toBe(true);
});

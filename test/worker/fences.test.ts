import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, TableQuestion } from '#shared/protocol/http.ts';
import { gamesTable, seatsTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { contentsOf, db, gameRow, seatRows, writes } from './support/database.ts';
import { claimOf, clientOf, commit, decision, inPlay, streamOf, until, viewOf } from './support/play.ts';
import { startTimers, stopTimers, unanswered } from './support/silence.ts';
import { VEHICLE } from '../support/vehicle.ts';

/**
 * Some writes add no row to the log: taking a seat, offering one again, starting, cancelling, voting. No row key stops a
 * second writer there. A decision that rests on outdated rows is not written.
 */

const ME = { kind: 'me', name: 'Ann' };
const OPEN = { kind: 'open' };

/** An open game, and what can be done with it, each action by a client of its own. */
async function openGame() {
  const host = new Client();
  const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats: [ME, OPEN] });
  const path = `/api/games/${made.id}`;
  const [claimPath, claim] = claimOf(made.seats[1]?.link ?? '');
  const claimAs = (name: string) => () => new Client().send(claimPath, { ...claim, name });
  const acts = {
    'taking a seat': claimAs('Slow'),
    'taking it': claimAs('Quick'),
    'offering it anew': () => host.send(`${path}/seats/1/replace`),
    'starting with bots': () => host.send(`${path}/start`),
    'calling off': () => host.send(`${path}/cancel`),
  };
  return { id: made.id, acts };
}
type Act = keyof Awaited<ReturnType<typeof openGame>>['acts'];

/** Waits until the bots of a running game have played: then it waits for a person. */
const untilItRests = (id: string): Promise<true> =>
  until(async () => {
    const { status, acting } = await gameRow(id);
    const people = (await seatRows(id)).filter(({ kind }) => kind === 'person');
    return status !== 'running' || people.some(({ seat }) => (acting >> seat) & 1) || undefined;
  });

/** The write of a change of the game; not that of a guest or a session before it. */
const changes = (statements: readonly string[]): boolean =>
  writes(statements) && statements.some((one) => /^update "(games|seats)"/.test(one));

describe('A write that the database carries out late', () => {
  beforeEach(() => {
    stopTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    startTimers();
    vi.restoreAllMocks();
  });

  test.each<[late: Act, first: Act]>([
    ['taking a seat', 'taking it'],
    ['taking a seat', 'offering it anew'],
    ['taking a seat', 'starting with bots'],
    ['taking a seat', 'calling off'],
    ['offering it anew', 'taking it'],
    ['offering it anew', 'starting with bots'],
    ['starting with bots', 'taking it'],
    ['starting with bots', 'calling off'],
    ['calling off', 'taking it'],
    ['calling off', 'starting with bots'],
  ])('%s fails after %s', async (slow, quick) => {
    const { id, acts } = await openGame();
    const { answer, late } = await unanswered<{ readonly status: number }>(changes, acts[slow]);
    expect(answer.status).toBe(503);
    expect((await acts[quick]()).status).toBe(200);
    await untilItRests(id);
    const before = await contentsOf(id);
    expect(await late()).toBeInstanceOf(Error);
    expect(await contentsOf(id)).toEqual(before);
  });

  test('a late claim does not take a seat from its new owner, even if other seats are open', async () => {
    const seats = [ME, OPEN, OPEN];
    const made = await new Client().post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    const [path, claim] = claimOf(made.seats[1]?.link ?? '');
    const { late } = await unanswered(changes, () => new Client().send(path, { ...claim, name: 'Slow' }));
    await new Client().post(path, { ...claim, name: 'Quick' });
    const before = await contentsOf(made.id);
    expect(await late()).toBeInstanceOf(Error);
    expect(await contentsOf(made.id)).toEqual(before);
  });

  test('a late vote does not overwrite another seat’s vote', async () => {
    const match = await inPlay(['person', 'person', 'person', 'person']);
    const { client, seat, view } = await decision(match, streamOf(71));
    await commit(match, client, view.seq, { type: 'pass' }, { type: 'draw' });
    const expect_ = view.seq + 1;
    const undo = { expect: expect_, to: view.seq };
    const { question } = await client.post<{ question: TableQuestion }>(`${match.path}/undo`, undo);
    const [one = 0, other = 0] = question.asked;
    const vote = (by: number) => () =>
      clientOf(match, by).send(`${match.path}/votes`, {
        expect: expect_,
        question: question.id,
        answer: 'yes',
      });
    const { late } = await unanswered<{ readonly status: number }>(changes, vote(one));
    await vote(other)();
    expect(await late()).toBeInstanceOf(Error);
    expect((await viewOf(match, clientOf(match, seat))).question?.agreed).toEqual([other]);
    await vote(one)();
    expect((await viewOf(match, clientOf(match, seat))).question?.agreed).toEqual([one, other]);
  });
});

describe('A room whose memory is out of date', () => {
  const calledOff = (id: string) =>
    db().update(gamesTable).set({ status: 'aborted' }).where(eq(gamesTable.id, id));
  const taken = (id: string) =>
    db()
      .update(seatsTable)
      .set({ kind: 'person', playerId: 'somebody', name: 'Somebody' })
      .where(and(eq(seatsTable.gameId, id), eq(seatsTable.seat, 1)));

  test.each<[Act, string]>([
    ['taking a seat', 'GAME_NOT_OPEN'],
    ['offering it anew', 'GAME_NOT_OPEN'],
    ['starting with bots', 'GAME_NOT_OPEN'],
    ['calling off', 'GAME_NOT_OPEN'],
  ])('notices that the game was cancelled: %s is %s', async (act, code) => {
    const { id, acts } = await openGame();
    await calledOff(id);
    const before = await contentsOf(id);
    const { body } = await acts[act]();
    expect(body.code).toBe(code);
    expect(await contentsOf(id)).toEqual(before);
  });

  test.each<[Act, string]>([
    ['taking a seat', 'SEAT_TAKEN'],
    ['offering it anew', 'SEAT_TAKEN'],
  ])('notices that the seat was taken: %s is %s', async (act, code) => {
    const { id, acts } = await openGame();
    await taken(id);
    const before = await contentsOf(id);
    const { body } = await acts[act]();
    expect(body.code).toBe(code);
    expect(await contentsOf(id)).toEqual(before);
  });

  test('puts no bot into a seat that was taken', async () => {
    const { id, acts } = await openGame();
    await taken(id);
    await acts['starting with bots']();
    expect((await seatRows(id)).map(({ kind }) => kind)).toEqual(['person', 'person']);
  });
});

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, Problem, TableQuestion, UndoAnswer } from '#shared/protocol/http.ts';
import { gamesTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { contentsOf, db, gameRow, logRows, seatRows, writes } from './support/database.ts';
import { claimOf, clientOf, commit, decision, inPlay, streamOf, viewOf, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { startTimers, stopTimers, unanswered } from './support/silence.ts';
import { VEHICLE } from '../support/vehicle.ts';

/**
 * Decisions that depend on more than the row they write. Starting a game and taking a seat depend on all seats.
 * An undo by consent depends on the question that was agreed to.
 */

const PASS = { type: 'pass' };
const DRAW = { type: 'draw' };

/** The write of a change of the game; not that of a guest or a session before it. */
const changes = (statements: readonly string[]): boolean =>
  writes(statements) && statements.some((one) => /^update "(games|seats)"/.test(one));

beforeEach(() => {
  stopTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  startTimers();
  vi.restoreAllMocks();
});

describe('With two open seats', () => {
  /** A claim of one of them got no answer. `late` lets the database carry it out. */
  async function slowClaim() {
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
    const { id, seats: made } = await new Client().post<CreatedGame>('/api/games', {
      game: VEHICLE,
      seats,
    });
    const [path, claim] = claimOf(made[1]?.link ?? '', 'Slow');
    const other = claimOf(made[2]?.link ?? '', 'Quick');
    const slow = new Client();
    const { late } = await unanswered(changes, () => slow.send(path, claim));
    return { id, slow, late, other, again: () => slow.send(path, claim) };
  }

  test('the last claim starts the game, even if the other claim was carried out late', async () => {
    const { id, late, other, again } = await slowClaim();
    await new Client().post(...other);
    const before = await contentsOf(id);
    expect(await late()).toBeInstanceOf(Error);
    expect(await contentsOf(id)).toEqual(before);
    expect((await again()).status).toBe(200);
    expect((await gameRow(id)).status).toBe('running');
  });

  test('no player gets both', async () => {
    const { id, slow, late, other } = await slowClaim();
    expect((await slow.send(...other)).status).toBe(200);
    expect(await late()).toBeInstanceOf(Error);
    expect((await seatRows(id)).map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
  });
});

describe('A question about an undo', () => {
  const vote = (
    match: Match,
    by: number,
    question: TableQuestion,
    expect_: number,
    answer: 'yes' | 'no' = 'yes',
  ) =>
    clientOf(match, by).send<UndoAnswer & Problem>(`${match.path}/votes`, {
      expect: expect_,
      question: question.id,
      answer,
    });

  /** A player has passed and drawn, and asks the others for consent to undo that. */
  async function asking(people: number) {
    const match = await inPlay(Array.from({ length: people }, () => 'person' as const));
    const { client, view, seat } = await decision(match, streamOf(71));
    await commit(match, client, view.seq, PASS, DRAW);
    const seq = view.seq + 1;
    const ask = () =>
      client.post<{ question: TableQuestion }>(`${match.path}/undo`, { expect: seq, to: view.seq });
    return { match, client, seat, seq, ask };
  }

  test('does not outlive a commit, not even one that was sent before it and arrived after it', async () => {
    const { match, client, seq, ask } = await asking(3);
    const next = await decision(match, streamOf(72));
    const go = () => next.client.send(`${match.path}/moves`, { expect: seq, moves: [PASS, DRAW] });
    const { late } = await unanswered(changes, go);
    const { question } = await ask();
    expect(await late()).not.toBeInstanceOf(Error);
    expect((await go()).status).toBe(200);
    expect((await viewOf(match, client)).question).toBeNull();
    for (const by of question.asked)
      expect((await vote(match, by, question, seq + 1)).body.code).toBe('QUESTION_CLOSED');
    expect((await logRows(match.id)).at(-1)).toMatchObject({ seq: seq + 1, undone: null });
  });

  test('does not undo the move of a seat that was not asked: that seat is asked then', async () => {
    const { match, seat, seq, ask } = await asking(3);
    const { question } = await ask();
    const [one = 0, other = 0] = question.asked;
    const { question: open } = await gameRow(match.id);
    if (open === null) throw new Error('nothing is asked');
    const few = { question: { ...open, asked: 1 << one } };
    await db().update(gamesTable).set(few).where(eq(gamesTable.id, match.id));
    await evict(match.id);
    const { body } = await vote(match, one, question, seq);
    expect(body).toMatchObject({ question: { by: seat, asked: [one, other].toSorted(), agreed: [one] } });
    expect((await vote(match, other, question, seq)).body).toMatchObject({ commits: [{ undone: seq - 1 }] });
  });

  test('is closed by a no that arrived late: the last yes undoes nothing', async () => {
    const { match, client, seq, ask } = await asking(3);
    const { question } = await ask();
    const [one = 0, other = 0] = question.asked;
    const { late } = await unanswered(changes, () => vote(match, one, question, seq, 'no'));
    expect((await vote(match, other, question, seq)).status).toBe(200);
    expect(await late()).toBeInstanceOf(Error); // the late write was a vote on a question that has changed
    const no = await unanswered(changes, () => vote(match, one, question, seq, 'no'));
    await viewOf(match, client); // the room remembers the question as open
    await no.late();
    expect((await vote(match, one, question, seq)).body.code).toBe('QUESTION_CLOSED');
    expect((await gameRow(match.id)).seq).toBe(seq);
  });
});

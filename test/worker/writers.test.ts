import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Committed, Problem } from '#shared/protocol/http.ts';
import { gamesTable, logTable } from '../../worker/db/schema.ts';
import { db, gameRow, logRows } from './support/database.ts';
import {
  clientOf,
  commit,
  decision,
  inPlay,
  lookAt,
  streamOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { evict } from './support/rooms.ts';

/** A move of the player in phase I that keeps the turn. */
const PASS = { type: 'pass' };
const DRAW = { type: 'draw' };
const FISH = { type: 'exchange', ship: 0, good: 'fish' };
const GRAIN = { type: 'exchange', ship: 0, good: 'grain' };

const send = (match: Match, seat: number, expect: number, ...moves: object[]) =>
  clientOf(match, seat).send<Partial<Committed> & Partial<Problem>>(`${match.path}/moves`, { expect, moves });

const numbers = async ({ id }: Match): Promise<number[]> => (await logRows(id)).map(({ seq }) => seq);
const oneToN = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Two exchanges on one ship. At least one is possible, whatever the ship carries. */
async function rivals(match: Match) {
  const { seat, view } = await decision(match, streamOf(21));
  const choice = view.choices.find(({ type }) => type === 'exchange');
  const [, good] = choice?.params ?? [];
  const goods = good?.kind === 'one' ? good.of : [];
  return { seat, seq: view.seq, moves: goods.slice(0, 2).map((to) => ({ ...FISH, good: String(to) })) };
}

describe('two writers', () => {
  test('with the same expect: one wins, the other is told what happened since', async () => {
    const match = await inPlay();
    const { seat, seq, moves } = await rivals(match);
    const answers = await Promise.all(moves.map((move) => send(match, seat, seq, move)));
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'STALE', seq: seq + 1 });
    expect(lost?.body.commits).toEqual(won?.body.commits);
    expect(await numbers(match)).toEqual(oneToN(seq + 1));
  });

  test('twenty writers at once write one row', async () => {
    const match = await inPlay();
    const { seat, seq, moves } = await rivals(match);
    const many = Array.from({ length: 20 }, (_, i) => moves[i % 2]!);
    const answers = await Promise.all(many.map((move) => send(match, seat, seq, move)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await numbers(match)).toEqual(oneToN(seq + 1));
  });

  test('a row from another room makes the key clash: the room reads again, and nothing forks', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(22));
    const before = await logRows(match.id);
    await otherWriter(match, seat);
    const late = await send(match, seat, view.seq, PASS, DRAW);
    expect([late.status, late.body.code, late.body.seq]).toEqual([409, 'STALE', view.seq + 1]);
    expect(late.body.commits?.map(({ seq, events }) => [seq, events[0]?.type])).toEqual([
      [view.seq + 1, 'passed'],
    ]);
    const after = await logRows(match.id);
    expect(after.slice(0, -1)).toEqual(before);
    expect((await lookAt(match)).seq).toBe(view.seq + 1);
    expect((await send(match, seat, view.seq + 1, DRAW)).status).toBe(200);
    expect(await numbers(match)).toEqual(oneToN(view.seq + 2));
  });

  test('the losing room shows the winner’s row, both warm and after sleep', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(23));
    await otherWriter(match, seat);
    await send(match, seat, view.seq, PASS, DRAW);
    const warm = [await lookAt(match), await wholeLog(match)];
    await evict(match.id);
    expect([await lookAt(match), await wholeLog(match)]).toEqual(warm);
  });

  /** Another room of the same game passes for `seat`. */
  async function otherWriter({ id }: Match, seat: number): Promise<void> {
    const { seq } = await gameRow(id);
    const [last] = (await logRows(id)).slice(-1);
    if (last === undefined) throw new Error('no log');
    const events = [
      { type: 'passed', seat },
      { type: 'stepBegan', step: { phase: 'trade', seat } },
    ];
    const row = { ...last, seq: seq + 1, seat, by: 'person' as const, moves: [PASS], events, undone: null };
    await db().batch([
      db().insert(logTable).values(row),
      db()
        .update(gamesTable)
        .set({ seq: seq + 1 })
        .where(eq(gamesTable.id, id)),
    ]);
  }
});

describe('a repeated commit', () => {
  test('from a double click gets the same answer, and writes one row', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(24));
    const [first, second] = await Promise.all([1, 2].map(() => send(match, seat, view.seq, PASS, DRAW)));
    expect(first?.status).toBe(200);
    expect(second?.body).toEqual(first?.body);
    expect(await numbers(match)).toEqual(oneToN(view.seq + 1));
  });

  test('still gets the first answer after others have played and the room has slept', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(25));
    const first = await send(match, seat, view.seq, PASS, DRAW);
    await send(match, 1 - seat, view.seq + 1, PASS, DRAW);
    await evict(match.id);
    const again = await send(match, seat, view.seq, PASS, DRAW);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await numbers(match)).toEqual(oneToN(view.seq + 2));
  });

  test('is recognized even if its JSON members are in another order', async () => {
    const match = await inPlay();
    const { seat, seq, moves } = await rivals(match);
    const [move] = moves;
    const first = await send(match, seat, seq, move!);
    const turned = Object.fromEntries(Object.entries(move!).toReversed());
    expect((await send(match, seat, seq, turned)).body).toEqual(first.body);
  });

  test('with other moves is not a repeat', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(26));
    await send(match, seat, view.seq, PASS);
    expect((await send(match, seat, view.seq, GRAIN)).body.code).toBe('STALE');
    expect((await send(match, seat, view.seq, PASS, DRAW)).body.code).toBe('STALE');
  });

  test('from another seat is not a repeat', async () => {
    const match = await inPlay();
    const { seat, view } = await decision(match, streamOf(27));
    await send(match, seat, view.seq, PASS, DRAW);
    expect((await send(match, 1 - seat, view.seq, PASS, DRAW)).body.code).toBe('STALE');
  });

  test('is STALE if the commit was undone', async () => {
    const match = await inPlay();
    const { seat, client, view } = await decision(match, streamOf(28));
    await commit(match, client, view.seq, PASS);
    await client.post(`${match.path}/undo`, { expect: view.seq + 1, to: view.seq });
    await evict(match.id);
    const again = await send(match, seat, view.seq, PASS);
    expect([again.status, again.body.code, again.body.seq]).toEqual([409, 'STALE', view.seq + 2]);
    expect(again.body.commits?.map(({ undone }) => undone)).toEqual([undefined, view.seq]);
    expect(await numbers(match)).toEqual(oneToN(view.seq + 2));
  });
});

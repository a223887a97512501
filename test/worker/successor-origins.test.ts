import { afterEach, beforeEach, expect, test } from 'vitest';
import { chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { checkExport } from '#shared/protocol/exportChecks.ts';
import type { Committed, CreatedGame, Export } from '#shared/protocol/http.ts';
import { rules } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { logRows } from './support/database.ts';
import { giveOrders, untilAnswered } from './support/ordered.ts';
import { AUTO, playTurn, rowsOf, table } from './support/orderedTable.ts';
import { claimOf, clientOf, streamOf, viewOf, wholeLog, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { ask, goes, voteOn } from './support/timed.ts';

/** Whether a person or their orders decided is their own knowledge. The successor of their seat does not inherit it. */

beforeEach(startClock);
afterEach(stopClock);

/** A table of three: a player decides by hand, then by orders, and leaves; Eve takes the seat and decides once. */
async function succeeded() {
  const { match, seat, next, client } = await table(3);
  await playTurn(match, client);
  await playTurn(match, clientOf(match, next));
  await giveOrders(match.path, client, (await logRows(match.id)).length, AUTO);
  await playTurn(match, clientOf(match, (next + 1) % 3));
  await untilAnswered(match.id);
  await goes(match, seat, 'leave');
  const { link = '' } = await clientOf(match, next).post<CreatedGame['seats'][number]>(
    `${match.path}/seats/${seat}/replace`,
    { open: true },
  );
  const eve = new Client();
  await eve.post(...claimOf(link, 'Eve'));
  const taken = (await logRows(match.id)).length;
  const clients = match.clients.with(seat, eve);
  return { match: { ...match, clients }, seat, eve, taken };
}

/** Any player at their turn moves, until Eve has decided. */
async function untilDecided(match: Match, eve: Client): Promise<void> {
  for (let stream = 1; ; stream += 1) {
    const { acting } = await viewOf(match, eve);
    const client = clientOf(match, acting[0] ?? -1);
    const { seq, choices } = await viewOf(match, client);
    const moves = [sampleMove(choices, streamOf(stream))];
    await client.post(`${match.path}/moves`, { expect: seq, moves });
    if (client === eve) return;
  }
}

const originsOf = (commits: readonly Commit[], seat: number): readonly (string | undefined)[] =>
  commits.filter((commit) => commit.seat === seat).map(({ by }) => by);

test('a successor sees how their own rows came about, and of their predecessor’s only what everybody sees', async () => {
  const { match, seat, eve, taken } = await succeeded();
  expect(new Set((await rowsOf(match, 0)).filter((row) => row.startsWith(`${seat} `)))).toEqual(
    new Set([`${seat} person`, `${seat} order`]),
  );
  await untilDecided(match, eve);
  const file = async () => eve.get<Export>(`${match.path}/export`);
  const live = await (await connect(match, eve)).settled();
  const all = async () => [await wholeLog(match, eve), (await file()).commits, live.commits];
  const check = async () => {
    for (const commits of await all()) {
      const [before, after] = [commits.slice(0, taken), commits.slice(taken)].map((some) =>
        originsOf(some, seat),
      );
      expect(new Set(before)).toEqual(new Set([undefined]));
      expect(new Set(after)).toEqual(new Set(['person']));
    }
  };
  await check();
  await evict(match.id);
  await check();
});

test('a successor’s guess of an earlier move gets one answer, whoever decided', async () => {
  const { match, seat, eve } = await succeeded();
  const rows = (await logRows(match.id)).filter((row) => row.seat === seat);
  for (const { seq, moves } of rows) {
    const { status, body } = await eve.send<Committed & { code: string }>(`${match.path}/moves`, {
      expect: seq - 1,
      moves,
    });
    expect([status, body.code]).toEqual([409, 'STALE']);
    expect(new Set(originsOf(body.commits, seat))).toEqual(new Set([undefined]));
  }
});

test('the finished game of a successor is verified from the file alone', async () => {
  const { match, seat, eve } = await succeeded();
  await untilDecided(match, eve);
  const head = chainHead(await wholeLog(match, eve));
  const others = [0, 1, 2].filter((one) => one !== seat);
  await ask(match, seat, { kind: 'end' });
  for (const other of others) await voteOn(match, other, 'yes');
  const file = await eve.get<Export>(`${match.path}/export`);
  expect(file.status).toBe('over');
  expect(originsOf(file.rows ?? [], seat)).toEqual(originsOf(file.commits, seat));
  expect(chainHead(file.commits.slice(0, -1))).toBe(head);
  const report = checkExport(rules, file);
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect([report.ok, report.open]).toEqual([true, []]);
});

test('a file that was saved while a successor was told more is still verified', async () => {
  const { match, seat, eve } = await succeeded();
  await ask(match, seat, { kind: 'end' });
  for (const other of [0, 1, 2]) if (other !== seat) await voteOn(match, other, 'yes');
  const stored = await logRows(match.id);
  const told = (commit: Commit): Commit =>
    commit.seat === seat ? { ...commit, by: stored[commit.seq - 1]?.by ?? 'person' } : commit;
  const file = await eve.get<Export>(`${match.path}/export`);
  const commits = file.commits.map(told);
  const rows = (file.rows ?? []).map(told);
  expect(checkExport(rules, { ...file, commits, rows, head: chainHead(commits) }).ok).toBe(true);
});

import { expect, test } from 'vitest';
import { standingRows } from '#shared/kernel/log.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import { namesAt } from '#shared/words/render.ts';
import { checkExport } from '#shared/protocol/exportChecks.ts';
import { authorsBy } from '../../web/features/talk/talk.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import { logRowTexts } from '../../web/table/log/logText.ts';
import { createPast, pointsOver } from '../../web/table/history.ts';
import { undoTarget } from '../../web/table/pageRules.ts';
import { storyOf, turnsOf } from '../../web/lib/story.ts';
import { playedService } from '../support/savedGame.ts';
import { rules } from '../support/vehicle.ts';
import { GameServer } from './support/server.ts';

/** Rows that are no play: what happened at the table, and what a bot played for a player. */

const now = (seat: number): string => ['Ana', 'Bo', 'Cleo'][seat] ?? '';
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
const happens = (server: GameServer, tableEvent: TableEvent): void =>
  server.append({ seat: null, events: [], tableEvent });

/** Seat 1 runs out of time, loses the seat, and Bo takes it from Dan; then seat 2 takes everything back to its turn. */
function dropOut(): GameServer {
  const server = new GameServer(0);
  server.playUntilTurnOf(1);
  const before = server.seq;
  server.tryToPlay(1, [{ type: 'pass' }]);
  Object.assign(server.rows.at(-1) ?? {}, { by: 'timeOut' });
  happens(server, { type: 'seatVacated', seat: 1, why: 'timeOut' });
  server.play(1, { type: 'draw' });
  Object.assign(server.rows.at(-1) ?? {}, { by: 'timeOut' });
  happens(server, { type: 'successorSeated', seat: 1, name: 'Bo', former: 'Dan' });
  server.takeBack(1, before);
  return server;
}

const told = (server: GameServer): readonly string[] =>
  logRowTexts(storyOf(rules, server.commitsAfter(0)), new Set(), now, undefined).flatMap(({ sentences }) =>
    sentences.map(({ text }) => plain(text)),
  );

test('the log tells who left, who took over and what a bot played, each under the name of that time', () => {
  const lines = told(dropOut());
  expect(lines).toContain('Dan runs out of time: a bot plays.');
  expect(lines).toContain(
    'Dan ran out of time twice in a row and loses the seat. Somebody else may take it.',
  );
  expect(lines).toContain('A bot plays for Dan.');
  expect(lines).toContain('Bo takes Dan’s seat.');
});

test('the log tells how a vote ended after the row that was the last one then, in the names of that time', () => {
  const server = dropOut();
  const ended = { id: 'end-2-a', kind: 'end', by: 1, outcome: 'lapsed', seq: 2, at: 5 } as const;
  const log = logRowTexts(
    storyOf(rules, server.commitsAfter(0)),
    new Set(),
    now,
    undefined,
    endedLines({ endedQuestions: [ended] }, 0, server.commitsAfter(0)),
  );
  const at = log.findIndex(({ isVote }) => isVote);
  expect([log[at - 1]?.seq, log[at]?.seq, log[at + 1]?.seq]).toEqual([2, 2, 3]);
  expect(log[at]?.sentences.map(({ text }) => plain(text))).toEqual([
    'Vote to end the game now (asked by Dan): lapsed. Too few agreed in time.',
  ]);
  expect(log[at]?.undone).toBe(false);
});

test('what was asked by or about a player is not told to their successor as “you”', () => {
  const log = dropOut().commitsAfter(0);
  const seated = log.find(({ tableEvent }) => tableEvent?.type === 'successorSeated')?.seq ?? 0;
  const asked = { id: 'a', kind: 'end', by: 1, outcome: 'lapsed', at: 5 } as const;
  const about = {
    id: 'b',
    kind: 'replace',
    seat: 1,
    with: 'successor',
    by: 0,
    outcome: 'agreed',
    at: 6,
  } as const;
  const endedQuestions = [seated - 1, seated].flatMap((seq) => [
    { ...asked, seq },
    { ...about, seq },
  ]);
  const lines = endedLines({ endedQuestions }, 1, log).map(({ phrase }) => phrase);
  expect(lines.map(({ key, args }) => [key, args['name']])).toEqual([
    ['table.ended.end', { seat: 1 }],
    ['table.ended.replace.successor', { seat: 0 }],
    ['table.ended.end', { term: 'table.ended.you' }],
    ['table.ended.replace.successor.you', { seat: 0 }],
  ]);
});

test('names change with each successor', () => {
  const took = (seq: number, name: string, former: string) => ({
    seq,
    tableEvent: { type: 'successorSeated', seat: 1, name, former } as const,
  });
  const at = namesAt([took(5, 'Eve', 'Dan'), took(9, 'Bo', 'Eve')], now, '');
  expect([4, 5, 8, 9].map((seq) => at(seq)(1))).toEqual(['Dan', 'Eve', 'Eve', 'Bo']);
  expect(at(4)(0)).toBe('Ana');
});

test('a message has the name of who had the seat when it was written', () => {
  const row = (seq: number, at: number) =>
    ({ seq, at, seat: null, events: [], by: 'forced', version: 1 }) as const;
  const tableEvent = { type: 'successorSeated', seat: 1, name: 'Bo', former: 'Dan' } as const;
  const author = authorsBy([row(1, 10), { ...row(2, 20), tableEvent }], {
    seats: [],
  });
  expect([author({ seat: 1, at: 19 }), author({ seat: 1, at: 20 })]).toEqual(['Dan', 'Seat 2']);
  expect([author({ seat: null, at: 9 }), author({ seat: null, former: true, at: 9 })]).toEqual([
    'Host',
    'Former player',
  ]);
});

test('table events keep counting when play is taken back, and change no position', () => {
  const log = dropOut().commitsAfter(0);
  const story = storyOf(rules, log);
  const undone = story.filter((entry) => entry.undone).map(({ tableEvent }) => tableEvent);
  expect(undone).toEqual([undefined, undefined]);
  const past = createPast(rules);
  for (const { seq } of log) expect(past(log, seq)).toEqual(foldLog(rules, log.slice(0, seq)));
});

test('what happens at the table begins no turn, and is no point of the chart', () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  const turns = turnsOf(storyOf(rules, server.commitsAfter(0))).length;
  happens(server, { type: 'paused', until: 5 });
  happens(server, { type: 'resumed' });
  server.play(0, { type: 'pass' });
  expect(turnsOf(storyOf(rules, server.commitsAfter(0)))).toHaveLength(turns + 1);
  const log = server.commitsAfter(0);
  const points = pointsOver(
    log,
    createPast(rules),
    ({ seat }) => seat,
    () => [],
  );
  expect(points.filter(({ seat }) => seat === null).map(({ seq }) => seq)).toEqual([1]);
});

test('taking back one’s last move passes over what happened at the table', () => {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' });
  const move = server.seq;
  happens(server, { type: 'paused', until: 5 });
  const log = server.commitsAfter(0);
  const to = undoTarget(log, 0) ?? 0;
  expect(to).toBe(move - 1);
  server.takeBack(0, to);
  const standing = standingRows(server.commitsAfter(0)).map(({ seq }) => seq);
  expect(standing.slice(-2)).toEqual([move - 1, move + 1]);
});

test('a downloaded game with table events is checked row by row', () => {
  const server = playedService();
  server.append({ seat: null, events: [], tableEvent: { type: 'gameSlept' } });
  const file = server.export();
  expect(checkExport(rules, file)).toMatchObject({ ok: true, open: [] });
  const forged = file.commits.map((row) =>
    row.tableEvent === undefined ? row : { ...row, tableEvent: { type: 'resumed' } as const },
  );
  const report = checkExport(rules, { ...file, commits: forged, head: chainHead(forged) });
  expect(report.checks.filter(({ ok }) => !ok)).toMatchObject([{ kind: 'log', at: forged.length }]);
});

test('a game that a vote has ended is over for its check; without the vote it is not', () => {
  const server = playedService(0, 30);
  const running = { ...server.export(), status: 'over' } as const;
  expect(checkExport(rules, running).checks).toContainEqual({ kind: 'end', ok: false });
  server.append({ seat: null, events: [], tableEvent: { type: 'endedEarly', why: 'vote' } });
  const ended = { ...server.export(), status: 'over' } as const;
  expect(checkExport(rules, ended).checks).toContainEqual({ kind: 'end', ok: true });
});

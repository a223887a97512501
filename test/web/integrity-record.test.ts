import { expect, test } from 'vitest';
import { chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';
import {
  compare,
  createIntegrityRecord,
  readIntegrityRecord,
  type Shown,
} from '../../web/models/integrityRecord.ts';
import { GameServer } from './support/server.ts';
import { storage } from './support/world.ts';

const ID = 'a222222222222222';

function shownBy(server: GameServer): Shown {
  return {
    version: 1,
    viewer: 0,
    log: server.commitsAfter(0),
    chance: { seedHash: 'seed', hash: 'both' },
    running: true,
  };
}

function midgame() {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  return { server, device: storage() };
}

const falsified = (log: readonly Commit[]): Commit[] =>
  log.map((row, i) => (i === 1 ? { ...row, at: row.at + 1 } : row));

test('the recorded head is that of the whole log, however it grew', () => {
  const { server, device } = midgame();
  const look = createIntegrityRecord(device, ID);
  look(shownBy(server));
  server.play(0, { type: 'pass' });
  look(shownBy(server));
  const log = server.commitsAfter(0);
  expect(readIntegrityRecord(device, ID)).toMatchObject({ seq: log.length, head: chainHead(log) });
});

test('the next page finds the same past', () => {
  const { server, device } = midgame();
  createIntegrityRecord(device, ID)(shownBy(server));
  const seq = server.seq;
  server.play(0, { type: 'pass' });
  expect(createIntegrityRecord(device, ID)(shownBy(server))).toEqual({ kind: 'same', seq });
});

test('a rewritten past is noticed, and the record stays as evidence', () => {
  const { server, device } = midgame();
  createIntegrityRecord(device, ID)(shownBy(server));
  const kept = readIntegrityRecord(device, ID);
  const shown = { ...shownBy(server), log: falsified(server.commitsAfter(0)) };
  expect(createIntegrityRecord(device, ID)(shown)).toEqual({ kind: 'rewritten', seq: server.seq });
  expect(readIntegrityRecord(device, ID)).toEqual(kept);
});

test('a log that became shorter counts as a rewritten past', () => {
  const { server, device } = midgame();
  createIntegrityRecord(device, ID)(shownBy(server));
  const shown = { ...shownBy(server), log: server.commitsAfter(0).slice(0, -1) };
  expect(createIntegrityRecord(device, ID)(shown)).toMatchObject({ kind: 'rewritten' });
});

test('a changed hash of chance is noticed; a new one is accepted', () => {
  const { server, device } = midgame();
  const early = { ...shownBy(server), chance: { seedHash: 'seed', hash: null } };
  createIntegrityRecord(device, ID)(early);
  expect(compare(readIntegrityRecord(device, ID), shownBy(server))).toMatchObject({ kind: 'same' });
  createIntegrityRecord(device, ID)(shownBy(server));
  const other = { ...shownBy(server), chance: { seedHash: 'seed', hash: 'another' } };
  expect(compare(readIntegrityRecord(device, ID), other)).toEqual({ kind: 'chance' });
});

test('another version of the events or another seat begins a new chain', () => {
  const { server, device } = midgame();
  createIntegrityRecord(device, ID)(shownBy(server));
  const later = { ...shownBy(server), version: 2, log: falsified(server.commitsAfter(0)) };
  expect(createIntegrityRecord(device, ID)(later)).toEqual({ kind: 'untold' });
  expect(readIntegrityRecord(device, ID)).toMatchObject({ version: 2, head: chainHead(later.log) });
});

test('a spectator who takes a seat begins a new chain', () => {
  const { server, device } = midgame();
  const look = createIntegrityRecord(device, ID);
  look({ ...shownBy(server), viewer: 'spectator', log: falsified(server.commitsAfter(0)) });
  look(shownBy(server));
  expect(readIntegrityRecord(device, ID)).toMatchObject({
    viewer: 0,
    head: chainHead(server.commitsAfter(0)),
  });
});

test('a game that is over gets no new record', () => {
  const { server, device } = midgame();
  createIntegrityRecord(device, ID)({ ...shownBy(server), running: false });
  expect(readIntegrityRecord(device, ID)).toBeUndefined();
});

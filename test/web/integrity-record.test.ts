import { describe, expect, test } from 'vitest';
import { chainHead } from '#shared/kernel/chain.ts';
import { redactRow } from '#shared/kernel/fold.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { fail, ok } from '#shared/kernel/result.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { NETWORK } from '../../web/lib/api.ts';
import {
  compare,
  confirmed,
  createIntegrityRecord,
  readIntegrityRecord,
  type Shown,
} from '../../web/features/fairness/fairness.ts';
import { rules } from '../support/vehicle.ts';
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

describe('a log that is shorter than what this browser was shown', () => {
  const short = () => {
    const { server, device } = midgame();
    const before = { ...shownBy(server), log: server.commitsAfter(0).slice(0, -1) };
    createIntegrityRecord(device, ID)(shownBy(server));
    const look = createIntegrityRecord(device, ID);
    return { server, device, before, look, found: look(before) };
  };
  const answering = (view: Partial<GameView>) => async () => ok({ ...new GameServer(0).view(), ...view });

  test('is no rewritten one while the service cannot be asked, or has the missing rows', async () => {
    const { server, before, found } = short();
    const offline = async () => fail({ code: NETWORK, status: 0 });
    expect(await confirmed(found, before, offline)).toEqual({ kind: 'untold' });
    expect(await confirmed(found, before, answering({ seq: server.seq }))).toEqual({ kind: 'untold' });
    expect(await confirmed(found, before, answering({ seq: 1, you: 1 }))).toEqual({ kind: 'untold' });
  });

  test('is a rewritten one if the service says that it is no longer', async () => {
    const { server, before, found } = short();
    const now = answering({ seq: server.seq - 1 });
    expect(await confirmed(found, before, now)).toEqual({ kind: 'rewritten', seq: server.seq });
  });

  test('is looked at again when its rows have come, and the record goes on', () => {
    const { server, device, look } = short();
    server.play(0, { type: 'pass' });
    expect(look(shownBy(server))).toMatchObject({ kind: 'same' });
    expect(readIntegrityRecord(device, ID)).toMatchObject({ head: chainHead(server.commitsAfter(0)) });
  });
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
  expect(createIntegrityRecord(device, ID)(later)).toEqual({ kind: 'incomparable' });
  expect(readIntegrityRecord(device, ID)).toMatchObject({ version: 2, head: chainHead(later.log) });
});

test('a spectator who takes a seat begins a new chain once the page has fetched the log again', () => {
  const { server, device } = midgame();
  const look = createIntegrityRecord(device, ID);
  const mixed = falsified(server.commitsAfter(0));
  look({ ...shownBy(server), viewer: 'spectator', log: mixed });
  expect(look({ ...shownBy(server), log: mixed })).toEqual({ kind: 'incomparable' });
  expect(readIntegrityRecord(device, ID)).toMatchObject({ viewer: 'spectator' });
  createIntegrityRecord(device, ID)(shownBy(server));
  expect(readIntegrityRecord(device, ID)).toMatchObject({
    viewer: 0,
    head: chainHead(server.commitsAfter(0)),
  });
});

test('a player who comes back to their seat as a successor begins a new chain', () => {
  const { server, device } = midgame();
  server.play(0, { type: 'pass' });
  createIntegrityRecord(device, ID)(shownBy(server));
  server.append({
    seat: null,
    events: [],
    tableEvent: { type: 'successorSeated', seat: 0, name: 'Ana', former: 'Bo' },
  });
  const log = server.rows.map((row) => redactRow(rules, row, 0, server.seq));
  const back = { ...shownBy(server), log };
  expect(createIntegrityRecord(device, ID)(back)).toEqual({ kind: 'incomparable' });
  expect(createIntegrityRecord(device, ID)(back)).toEqual({ kind: 'same', seq: server.seq });
});

test('a successor’s row among those that were shown is a rewritten past, whether it is new or gone', () => {
  const { server, device } = midgame();
  server.play(0, { type: 'pass' });
  const honest = shownBy(server);
  const log = honest.log.map((row, i): Commit =>
    i === 1
      ? {
          ...row,
          seat: null,
          events: [],
          tableEvent: { type: 'successorSeated', seat: 0, name: 'Ana', former: 'Bo' },
        }
      : row,
  );
  const forged = { ...honest, log };
  const found = { kind: 'rewritten', seq: server.seq };
  createIntegrityRecord(device, ID)(honest);
  expect(createIntegrityRecord(device, ID)(forged)).toEqual(found);
  const other = storage();
  createIntegrityRecord(other, ID)(forged);
  expect(createIntegrityRecord(other, ID)(honest)).toEqual(found);
});

test('a record of an earlier release says nothing of a player who is a successor', () => {
  const { server, device } = midgame();
  server.append({
    seat: null,
    events: [],
    tableEvent: { type: 'successorSeated', seat: 0, name: 'Ana', former: 'Bo' },
  });
  createIntegrityRecord(device, ID)(shownBy(server));
  const { seatedAt: _, ...early } = { ...readIntegrityRecord(device, ID) };
  device.write(`carrack.witness.${ID}`, early);
  expect(createIntegrityRecord(device, ID)(shownBy(server))).toEqual({ kind: 'incomparable' });
});

test('a record of an earlier release is one of a player who has had their seat from the beginning', () => {
  const { server, device } = midgame();
  createIntegrityRecord(device, ID)(shownBy(server));
  const { seatedAt: _, ...early } = { ...readIntegrityRecord(device, ID) };
  device.write(`carrack.witness.${ID}`, early);
  expect(createIntegrityRecord(device, ID)(shownBy(server))).toMatchObject({ kind: 'same' });
});

test('a game that is over gets no new record', () => {
  const { server, device } = midgame();
  createIntegrityRecord(device, ID)({ ...shownBy(server), running: false });
  expect(readIntegrityRecord(device, ID)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { VEHICLE, rules } from '../support/vehicle.ts';
import { commitment, diceKey, seedHash, type Chance } from '#shared/kernel/commitment.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { redactRow } from '#shared/kernel/fold.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { Export } from '#shared/protocol/http.ts';
import { NETWORK } from '../../web/lib/api.ts';
import { NOTHING_REVEALED, report, createIntegrityRecord } from '../../web/features/fairness/fairness.ts';
import { playOut } from '../support/playout.ts';
import { rowOf } from '../support/rows.ts';
import { storage } from './support/world.ts';

const ID = 'a222222222222222';
const chance: Chance = { gameId: ID, seed: 'ab'.repeat(32), entropy: ['cd'.repeat(32), null] };

/** A finished game as the server exports it, and the log that seat 0 was shown. */
function finished(): { whole: Export; log: Commit[] } {
  const dice = seededDice(diceKey(chance));
  const stream = dice.stream('test', 0);
  const { rows } = playOut(rules, { options: { officeDraw: 'planning' }, seats: 2, dice }, (state, seat) =>
    sampleMove(rules.choices(seatView(rules, state, seat)), stream),
  );
  const played = rows.map(({ seat, events }, i) => rowOf(i + 1, seat, events));
  const log = played.map((row): Commit => redactRow(rules, row, 0));
  const revealed = played.map(({ seq, seat, events, at, version, by }): Commit => ({
    seq,
    seat,
    ...(seat === 0 ? { by } : {}),
    events,
    at,
    version,
  }));
  const published = { seedHash: seedHash(ID, chance.seed), hash: commitment(chance) };
  const whole: Export = {
    id: ID,
    game: VEHICLE,
    options: {},
    status: 'over',
    viewer: 0,
    seats: [],
    commits: log,
    head: chainHead(log),
    commitment: { ...published, seed: chance.seed, entropy: chance.entropy },
    rows: revealed,
  };
  return { whole, log };
}

const { whole, log } = finished();

/** A device that was shown the first 20 rows while the game ran. */
function memoryOf(shown: readonly Commit[]) {
  const device = storage();
  createIntegrityRecord(
    device,
    ID,
  )({ version: 1, viewer: 0, log: shown.slice(0, 20), chance: whole.commitment, running: true });
  return device;
}

test('an honest game is verified, with how far this browser can vouch for its past', () => {
  expect(report(rules, whole, log, memoryOf(log))).toMatchObject({
    ok: true,
    value: { ok: true, memory: { kind: 'same', seq: 20 } },
  });
});

test('a browser without a record says so, and checks the rest', () => {
  const found = report(rules, whole, log, storage());
  expect(found).toMatchObject({ value: { ok: true, memory: { kind: 'untold' } } });
});

test('a past that was rewritten consistently does not match this browser’s record', () => {
  const device = memoryOf(log.map((row) => ({ ...row, at: row.at + 1 })));
  expect(report(rules, whole, log, device)).toMatchObject({
    value: { ok: false, memory: { kind: 'rewritten', seq: 20 } },
  });
});

test('a row that was shown differently than it was played is named', () => {
  const shown = log.map((row) => (row.seq === 7 ? { ...row, at: row.at + 1 } : row));
  const found = report(rules, whole, shown, storage());
  expect(found).toMatchObject({ value: { ok: false } });
  if (found.ok)
    expect(found.value.checks).toContainEqual(expect.objectContaining({ kind: 'log', ok: false, at: 7 }));
});

test('a log of which rows are still to come is not judged', () => {
  const found = report(rules, whole, log.slice(0, 50), storage());
  expect(found).toMatchObject({ ok: false, failure: { code: NETWORK } });
});

test('the recorded hashes count, not those that the server gives now', () => {
  const seed = 'ee'.repeat(32);
  const forged: Export = {
    ...whole,
    commitment: {
      seed,
      entropy: chance.entropy,
      seedHash: seedHash(ID, seed),
      hash: commitment({ ...chance, seed }),
    },
  };
  const found = report(rules, forged, log, memoryOf(log));
  if (!found.ok) throw new Error(found.failure.code);
  expect(found.value.memory).toEqual({ kind: 'chance' });
  expect(found.value.checks.filter((check) => !check.ok).map(({ kind }) => kind)).toEqual([
    'seed',
    'commitment',
    'draws',
  ]);
});

test('nothing can be checked until the seed is revealed', () => {
  const { seedHash, hash } = whole.commitment;
  const found = report(rules, { ...whole, commitment: { seedHash, hash } }, log, storage());
  expect(found).toMatchObject({ ok: false, failure: { code: NOTHING_REVEALED } });
});

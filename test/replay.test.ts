import { describe, expect, test } from 'vitest';
import type { Dump, StoredGame } from '../scripts/lib/savedGames.ts';
import { differenceAt } from '../scripts/lib/redecide.ts';
import { restorableRows, shadowOfDump, statesOf } from '../scripts/lib/replay.ts';
import { playedService, spoilt, storedGame } from './support/savedGame.ts';
import { rules } from './support/vehicle.ts';

/** A stored game is decided again with today's rules: before a deploy (shadow), and to restore its rows. */

const UNKNOWN = JSON.stringify([{ type: 'fromTheFuture' }]);
const ROWS = 60;
const sound = await storedGame(ROWS);

const dumpOf = (game: StoredGame): Dump => ({ dump: 1, engine: '', ...game, states: statesOf(rules, game) });
const kindsOf = (game: Dump): readonly string[] =>
  shadowOfDump(rules, game).map(({ kind, row }) => `${row} ${kind}`);

/** A row of a person's decision in the middle. */
const played = sound.rows.find(({ seq, moves }) => seq > 30 && moves !== '[]');
const MIDDLE = played?.seq ?? 0;

describe('A shadow replay', () => {
  test('finds nothing where the rules are the same, and every row is decided again', async () => {
    expect(kindsOf(dumpOf(sound))).toEqual([]);
    expect(kindsOf(dumpOf(await storedGame()))).toEqual([]);
    const again = sound.rows.map((raw) => raw.moves).filter((moves) => moves !== '[]');
    expect(again.length).toBeGreaterThan(ROWS - 5);
  });

  test('names a move that is no longer offered', () => {
    const moves = JSON.stringify([{ type: 'castle' }]);
    expect(kindsOf(dumpOf(spoilt(sound, MIDDLE, { moves })))).toEqual([`${MIDDLE} refused`]);
  });

  test('names events that today’s rules do not decide, the first difference, and once the state they lead to', () => {
    const drawn = sound.rows.find(({ events }) => events.includes('"type":"drawn"'));
    const events = drawn?.events.replace(/"cards":\["\w+"/, '"cards":["none"') ?? '';
    const other = spoilt(sound, drawn?.seq ?? 0, { events });
    const [finding] = shadowOfDump(rules, { ...dumpOf(other) });
    expect(finding).toMatchObject({ kind: 'events', row: drawn?.seq });
    expect(finding?.text).toMatch(/^events\.\d\.cards\.0: stored "none", decided now "\w+"$/);
  });

  test('names the first row whose state is another one than when it was dumped', () => {
    const dump = dumpOf(sound);
    const states = dump.states.map((state, i) => (i < 20 ? state : `not ${state}`));
    expect(kindsOf({ ...dump, states })).toEqual(['21 state']);
  });

  test('names a row that folded and does not fold now', () => {
    const dump = dumpOf(sound);
    expect(kindsOf({ ...spoilt(sound, ROWS, { version: 99 }), ...statesAlone(dump) })).toEqual([
      `${ROWS} unfoldable`,
    ]);
  });

  test('passes over rows without moves and without events', async () => {
    const game = await storedGame(25);
    const fact = {
      ...game.rows[24],
      seq: 26,
      moves: '[]',
      events: '[]',
      undone: null,
      seat: null,
      head: null,
    };
    const longer = { ...game, seq: 26, rows: [...game.rows, fact as StoredGame['rows'][number]] };
    expect(kindsOf(dumpOf(longer))).toEqual([]);
  });

  test('needs the seed only for what is drawn', () => {
    expect(kindsOf(dumpOf({ ...sound, seed: '' }))).toEqual([]);
    const other = { ...sound, seed: 'aa'.repeat(32) };
    expect(kindsOf(dumpOf(other))[0]).toBe('1 events');
  });
});

const statesAlone = ({ dump, engine, states }: Dump) => ({ dump, engine, states });

describe('A damaged row is restored', () => {
  test('if its moves give again exactly what its head was made of', async () => {
    const broken = spoilt(spoilt(sound, MIDDLE, { events: UNKNOWN }), MIDDLE + 1, { events: '[{' });
    const restored = await restorableRows(rules, broken);
    expect(restored).toEqual(sound.rows.filter(({ seq }) => seq === MIDDLE || seq === MIDDLE + 1));
  });

  test('also if it is the set-up', async () => {
    const restored = await restorableRows(rules, spoilt(sound, 1, { events: '' }));
    expect(restored).toEqual([sound.rows[0]]);
  });

  test('but not if its moves are other ones, its head is gone, or the seed is another one', async () => {
    const broken = spoilt(sound, MIDDLE, { events: UNKNOWN });
    expect(await restorableRows(rules, spoilt(broken, MIDDLE, { head: null }))).toEqual([]);
    expect(await restorableRows(rules, spoilt(broken, MIDDLE, { at: 1 }))).toEqual([]);
    const setUp = { ...spoilt(sound, 1, { events: '' }), seed: 'aa'.repeat(32) };
    expect(await restorableRows(rules, setUp)).toEqual([]);
    expect(
      differenceAt(rules, sound, { ...playedService(0, 5).rows[3]!, moves: [] }, undefined),
    ).toBeUndefined();
  });
});

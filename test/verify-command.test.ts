import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { checkExport } from '#shared/protocol/exportChecks.ts';
import { readExport } from '#shared/protocol/exportFile.ts';
import type { Export } from '#shared/protocol/http.ts';
import { playedService } from './support/savedGame.ts';
import { rules } from './support/vehicle.ts';

/** The file of a downloaded game can be checked by anybody, from the file alone. */

const whole = playedService().export();
const spectators = playedService(null).export();
const early = playedService(1, 30).export();
const rows = whole.rows ?? [];

/** What does not match, with its row. */
const faultsOf = (file: Export): readonly string[] =>
  checkExport(rules, file).checks.flatMap((check) =>
    check.ok ? [] : [`${check.kind}${'at' in check ? ` ${check.at}` : ''}`],
  );

const changed = <Changed>(log: readonly Commit[], seq: number, change: (row: Commit) => Changed) =>
  log.map((row) => (row.seq === seq ? change(row) : row));

const later = (row: Commit): Commit => ({ ...row, at: row.at + 1 });
const without = (log: readonly Commit[], seq: number): readonly Commit[] =>
  log.filter((row) => row.seq !== seq);
/** The commits of a file, with the head that belongs to them. */
const headed = (file: Export, commits: readonly Commit[]): Export => ({
  ...file,
  commits,
  head: chainHead(commits),
});

/** The first row that draws cards after the set-up, and the same row with other cards. */
const drawnAt = rows.find(({ events }) => events.some(({ type }) => type === 'drawn'))?.seq ?? 0;
const otherCards = (row: Commit): Commit => ({
  ...row,
  events: row.events.map((event) =>
    event.type === 'drawn' && 'cards' in event && Array.isArray(event.cards)
      ? { ...event, cards: event.cards.map((card) => (card === 'fish' ? 'cloth' : 'fish')) }
      : event,
  ),
});

describe('The check of a saved game', () => {
  test('finds nothing in an honest file, whoever downloaded it', () => {
    expect(faultsOf(whole)).toEqual([]);
    expect(faultsOf(spectators)).toEqual([]);
    expect(checkExport(rules, whole)).toMatchObject({ ok: true, open: [] });
    expect(checkExport(rules, whole).standings).toEqual(rules.standings(playedService().state));
  });

  test('of a running game checks its log, and says what stays open', () => {
    const report = checkExport(rules, early);
    expect(report.checks.map(({ kind, ok }) => [kind, ok])).toEqual([
      ['rows', true],
      ['head', true],
      ['end', true],
    ]);
    expect(report.open).toEqual(['seed', 'commitment', 'draws', 'log']);
    expect(report.ok).toBe(true);
  });

  test('names a draw that the dice do not give', () => {
    const file = { ...whole, rows: changed(rows, drawnAt, otherCards) };
    expect(faultsOf(file)).toEqual([`draws ${drawnAt}`, `log ${drawnAt}`]);
  });

  test('names a row that is missing, from the log and from what was shown', () => {
    expect(faultsOf({ ...whole, rows: without(rows, 7) })).toEqual(['rows 7']);
    expect(faultsOf(headed(whole, without(whole.commits, 9)))).toEqual(['rows 9']);
    const numbered = without(rows, 7).map((row, i) => ({ ...row, seq: i + 1 }));
    expect(faultsOf({ ...whole, rows: numbered })).not.toEqual([]);
  });

  test('finds that the end was cut off, or that a running game is called over', () => {
    const cut = { ...headed(whole, whole.commits.slice(0, -3)), rows: rows.slice(0, -3) };
    expect(faultsOf(cut)).toEqual(['end']);
    expect(faultsOf({ ...early, status: 'over' })).toEqual(['end']);
  });

  test('finds another head, and a commit that was changed after it', () => {
    expect(faultsOf({ ...whole, head: chainHead(rows) })).toEqual(['head']);
    expect(faultsOf({ ...early, commits: changed(early.commits, 5, later) })).toEqual(['head']);
  });

  test('names the row that was played otherwise than it was shown', () => {
    expect(faultsOf({ ...whole, rows: changed(rows, 12, later) })).toEqual(['log 12']);
    expect(faultsOf(headed(whole, changed(whole.commits, 12, later)))).toEqual(['log 12']);
  });

  test('finds another seed, and another contribution', () => {
    const { commitment } = whole;
    const seed = { ...whole, commitment: { ...commitment, seed: '3d'.repeat(32) } };
    expect(faultsOf(seed)).toEqual(['seed', 'commitment', 'draws 1']);
    const entropy = { ...whole, commitment: { ...commitment, entropy: [null, null] } };
    expect(faultsOf(entropy)).toEqual(['commitment', 'draws 1']);
  });

  test('names a row whose events the rules do not know, or cannot fold', () => {
    const unknown = (row: Commit): Commit => ({ ...row, events: [{ type: 'fromTheFuture' }] });
    expect(faultsOf({ ...whole, rows: changed(rows, 8, unknown) })).toEqual(['rows 8']);
    const newer = (row: Commit): Commit => ({ ...row, version: 99 });
    expect(faultsOf({ ...whole, rows: changed(rows, 8, newer) })).toEqual(['rows 8']);
    const ahead = (row: Commit): Commit => ({ ...row, undone: 30 });
    expect(faultsOf({ ...whole, rows: changed(rows, 21, ahead) })).toEqual(['rows 21']);
  });

  test('names a row that the rules cannot tell', () => {
    const mute = { ...rules, story: () => expect.fail('no such sentence') };
    expect(checkExport(mute, whole).checks).toContainEqual(expect.objectContaining({ kind: 'rows', at: 1 }));
  });

  test('names the first row of a game that has other seats than the file', () => {
    expect(faultsOf({ ...whole, seats: whole.seats.slice(0, 1) })).toEqual(['rows 1']);
  });

  test('keeps facts of the table that it does not know, because heads cover them', () => {
    const commits = early.commits.map((row) => ({ ...row, clockLeft: 5 }));
    const file = JSON.stringify(headed(early, commits));
    const read = readExport(file);
    expect(read.ok && faultsOf(read.value)).toEqual([]);
  });

  test('does not cover the names of players', () => {
    const seats = whole.seats.map((seat) => ({ ...seat, name: 'Eve' }));
    expect(faultsOf({ ...whole, seats })).toEqual([]);
  });
});

describe('A file that is no saved game', () => {
  const inSeat = (seat: number) => (row: Commit) => ({ ...row, seat });
  const withTable = (tableEvent: unknown) => (row: Commit) => ({ ...row, tableEvent });
  test.each([
    ['', 'JSON'],
    ['[]', 'id'],
    ['{"id":"a2"}', 'game'],
    [JSON.stringify({ ...whole, commits: [{ seq: 1 }] }), 'commits.0.seat'],
    [JSON.stringify({ ...whole, viewer: 2 }), 'viewer'],
    [JSON.stringify({ ...whole, seats: whole.seats.toReversed() }), 'seats.0'],
    [JSON.stringify({ ...whole, commits: changed(whole.commits, 2, inSeat(2)) }), 'commits.1'],
    [
      JSON.stringify({ ...whole, rows: changed(rows, 2, withTable({ type: 'playerReturned', seat: 2 })) }),
      'rows.1',
    ],
    [
      JSON.stringify({ ...whole, commits: changed(whole.commits, 2, withTable(null)) }),
      'commits.1.tableEvent',
    ],
    [
      JSON.stringify({
        ...whole,
        commits: changed(whole.commits, 2, withTable({ type: 'paused', until: 9e15 })),
      }),
      'commits.1.tableEvent.until',
    ],
    [JSON.stringify({ ...whole, commitment: { ...whole.commitment, seed: 'xyz' } }), 'commitment.seed'],
  ])('is refused, with the place that is wrong (%#)', (text, where) => {
    expect(readExport(text)).toEqual({ ok: false, failure: { code: 'NO_EXPORT', params: { where } } });
  });

  test('is refused if nobody knows its game', () => {
    const failure = { code: 'OTHER_GAME', params: { game: 'chess' } };
    expect(readExport(JSON.stringify({ ...whole, game: 'chess' }))).toEqual({ ok: false, failure });
  });
});

describe('npm run verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrack-verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function verify(content: unknown) {
    const path = join(folder, 'game.json');
    writeFileSync(path, JSON.stringify(content));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/verify.ts', path], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  test('says what matches, with the final score', () => {
    const { status, stdout } = verify(whole);
    expect(stdout).toContain('✓ The seed matches the hash that was published when the game was created.');
    expect(stdout).toContain(`✓ No entry of the log is missing, and all ${rows.length} can be replayed.`);
    expect(stdout).toContain('✓ The log that Ann was shown matches the game as it was played.');
    expect(stdout).toMatch(/Final score: 1\. (Ann|Bob) \d+, 2\. (Ann|Bob) \d+/);
    expect(status).toBe(0);
  });

  test('says of a running game what cannot be checked yet', () => {
    const { status, stdout } = verify(early);
    expect(stdout).toContain('– Seed, shuffles and draws stay secret while the game runs');
    expect(stdout).not.toContain('✗');
    expect(status).toBe(0);
  });

  test('names the fault of a forged file, and fails', () => {
    const { status, stdout } = verify({ ...whole, rows: without(rows, 7) });
    expect(stdout).toContain('✗ Entry 7 of the log is missing or cannot be replayed.');
    expect(stdout).toContain('– Because of that fault, shuffles and draws were not checked.');
    expect(status).toBe(1);
  });

  test('refuses other files, and a call without one', () => {
    const { status, stderr } = verify({ hello: 1 });
    expect([status, stderr.trim()]).toEqual([2, 'This is not the file of a saved game (id).']);
    expect(spawnSync(process.execPath, ['scripts/verify.ts']).status).toBe(2);
  });
});

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { ENGINE } from '#shared/engine.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { rulesOf, fromFile, fromWrangler, type Dump, type StoredGame } from './lib/savedGames.ts';
import { bindingOf, REMOTE, whereOf, type Where, wrangler } from './lib/database.ts';
import { inlined } from './lib/sql.ts';
import { correctionOf, type SqlStatement } from '../worker/room/storage/correction.ts';
import { soundStates, parseRow } from '../worker/room/storage/damage.ts';
import { inspectStored } from '../worker/room/storage/inspect.ts';
import { runCommand } from './lib/command.ts';
import { differenceAt, differenceText, rowsTakenBack } from './lib/redecide.ts';
import { restorableRows, restoringOf } from './lib/replay.ts';

/**
 * Replays a game with this code and says where and why its log breaks. Repairs it if asked to, in the database. Exit code
 * 0; 1 for a damaged log that was not repaired; 2 for a wrong call.
 */
const USAGE = `usage: npm run repair -- <game> [--remote] [--restore | --append] [--yes]
       npm run repair -- <game> <file>   a dump, an export (.sql) or a database: only reads
  --restore   writes back the events of damaged rows whose moves give them again, as their heads prove
  --append    appends a row that takes back everything after the last sound row; every player sees it
  --yes       writes; without it, says what would be written`;

interface Plan {
  readonly what: string;
  /** SQL, each text all or none. */
  readonly writes: readonly string[];
}

/** The longest text (characters) for one call of wrangler: an argument of a command has 128 kB at most. */
const LONGEST_WRITE = 60_000;

/** Each row that is restored is fenced by its own head, so a long game may be written in portions. */
function inPortions(statements: readonly SqlStatement[]): readonly string[] {
  const portions: string[] = [];
  for (const text of statements.map(inlined)) {
    const last = portions.at(-1);
    if (last === undefined || last.length + text.length > LONGEST_WRITE) portions.push(text);
    else portions[portions.length - 1] = `${last};\n${text}`;
  }
  return portions;
}

/** Rows that differ today and are sound all the same: at most so many are listed. */
const LISTED = 5;

/** Most characters of a row's moves that are printed. */
const SHOWN = 200;

async function report(rules: AnyRules, game: StoredGame): Promise<boolean> {
  const { faults } = await inspectStored(rules, game.seq, game.rows);
  const damage = faults.filter(({ kind }) => kind !== 'rewritten');
  console.log(
    `${game.id}: ${game.game}, ${game.status}, ends with row ${game.seq}; ${game.rows.length} rows`,
  );
  for (const fault of faults.slice(0, LISTED))
    console.log(`row ${fault.row} is ${fault.kind}${'error' in fault ? `: ${fault.error}` : ''}`);
  if (faults.length > LISTED) console.log(`… and ${faults.length - LISTED} faults more`);
  const states = soundStates(rules, game.rows);
  const takenBack = rowsTakenBack(game.rows);
  const [first] = damage;
  const raw = game.rows.find(({ seq }) => seq === first?.row);
  if (raw !== undefined)
    console.log(
      `row ${raw.seq} was written by ${raw.by}, seat ${raw.seat ?? '–'}: ${raw.moves.slice(0, SHOWN)}`,
    );
  const differing = game.rows.flatMap((row) => {
    const base = row.undone ?? row.seq - 1;
    if (!states.has(row.seq) || !states.has(base) || takenBack.has(row.seq)) return [];
    const difference = differenceAt(rules, game, parseRow(row), states.get(base));
    return difference === undefined ? [] : [`row ${row.seq}: ${differenceText(difference)}`];
  });
  for (const line of differing.slice(0, LISTED)) console.log(line);
  console.log(
    differing.length === 0
      ? 'All rows that can be decided again give the same events.'
      : `${differing.length} rows would be decided otherwise now. That is no damage: the events count.`,
  );
  if (damage.length === 0) console.log('The log can be folded and played on.');
  return damage.length === 0;
}

async function restoring(rules: AnyRules, game: StoredGame): Promise<Plan | undefined> {
  const rows = await restorableRows(rules, game);
  if (rows.length === 0) return undefined;
  const numbers = rows.map(({ seq }) => seq).join(', ');
  return {
    what: `--restore writes back the events of row ${numbers}: their moves give exactly what their heads were made of`,
    writes: inPortions(rows.map((row) => restoringOf(game.id, row))),
  };
}

async function appending(rules: AnyRules, game: StoredGame): Promise<Plan | string> {
  const corrected = await correctionOf(rules, game, game.rows, Date.now());
  if (!corrected.ok) return `--append cannot help: ${WHY_NOT[corrected.failure]}`;
  const { row, sound, emptied, acting, statements } = corrected.value;
  const emptying = emptied.length === 0 ? '' : `, and empties row ${emptied.join(', ')}`;
  const next = acting.length === 0 ? 'the game is over' : `to move: seat ${acting.join(', ')}`;
  return {
    what: `--append writes row ${row.seq}, which takes back everything after row ${sound}${emptying}; then ${next}`,
    writes: [statements.map(inlined).join(';\n')],
  };
}

const WHY_NOT = {
  SOUND: 'nothing is damaged',
  NO_SOUND_ROW: 'not even the set-up is sound; restore the rows from a backup',
  ENDED: 'the game has ended and its seed is published; restore the rows from a backup',
  NOT_STARTED: 'the game has not started',
} as const;

/** Writes a plan. What the rows were before is kept in a file. */
function write(where: Where, game: StoredGame, { what, writes }: Plan): void {
  const kept = `${game.id}-before-repair-${Date.now()}.json`;
  const dump: Dump = { dump: 1, engine: ENGINE, ...game, states: [] };
  writeFileSync(kept, JSON.stringify(dump), { mode: 0o600 });
  console.log(`What is there now was saved to ${kept}, with its seed and hidden hands. Writing: ${what}`);
  for (const sql of writes) wrangler(where, sql, bindingOf(game.id));
}

/** What was asked for. What can be restored is not taken back instead: acknowledged moves would be lost without need. */
function planOf(
  { restore, append }: { readonly restore: boolean; readonly append: boolean },
  restored: Plan | undefined,
  appended: Plan | string,
): Plan | undefined {
  if (append && restored !== undefined)
    throw new RangeError('--append would lose what --restore can write back: restore first');
  if (restore) return restored;
  return append && typeof appended !== 'string' ? appended : undefined;
}

async function repair(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...REMOTE,
      restore: { type: 'boolean', default: false },
      append: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const { remote, restore, append, yes } = values;
  const [id = '', file, ...more] = positionals;
  const writes = restore || append;
  if (
    !GAME_ID.test(id) ||
    more.length > 0 ||
    (restore && append) ||
    (file !== undefined && (remote || writes))
  )
    throw new RangeError(USAGE);
  const where = whereOf(values);
  const game = read(where, id, file);
  const rules = await rulesOf(game.game);
  if (await report(rules, game)) return true;
  const restored = await restoring(rules, game);
  const appended = await appending(rules, game);
  console.log(restored?.what ?? '--restore cannot help: no damaged row can be proved by its head');
  console.log(typeof appended === 'string' ? appended : appended.what);
  const plan = planOf(values, restored, appended);
  if (plan === undefined) return false;
  if (!yes) {
    console.log('Nothing was written. Add --yes to write.');
    return false;
  }
  write(where, game, plan);
  return report(rules, read(where, id, undefined));
}

function read(where: Where, id: string, file: string | undefined): StoredGame {
  const found = file === undefined ? fromWrangler(where, id) : fromFile(file, id);
  if (found === undefined) throw new RangeError(`there is no game ${id}`);
  if ('commits' in found) throw new RangeError('a downloaded game has no moves: use npm run verify');
  if (found.id !== id) throw new RangeError(`this is the game ${found.id}`);
  return found;
}

await runCommand(USAGE, async () => ((await repair()) ? 0 : 1));

import { parseArgs } from 'node:util';
import { chainHead } from '#shared/kernel/chain.ts';
import type { Commit, LogRow } from '#shared/kernel/log.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Export } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { rulesOf, fromFile, fromWrangler, type StoredGame } from './lib/savedGames.ts';
import { REMOTE, whereOf } from './lib/database.ts';
import type { LogFault } from '../worker/room/storage/damage.ts';
import { inspectRows, inspectStored, type Inspection } from '../worker/room/storage/inspect.ts';
import { runCommand } from './lib/command.ts';

/**
 * Reports faults of a game's log: gaps, rows that are no JSON, unknown events, rows that do not fold, wrong
 * heads; and the state as far as it can be folded. Reads only. Exit code 0; 1 for a faulty log; 2 for a wrong
 * call.
 */
const USAGE = `usage: npm run inspect -- <game> [--remote]   the local database, or the deployed one
       npm run inspect -- <game> <file>       an export (.sql), or a database (any other ending)
       npm run inspect -- <file.json>         a game as it was downloaded from its page`;

/** The result for a log, whatever its source. */
interface Findings extends Inspection {
  readonly title: string;
  readonly rules: AnyRules;
  /** The findings about its head. */
  readonly head: string;
  readonly isSound: boolean;
}

async function ofStored({ id, game, status, seq, rows }: StoredGame): Promise<Findings> {
  const rules = await rulesOf(game);
  const inspected = await inspectStored(rules, seq, rows);
  const without = rows.filter(({ head }) => head === null).length;
  const title = `${id}: ${game}, ${status}, ends with row ${seq}; ${rows.length} rows are there`;
  const head = `head ${inspected.head} (${without} rows without one)`;
  return { ...inspected, title, rules, head, isSound: inspected.faults.length === 0 };
}

/** An export has the log as its viewer may see it. After the end it has the whole log. */
async function ofExport({ id, game, status, viewer, commits, head, rows }: Export): Promise<Findings> {
  const rules = await rulesOf(game);
  const log = (rows ?? commits).map(rowOf);
  const inspected = inspectRows(rules, log.at(-1)?.seq ?? 0, log);
  const seen = rows === undefined ? ` as ${viewer} may see it` : '';
  const title = `${id}: ${game}, ${status}; ${log.length} rows${seen}`;
  const isHead = chainHead(commits) === head;
  return {
    ...inspected,
    title,
    rules,
    head: `head ${head} is ${isHead ? '' : 'NOT '}that of its commits`,
    isSound: isHead && inspected.faults.length === 0,
  };
}

/** Fields of a row that a viewer does not get are not needed for folding. */
const rowOf = ({ undone, by, ...commit }: Commit): LogRow => ({
  ...commit,
  by: by ?? 'person',
  moves: [],
  undone: undone ?? null,
});

const inWords = (fault: LogFault): string =>
  `row ${fault.row}: ${fault.kind}${'error' in fault ? ` (${fault.error})` : ''}`;

function report({ title, rules, head, faults, folded, state }: Findings): void {
  console.log(`${title}\n${head}`);
  console.log(faults.length === 0 ? 'nothing is wrong with it' : faults.map(inWords).join('\n'));
  if (state !== undefined) console.log(`\nstate after row ${folded}:\n${rules.show(state)}`);
}

async function inspect(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: REMOTE,
  });
  const id = positionals.find((word) => GAME_ID.test(word));
  const file = positionals.find((word) => word !== id);
  if ((id === undefined && !file?.endsWith('.json')) || (file !== undefined && values.remote))
    throw new RangeError(USAGE);
  const found = file === undefined ? fromWrangler(whereOf(values), id ?? '') : fromFile(file, id);
  if (found === undefined) throw new RangeError(`there is no game ${id}`);
  const findings = await ('commits' in found ? ofExport(found) : ofStored(found));
  report(findings);
  return findings.isSound;
}

await runCommand(USAGE, async () => ((await inspect()) ? 0 : 1));

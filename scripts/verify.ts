import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameWordsIn } from '#shared/games/words.ts';
import { isGameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import {
  checkKey,
  checkValues,
  openKey,
  checkExport,
  type ExportCheck,
} from '#shared/protocol/exportChecks.ts';
import { readExport } from '#shared/protocol/exportFile.ts';
import type { Export } from '#shared/protocol/http.ts';
import { help } from '#shared/words/en/help.ts';
import { common, page } from '#shared/words/en/page.ts';
import { fillWords, tieBroken } from '#shared/words/render.ts';
import { printable, runCommand } from './lib/command.ts';

/**
 * Checks the file of a downloaded game, and says in sentences what matches and what does not. Needs no network, no
 * build and no service. Exit code 0; 1 if something does not match; 2 for a wrong call or a file that is no game.
 */
const USAGE = 'usage: npm run verify -- <file.json>   a game as it was downloaded from its page';

const words = { ...common, ...page, ...help, ...gameWordsIn('en') };
const say = (key: keyof typeof words & string, values?: Readonly<Record<string, string | number>>): string =>
  fillWords({ language: 'en', words }, key, values);

const nameOf = (file: Export, seat: number): string => file.seats[seat]?.name ?? `seat ${seat}`;

const viewerOf = (file: Export): string =>
  file.viewer === 'spectator' ? say('page.replay.spectator') : nameOf(file, file.viewer);

const sentence = (check: ExportCheck, file: Export): string =>
  say(checkKey(check), { ...checkValues(check), viewer: viewerOf(file) });

/** The file may come from anybody. */
const tell = (line: string): void => console.log(printable(line));

function print(rules: AnyRules, file: Export): boolean {
  const report = checkExport(rules, file);
  const { commits, rows = commits, commitment, head } = file;
  tell(`${file.id}: ${file.game}, ${file.status}, ${rows.length} entries`);
  for (const check of report.checks) tell(`${check.ok ? '✓' : '✗'} ${sentence(check, file)}`);
  const open = openKey(report);
  if (open !== undefined) tell(`– ${say(open)}`);
  tell(`– ${say('page.replay.names')}`);
  const scores = report.standings.map(({ seat, rank, total }) => `${rank}. ${nameOf(file, seat)} ${total}`);
  if (scores.length > 0) tell(`${file.status === 'over' ? 'Final score' : 'Score'}: ${scores.join(', ')}`);
  const name = (seat: number): string => nameOf(file, seat);
  const tie = tieBroken(report.standings, { language: 'en', words, name });
  if (file.status === 'over' && tie !== undefined) tell(tie); // before, nobody has won
  console.log();
  tell(`${say(report.ok ? 'page.replay.ok' : 'page.replay.bad')}`);
  tell('Compare these with what you noted during the game:');
  tell(`  hash of the seed ${commitment.seedHash}`);
  tell(`  hash of seed and contributions ${commitment.hash ?? 'not yet known'}`);
  tell(`  last hash of the log ${head}`);
  return report.ok;
}

async function run(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new RangeError(USAGE);
  const read = readExport(readFileSync(path, 'utf8'));
  if (!read.ok) throw new RangeError(printable(say(`error.${read.failure.code}`, read.failure.params)));
  const { game } = read.value;
  if (!isGameId(game)) throw new RangeError(USAGE);
  return print(await games[game](), read.value) ? 0 : 1;
}

await runCommand(USAGE, run);

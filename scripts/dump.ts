import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isGameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { ENGINE } from '#shared/engine.ts';
import { REMOTE, whereOf } from './lib/database.ts';
import { runCommand } from './lib/command.ts';
import { fromWrangler, runningGames, type Dump } from './lib/savedGames.ts';
import { statesOf } from './lib/replay.ts';

/**
 * Writes every running game of a database to a folder, one file each, for `npm run shadow` and `npm run repair`. The
 * files hold seeds and hidden hands. Run it on the code that is deployed: the states are folded with it.
 */
const USAGE = 'usage: npm run dump -- <folder> [--remote]   the local database, or the deployed one';

async function dump(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: REMOTE,
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new RangeError(USAGE);
  const where = whereOf(values);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let written = 0;
  for (const id of runningGames(where)) {
    const game = fromWrangler(where, id);
    if (game === undefined || !isGameId(game.game)) continue;
    const states = statesOf(await games[game.game](), game);
    const whole: Dump = { dump: 1, engine: ENGINE, ...game, states };
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(whole), { mode: 0o600 });
    written += 1;
  }
  console.log(
    `${written} games written to ${folder}. They hold seeds and hidden hands: delete them after use.`,
  );
  return 0;
}

await runCommand(USAGE, dump);

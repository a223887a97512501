import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { REMOTE, whereOf, wrangler } from './lib/database.ts';
import { runCommand } from './lib/command.ts';

/** Prints what players have reported, newest first. Reads only. */
const USAGE = 'usage: npm run reports [-- --remote]   the local database, or the deployed one';

const REPORTS = `SELECT created_at, game_id, seat, player_id, text,
  (SELECT name FROM seats WHERE seats.game_id = reports.game_id AND seats.player_id = reports.player_id) AS reporter,
  (SELECT name || ' (' || coalesce(player_id, 'no player') || ')' FROM seats
    WHERE seats.game_id = reports.game_id AND seats.seat = reports.seat) AS reported
  FROM reports ORDER BY created_at DESC LIMIT 200`;

const Reported = v.object({
  created_at: v.number(),
  game_id: v.string(),
  seat: v.nullable(v.number()),
  player_id: v.string(),
  text: v.string(),
  reporter: v.nullable(v.string()),
  reported: v.nullable(v.string()),
});

/** Texts are printed as JSON, so that nothing a player wrote steers the terminal. */
function inLines(row: v.InferOutput<typeof Reported>): string {
  const about = row.seat === null ? 'the game' : `seat ${row.seat + 1}, ${JSON.stringify(row.reported)} now`;
  return [
    `${new Date(row.created_at).toISOString()}  game ${row.game_id}, about ${about}`,
    `  by ${JSON.stringify(row.reporter ?? 'a spectator')} (${row.player_id}): ${JSON.stringify(row.text)}`,
  ].join('\n');
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: REMOTE });
  const rows = wrangler(whereOf(values), REPORTS)
    .flat()
    .map((row) => v.parse(Reported, row));
  console.log(rows.length === 0 ? 'no reports' : rows.map(inLines).join('\n'));
  return 0;
});

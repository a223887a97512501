import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { bindingOf, PEOPLE, REMOTE, whereOf, wrangler, type Where } from './lib/database.ts';
import { literal } from './lib/sql.ts';
import { runCommand } from './lib/command.ts';

/** Prints what players have reported, newest first. Reads only. */
const USAGE = 'usage: npm run reports [-- --remote]   the local database, or the deployed one';

const REPORTS = `SELECT created_at, game_id, seat, player_id, text FROM reports ORDER BY created_at DESC LIMIT 200`;

const Report = v.object({
  created_at: v.number(),
  game_id: v.string(),
  seat: v.nullable(v.number()),
  player_id: v.string(),
  text: v.string(),
});
type Report = v.InferOutput<typeof Report>;

const SeatOfReport = v.object({
  game_id: v.string(),
  seat: v.number(),
  name: v.nullable(v.string()),
  player_id: v.nullable(v.string()),
});
type SeatOfReport = v.InferOutput<typeof SeatOfReport>;

/** The seats of the reported games, from the databases that have them. */
function seatsOf(where: Where, reports: readonly Report[]): readonly SeatOfReport[] {
  const games = [...new Set(reports.map((report) => report.game_id))];
  return [...Map.groupBy(games, bindingOf)].flatMap(([binding, ids]) =>
    wrangler(
      where,
      `SELECT game_id, seat, name, player_id FROM seats WHERE game_id IN (${ids.map(literal).join()})`,
      binding,
    )
      .flat()
      .map((row) => v.parse(SeatOfReport, row)),
  );
}

/** Texts are printed as JSON, so that nothing a player wrote steers the terminal. */
function inLines(report: Report, seats: readonly SeatOfReport[]): string {
  const table = seats.filter((seat) => seat.game_id === report.game_id);
  const reporter = table.find((seat) => seat.player_id === report.player_id);
  const reported = table.find(({ seat }) => seat === report.seat);
  const who = reported && `${reported.name} (${reported.player_id ?? 'no player'})`;
  const about =
    report.seat === null ? 'the game' : `seat ${report.seat + 1}, ${JSON.stringify(who ?? null)} now`;
  return [
    `${new Date(report.created_at).toISOString()}  game ${report.game_id}, about ${about}`,
    `  by ${JSON.stringify(reporter?.name ?? 'a spectator')} (${report.player_id}): ${JSON.stringify(report.text)}`,
  ].join('\n');
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: REMOTE });
  const where = whereOf(values);
  const reports = wrangler(where, REPORTS, PEOPLE)
    .flat()
    .map((row) => v.parse(Report, row));
  const seats = seatsOf(where, reports);
  console.log(
    reports.length === 0 ? 'no reports' : reports.map((report) => inLines(report, seats)).join('\n'),
  );
  return 0;
});

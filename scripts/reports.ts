import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { bindingOf, PEOPLE, REMOTE, whereOf, wrangler, type Where } from './lib/database.ts';
import { literal } from './lib/sql.ts';
import { runCommand } from './lib/command.ts';

/** Prints what players have reported, newest first. Reads only. */
const USAGE = 'usage: npm run reports [-- --remote]   the local database, or the deployed one';

const REPORTS = `SELECT r.created_at, r.game_id, r.seat, r.group_id, r.member, r.player_id, r.text, g.name AS group_name,
  p.name AS member_name, m.player_id AS member_player FROM reports AS r LEFT JOIN groups AS g ON g.id = r.group_id
  LEFT JOIN group_members AS m ON m.group_id = r.group_id AND m.id = r.member
  LEFT JOIN players AS p ON p.id = m.player_id ORDER BY r.created_at DESC LIMIT 200`;

const Report = v.object({
  created_at: v.number(),
  game_id: v.string(),
  seat: v.nullable(v.number()),
  group_id: v.nullable(v.string()),
  member: v.nullable(v.string()),
  player_id: v.string(),
  text: v.string(),
  group_name: v.nullable(v.string()),
  member_name: v.nullable(v.string()),
  member_player: v.nullable(v.string()),
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
  const games = [
    ...new Set(reports.flatMap(({ game_id, group_id }) => (group_id === null ? [game_id] : []))),
  ];
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

/** What a report is about: the place, and who or what is reported there. Names are JSON: nothing a player wrote steers the terminal. */
function aboutOf(report: Report, table: readonly SeatOfReport[]): string {
  const who = (name: string | null | undefined, player: string | null | undefined): string =>
    JSON.stringify(name == null ? null : `${name} (${player ?? 'no player'})`);
  if (report.group_id !== null) {
    const { group_name, member, member_name, member_player } = report;
    const about = member === null ? 'its name' : `member ${who(member_name, member_player)}`;
    return `group ${report.group_id} ${JSON.stringify(group_name)}, about ${about}`;
  }
  const reported = table.find(({ seat }) => seat === report.seat);
  const about =
    report.seat === null
      ? 'the game'
      : `seat ${report.seat + 1}, ${who(reported?.name, reported?.player_id)} now`;
  return `game ${report.game_id}, about ${about}`;
}

function inLines(report: Report, seats: readonly SeatOfReport[]): string {
  const table = seats.filter((seat) => seat.game_id === report.game_id);
  const reporter = table.find((seat) => seat.player_id === report.player_id);
  const by = reporter?.name ?? (report.group_id === null ? 'a spectator' : 'a member');
  return [
    `${new Date(report.created_at).toISOString()}  ${aboutOf(report, table)}`,
    `  by ${JSON.stringify(by)} (${report.player_id}): ${JSON.stringify(report.text)}`,
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

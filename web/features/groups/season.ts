import type { GroupGame } from '#shared/protocol/http.ts';

/** The table of a season: what the members of a group made of its games. */

/** How often two members played together, and how often the first finished before the second; a tie is a half. */
export interface Meeting {
  readonly games: number;
  readonly before: number;
}

/** A member's line. `points`: one for each other member of a game whom they finished before, half for a tie. */
export interface SeasonLine {
  readonly member: string;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** By the other member. */
  readonly met: ReadonlyMap<string, Meeting>;
}

interface Ranked {
  readonly member: string;
  readonly rank: number;
}

/** The members of a finished game, with their ranks. */
const rankedIn = ({ seats }: GroupGame): readonly Ranked[] =>
  seats.flatMap(({ member, rank }) => (member === undefined || rank === undefined ? [] : [{ member, rank }]));

const NEVER: Meeting = { games: 0, before: 0 };

const shareOf = (one: Ranked, other: Ranked): number => {
  if (one.rank === other.rank) return 0.5;
  return one.rank < other.rank ? 1 : 0;
};

/** The line of a member who may have one already, after another game. */
function afterGame(line: SeasonLine | undefined, own: Ranked, all: readonly Ranked[]): SeasonLine {
  const { games, wins, points, met } = line ?? { games: 0, wins: 0, points: 0, met: new Map() };
  const others = all.filter(({ member }) => member !== own.member);
  const meetings = others.map((other): [string, Meeting] => {
    const so = met.get(other.member) ?? NEVER;
    return [other.member, { games: so.games + 1, before: so.before + shareOf(own, other) }];
  });
  return {
    member: own.member,
    games: games + 1,
    wins: wins + (own.rank === 1 ? 1 : 0),
    points: others.reduce((sum, other) => sum + shareOf(own, other), points),
    met: new Map([...met, ...meetings]),
  };
}

/** The season from one moment until another (ms): the lines with most points first, then with most wins, then with fewest games. */
export function seasonOf(
  games: readonly GroupGame[],
  from: number,
  until = Number.POSITIVE_INFINITY,
): readonly SeasonLine[] {
  const lines = new Map<string, SeasonLine>();
  for (const game of games) {
    if (!game.over || game.at < from || game.at >= until) continue;
    const all = rankedIn(game);
    for (const own of all) lines.set(own.member, afterGame(lines.get(own.member), own, all));
  }
  return [...lines.values()].toSorted(
    (a, b) => b.points - a.points || b.wins - a.wins || a.games - b.games || (a.member < b.member ? -1 : 1),
  );
}

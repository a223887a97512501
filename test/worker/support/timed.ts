import { later } from './clock.ts';
import type { Client } from './client.ts';
import { gameRow, logRows } from './database.ts';
import { clientOf, commit, inPlay, viewOf, type Match } from './play.ts';
import { ringAlarm } from './rooms.ts';

/** Games of people with a clock. Times in minutes, as `later` takes them. */

export const HOUR = 60;
export const DAY = 24 * HOUR;
export const CLOCK = { bank: 2 * DAY, increment: 8 * HOUR, cap: 3 * DAY };
export const ms = (minutes: number): number => minutes * 60_000;

export const clockSettings = {
  bank: ms(CLOCK.bank),
  increment: ms(CLOCK.increment),
  cap: ms(CLOCK.cap),
  weekendsOff: false,
};

const peopleAt = (n: number) => Array.from({ length: n }, () => 'person' as const);

/** A game with a clock, past the loading of the ships. */
export const timedGame = (n = 2, more: object = {}): Promise<Match> =>
  inPlay(peopleAt(n), { clock: clockSettings, ...more });

/** A game without clock. */
export const relaxedGame = (n = 2): Promise<Match> => inPlay(peopleAt(n));

/** The seat to move, and its player. */
export async function toMove(
  match: Match,
): Promise<{ seat: number; next: number; client: Client; left: number }> {
  const { acting, seats } = await viewOf(match, clientOf(match, 0));
  const seat = acting[0] ?? -1;
  const left = (seats[seat]?.clock?.left ?? 0) / 60_000;
  return { seat, next: (seat + 1) % match.clients.length, client: clientOf(match, seat), left };
}

/** Nobody moves for this time; then the room's alarm rings. */
export async function nothingFor(match: Match, minutes: number): Promise<void> {
  later(minutes);
  await ringAlarm(match.id);
}

/** The player of the seat to move passes and draws, which hands the turn over. */
export async function handOver(match: Match): Promise<number> {
  const { client } = await toMove(match);
  const { seq } = await viewOf(match, client);
  return (await commit(match, client, seq, { type: 'pass' }, { type: 'draw' })).seq;
}

/** What happened at the table besides play, in order. */
export const tableEventsOf = async ({ id }: Match) =>
  (await logRows(id)).flatMap(({ tableEvent }) => (tableEvent === null ? [] : [tableEvent]));

/** Rows after `from`: who decided, and how it came about. */
export const playedAfter = async ({ id }: Match, from: number): Promise<string[]> =>
  (await logRows(id))
    .filter(({ seq, tableEvent }) => seq > from && tableEvent === null)
    .map(({ seat, by }) => `${seat} ${by}`);

/** The clock of a seat as the game's row has it. */
export async function clockOf({ id }: Match, seat: number) {
  const clock = (await gameRow(id)).seatClocks?.[seat];
  if (clock === undefined) throw new Error(`seat ${seat} has no clock`);
  return clock;
}

/** Asks the table. */
export const ask = (match: Match, seat: number, proposal: object) =>
  clientOf(match, seat).send<{ code: string; question?: { id: string } }>(
    `${match.path}/questions`,
    proposal,
  );

/** Votes on the table's open question. */
export async function voteOn(match: Match, seat: number, answer: 'yes' | 'no') {
  const client = clientOf(match, seat);
  const { seq, question } = await viewOf(match, client);
  return client.send<{ code: string }>(`${match.path}/votes`, {
    expect: seq,
    question: question?.id ?? 'none',
    answer,
  });
}

/** The player leaves the seat, or comes back to it. */
export const goes = (match: Match, seat: number, how: 'leave' | 'return') =>
  clientOf(match, seat).send(`${match.path}/seats/${seat}/${how}`);

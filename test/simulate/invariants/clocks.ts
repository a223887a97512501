import type { SeatClock } from '#shared/kernel/clock.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameRow } from '../../../worker/db/schema.ts';
import type { Moment } from '../world/moments.ts';
import { rowsAfter } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** Clocks charge only what counts. */

type Row = Awaited<ReturnType<typeof rowsAfter>>[number];

/** Games that have a new last row. */
export async function clocksAreFair(world: World, games: readonly GameRow[]): Promise<void> {
  for (const game of games) {
    if (game.clock === null) continue;
    const [row] = await rowsAfter(game.id, game.seq - 1);
    if (row?.by === 'timeOut') checkTimeOut(world, game, row);
    if (row?.undone != null) await checkUndo(world, game, row, row.undone);
  }
}

/** A player who is there has all the time that the table saw. */
function checkTimeOut(world: World, { id }: GameRow, { seq, seat, at }: Row): void {
  const { clocks, seats } = world.moments.of(id, seq - 1) ?? {};
  const clock = clocks?.[seat ?? -1];
  const isThere = seats?.find((one) => one.seat === seat)?.vacancy === null;
  if (clock === undefined || !isThere) return;
  if (clock.since === null || at < clock.since + clock.left)
    world.breach('clocks', `${id} row ${seq}: out of time, with ${JSON.stringify(clock)} at ${at}`);
}

/**
 * An undo brings a turn back with what was left of it but for the time since then. Where nobody is asked, it leaves no more than
 * was left or is given for a turn. A chain of undos over several turns of one seat may take more.
 */
async function checkUndo(world: World, game: GameRow, row: Row, to: number): Promise<void> {
  const before = world.moments.of(game.id, to);
  if (before === undefined || game.clock === null) return;
  const rows = await rowsAfter(game.id, to);
  for (const { seat, playerId, vacancy } of before.seats) {
    const [then, now] = [before.clocks?.[seat], game.seatClocks?.[seat]];
    const isBack = ((before.acting & game.acting) >> seat) & 1;
    const turns = rows.filter((one) => one.seat === seat && one.undone === null).length;
    const isSame = world.moments.of(game.id, game.seq)?.seats.some(isSeatOf(seat, playerId)) === true;
    if (!then || !now || !isBack || vacancy !== null || turns > 1 || !isSame) continue;
    const least = leftOf(then, before, row.at);
    const isFree = rows.every((one) => one.seat === null || one.seat === row.seat);
    const most = isFree ? Math.max(then.left, game.clock.increment) : Infinity;
    if (now.left < least || now.left > most)
      world.breach(
        'clocks',
        `${game.id} row ${row.seq}: an undo leaves seat ${seat} ${now.left}, not ${least} to ${most}`,
      );
  }
}

const isSeatOf =
  (seat: Seat, playerId: string | null) =>
  (one: Moment['seats'][number]): boolean =>
    one.seat === seat && one.playerId === playerId && one.vacancy === null;

/** What is left at least, if all the time has counted. */
const leftOf = ({ left, since }: SeatClock, { at }: Moment, now: number): number =>
  Math.max(0, left - (now - (since ?? at)));

import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { canonicalJson } from '#shared/kernel/json.ts';
import { NO_ORDERS, type StandingOrders } from '#shared/kernel/orders.ts';
import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { OrdersAnswer, RestOrders } from '#shared/protocol/http.ts';
import { rightsOf } from '../../people/access.ts';
import { tryChargeText } from '../../people/quotas.ts';
import { peopleDatabase } from '../../db/database.ts';
import type { OrdersRow } from '../../db/schema.ts';
import { repeatOrStale } from '../play/commit.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';
import { ownOrders, seatOrders } from './standingOrders.ts';
import { write } from '../storage/write.ts';

/** A player gives, changes and withdraws the standing orders of their seat, and lets them rest. */

export interface OrdersRequest {
  readonly expect: number;
  readonly order: StandingOrders;
  readonly revision?: number | undefined;
}

/** Most characters of a seat's orders as JSON. They are read whenever the room loads its game. */
const LONGEST = 16_000;

/**
 * Stores the orders. A change counts as a text of the player at this table (`quotas.ts`). A repeat changes nothing. Orders
 * that the game cannot read are refused with BAD_ORDERS.
 */
export async function putOrders(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  { expect, order, revision }: OrdersRequest,
): Promise<RoomResult<OrdersAnswer>> {
  const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  if (loaded.seats[viewer]?.vacancy) return refuse('SEAT_VACANT');
  const idle = refusalOfIdle(loaded);
  if (idle !== undefined) return idle;
  const readable = inGameShape(loaded, order);
  if (!readable.ok) return readable;
  const content = readable.value;
  const stored = loaded.orders.get(viewer);
  if (stored !== undefined && canonicalJson(stored.content) === canonicalJson(content))
    return ok(ownOrders(loaded, viewer));
  if (expect !== loaded.game.seq) return staleFor(room, loaded, viewer, expect);
  const known = seatOrders(loaded, viewer)?.revision ?? 0;
  if (revision !== undefined && revision !== known) return refuse('ORDERS_CHANGED');
  const writer = { gameId: room.gameId, playerId: playerId ?? '' };
  if (!(await tryChargeText(peopleDatabase(room.env), writer, room.now())))
    return refuse('MESSAGES_EXHAUSTED');
  return store(room, loaded, viewer, changedRow(loaded, viewer, content));
}

function changedRow({ game, rules, orders }: LoadedGame, seat: Seat, content: StandingOrders): OrdersRow {
  const before = orders.get(seat);
  return {
    gameId: game.id,
    seat,
    content,
    version: rules.meta.version,
    revision: (before?.revision ?? 0) + 1,
    madeAt: game.seq,
    restsAt: null,
    delayKey: before?.delayKey ?? newDelayKey(),
  };
}

/** The orders in the shape that the game gives them; BAD_ORDERS if it cannot read them, or if they are too long. */
function inGameShape({ rules }: LoadedGame, order: StandingOrders): RoomResult<StandingOrders> {
  const game = v.safeParse(rules.ordersSchema, order.game);
  if (!game.success) return refuse('BAD_ORDERS', { params: { reason: game.issues[0].message } });
  const content = { ...order, game: game.output };
  return JSON.stringify(content).length > LONGEST
    ? refuse('BAD_ORDERS', { params: { reason: 'long' } })
    : ok(content);
}

/**
 * Withdraws the orders, all of them; with a `revision`, only those. The row stays and goes on counting revisions.
 * Otherwise a device that knows an earlier revision 1 could overwrite the next orders unseen.
 */
export async function withdrawOrders(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  revision?: number,
): Promise<RoomResult<OrdersAnswer>> {
  const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  const stored = seatOrders(loaded, viewer);
  if (stored === null) return ok(ownOrders(loaded, viewer));
  if (revision !== undefined && revision !== stored.revision) return refuse('ORDERS_CHANGED');
  return store(room, loaded, viewer, changedRow(loaded, viewer, NO_ORDERS));
}

/**
 * The player answers the decision after row `expect` themselves: their orders rest until then. It counts as a change of
 * the orders, so that an answer that rests on the revision before is not written.
 */
export async function restOrders(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  { expect }: RestOrders,
): Promise<RoomResult<OrdersAnswer>> {
  const { game, rules, state, orders } = loaded;
  const { viewer } = rightsOf(playerId, game, loaded.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  const idle = refusalOfIdle(loaded);
  if (idle !== undefined) return idle;
  if (expect !== game.seq) return staleFor(room, loaded, viewer, expect);
  const row = orders.get(viewer);
  const isAsked = rules.acting(state).includes(viewer);
  if (row === undefined || !isAsked || row.restsAt === game.seq) return ok(ownOrders(loaded, viewer));
  return store(room, loaded, viewer, { ...row, restsAt: game.seq, revision: row.revision + 1 });
}

async function store(
  room: Room,
  loaded: LoadedGame,
  seat: Seat,
  row: OrdersRow,
): Promise<RoomResult<OrdersAnswer>> {
  const written = await write(room, loaded, { orders: row });
  return written.ok ? ok(ownOrders(written.value, seat)) : written;
}

/** STALE with what happened since: the orders were made for another position. */
async function staleFor(
  room: Room,
  loaded: LoadedGame,
  seat: Seat,
  expect: number,
): Promise<RoomResult<never>> {
  const stale = await repeatOrStale(room, loaded, seat, expect, () => false);
  return stale.ok ? refuse('STALE') : stale;
}

const refusalOfIdle = ({ game }: LoadedGame): RoomResult<never> | undefined =>
  game.status === 'running' ? undefined : refuse(game.seq > 0 ? 'GAME_OVER' : 'GAME_NOT_RUNNING');

const newDelayKey = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

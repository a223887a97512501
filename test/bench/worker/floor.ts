import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';
import { hashOf } from '../../../worker/lib/tokens.ts';

/**
 * The least cost of a move on this platform: Hono, the session's look-up, a call of an empty object, and the
 * statements of a move with texts of the same size. No rules, no checks, no sockets.
 */

interface FloorEnv {
  readonly PEOPLE: D1Database;
  readonly GAMES_A: D1Database;
  readonly ROOMS: DurableObjectNamespace<GameRoom>;
}

export class GameRoom extends DurableObject {
  #awake = false;

  /** Was it called before, since it was last evicted? */
  touch(): boolean {
    const awake = this.#awake;
    this.#awake = true;
    return awake;
  }
}

const SESSION =
  'SELECT players.id, players.name FROM sessions JOIN players ON players.id = sessions.player_id WHERE hash = ? AND expires_at > ?';
const HEAD = [
  'SELECT * FROM games WHERE id = ?',
  'SELECT * FROM seats WHERE game_id = ? ORDER BY seat',
  'SELECT * FROM log WHERE game_id = ? AND seq > ? ORDER BY seq',
] as const;
const UPDATE = 'UPDATE games SET seq = ?, acting = ?, turn_at = ? WHERE id = ?';
const INSERT =
  'INSERT INTO log (game_id, seq, seat, by, moves, events, undone, at, clock_left, version, engine) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';

/** Who is to be told of the next decision; in the bench nobody can be. */
const TELL =
  "INSERT INTO notices (player_id, game_id, id, seat, seq, kind, state, due_at, attempts, created_at, reminders) SELECT seats.player_id, seats.game_id, lower(hex(randomblob(8))), seat, ?, 'turn', 'queued', ?, 0, ?, 0 FROM seats WHERE game_id = ? AND kind = 'person' AND told = 1 ON CONFLICT (player_id, game_id) DO UPDATE SET seq = excluded.seq RETURNING player_id";

/** Rows since the last snapshot that a cold room reads: half the distance between two snapshots. */
const TAIL = 8;

interface Move {
  readonly expect: number;
  readonly moves: readonly unknown[];
  /** The events of the move as text, as long as those of the rules. */
  readonly events: string;
  /** Somebody else is to move then. */
  readonly handsOver: boolean;
}

const app = new Hono<{ Bindings: FloorEnv }>().post('/api/games/:id/moves', async (c) => {
  const { PEOPLE, GAMES_A, ROOMS } = c.env;
  const id = c.req.param('id');
  const token = c.req.header('cookie')?.slice('carrack='.length) ?? '';
  const person = await PEOPLE.prepare(SESSION)
    .bind(await hashOf(token), Date.now())
    .first();
  if (person === null) return c.json({ code: 'NO_SESSION' }, 401);
  const { expect, moves, events, handsOver } = await c.req.json<Move>();
  const awake = await ROOMS.getByName(id).touch();
  const [game, seats, tail] = HEAD;
  if (!awake)
    await GAMES_A.batch([
      GAMES_A.prepare(game).bind(id),
      GAMES_A.prepare(seats).bind(id),
      GAMES_A.prepare(tail).bind(id, Math.max(0, expect - TAIL)),
    ]);
  const [seq, at] = [expect + 1, Date.now()];
  await GAMES_A.batch([
    GAMES_A.prepare(UPDATE).bind(seq, 1, at, id),
    GAMES_A.prepare(INSERT).bind(
      id,
      seq,
      0,
      'person',
      JSON.stringify(moves),
      events,
      null,
      at,
      null,
      1,
      '0'.repeat(12),
    ),
    ...(handsOver ? [GAMES_A.prepare(TELL).bind(seq, at, at, id)] : []),
  ]);
  return c.json({
    seq,
    commits: [{ seq, seat: 0, by: 'person', events: JSON.parse(events), at, version: 1 }],
  });
});

export default app;

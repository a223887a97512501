import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView, Me, Messages, OwnData, TableQuestion } from '#shared/protocol/http.ts';
import { selectForArchive } from '../../worker/db/games/log.ts';
import { gamesTable } from '../../worker/db/schema.ts';
import { peopleDatabase } from '../../worker/db/database.ts';
import { selectErasures } from '../../worker/db/people/erasures.ts';
import { continueErasures } from '../../worker/people/erasure.ts';
import { pictureToken } from '../../worker/pictures/pictureUrl.ts';
import { GameArchive, type ArchivedGame } from '../../worker/room/storage/archive.ts';
import { DamagedLog } from '../../worker/room/storage/damage.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, gameRow, logRows, rowCount, seatRows, throughGate } from './support/database.ts';
import { claimOf, clientOf, newGame, playRandomly, streamOf, wholeLog, type Match } from './support/play.ts';
import { wholeBackup } from './support/restoring.ts';
import { oneInEach } from './support/silence.ts';
import { peopleBinding } from './support/stored.ts';
import { forgettingInGames } from '../../scripts/lib/forgetting.ts';
import { alarmOf, evict, inRoom, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';

/** A week after its end a game leaves the database. Nobody sees a difference. */

beforeEach(startClock);
afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

const WEEK = 7 * 24 * 60;

/** A game with some rows and messages that both have agreed to end. */
async function finished(): Promise<Match> {
  const match = await newGame(['person', 'person']);
  await playRandomly(match, streamOf(11), 10);
  for (const n of [1, 2, 3])
    await clientOf(match, n % 2).post(`${match.path}/messages`, {
      id: `message-${n}`,
      text: `Well played ${n}`,
    });
  return endTogether(match);
}

async function endTogether(match: Match): Promise<Match> {
  const [ann, bob] = [clientOf(match, 0), clientOf(match, 1)];
  const { question } = await ann.post<{ question?: TableQuestion }>(`${match.path}/questions`, {
    kind: 'end',
  });
  const { seq } = await bob.get<GameView>(match.path);
  await bob.post(`${match.path}/votes`, { expect: seq, question: question?.id, answer: 'yes' });
  return match;
}

/** What one of them, or a spectator, gets of the game at every address. */
async function seenBy(client: Client, { path }: Match): Promise<Readonly<Record<string, unknown>>> {
  const { seats } = await client.get<{ readonly seats: readonly object[] }>(path);
  const found: Record<string, unknown> = {};
  for (const address of ['', '/log', '/log?from=5', '/export', '/messages', '/messages?before=3', '/notes'])
    found[address] = { ...(await (await client.fetch(`${path}${address}`)).json<object>()), requestId: 0 };
  return { seats, ...found };
}

/** Its time has come: the room does it. */
async function archived(match: Match): Promise<Match> {
  later(WEEK);
  await ringAlarm(match.id);
  return match;
}

/** The keys of a game's objects. */
const objects = async ({ id }: Match): Promise<readonly string[]> =>
  (await env.ARCHIVE?.list({ prefix: id }))?.objects.map(({ key }) => key) ?? [];

describe('a finished game', () => {
  test('is archived after a week and not before, and reads the same, awake and asleep', async () => {
    const match = await finished();
    const people = [clientOf(match, 0), clientOf(match, 1), new Client()];
    const before = await Promise.all(people.map((client) => seenBy(client, match)));
    later(WEEK - 1);
    await ringAlarm(match.id);
    expect(await gameRow(match.id)).toMatchObject({ archived: null });

    later(1);
    await ringAlarm(match.id);
    expect(await logRows(match.id)).toHaveLength(1);
    expect(await gameRow(match.id)).toMatchObject({ due: null });
    for (const wake of [evict, () => undefined]) {
      await wake(match.id);
      expect(await Promise.all(people.map((client) => seenBy(client, match)))).toEqual(before);
    }
  });

  test('that is archived sends nothing to a browser that has signed out', async () => {
    const match = await finished();
    const [ours, others] = [
      await connect(match, clientOf(match, 0)),
      await connect(match, clientOf(match, 1)),
    ];
    await ours.settled();
    await clientOf(match, 0).post('/api/auth/logout');
    const before = ours.frames.length;
    await archived(match);
    await others.settled();
    expect(ours.frames).toHaveLength(before);
  });

  test('is due a week after its last row, and an alarm that rings for something else sets the next', async () => {
    const match = await finished();
    const at = (await logRows(match.id)).at(-1)?.at ?? 0;
    const due = at + WEEK * 60_000;
    expect(await gameRow(match.id)).toMatchObject({ due });
    expect(await alarmOf(match.id)).toBeLessThanOrEqual(due + 1_000);
    await inRoom(match.id, ({ storage }) => storage.deleteAlarm());
    await ringAlarm(match.id);
    expect(await alarmOf(match.id)).toBe(due + 1_000);
  });

  test('leaves its row, its seats, its results, its last row and its last message, and the room nothing', async () => {
    const match = await finished();
    const log = await logRows(match.id);
    const rows = await rowCount();
    await archived(match);
    expect(await rowCount()).toBe(rows - (log.length - 1) - 2);
    expect(await inRoom(match.id, ({ storage }) => [...storage.kv.list()].length)).toBe(0);
    expect(await alarmOf(match.id)).toBeNull();
    await wholeLog(match);
    await evict(match.id);
    await wholeLog(match);
    expect(await inRoom(match.id, ({ storage }) => [...storage.kv.list()].length)).toBe(0);
  });

  test('can be talked about further on, and played again', async () => {
    const match = await archived(await finished());
    const [ann, bob] = [clientOf(match, 0), clientOf(match, 1)];
    await bob.post(`${match.path}/messages`, { id: 'message-4', text: 'Again?' });
    const { messages } = await ann.get<Messages>(`${match.path}/messages`);
    expect(messages.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'Well played 1'],
      [2, 'Well played 2'],
      [3, 'Well played 3'],
      [4, 'Again?'],
    ]);
    const { id } = await ann.post<{ id: string }>(`${match.path}/rematch`, {});
    expect((await bob.get<{ rematch: string }>(match.path)).rematch).toBe(id);
  });
});

describe('the download of one’s own data', () => {
  const written = async (client: Client): Promise<object> => {
    const { complete, messages } = await client.get<OwnData>('/api/me/export');
    return { complete, texts: messages.map(({ text }) => text).toSorted() };
  };

  test('has each message of an archived game once, and says where an object is lost', async () => {
    const match = await archived(await finished());
    const bob = clientOf(match, 1);
    expect(await written(bob)).toEqual({ complete: true, texts: ['Well played 1', 'Well played 3'] });
    await env.ARCHIVE?.delete([...(await objects(match))]);
    expect(await written(bob)).toEqual({ complete: false, texts: ['Well played 3'] });
  });
});

/** As another room does it: another object counts from now on. */
async function replace(
  { id }: Match,
  name: string,
  change: (game: ArchivedGame) => ArchivedGame,
): Promise<void> {
  const other = new GameArchive(env, id);
  const archived = await other.put(change(await other.read(name)));
  await db().update(gamesTable).set({ archived }).where(eq(gamesTable.id, id));
  await env.ARCHIVE?.delete(`${id}/${name}.json.gz`);
}

describe('what goes wrong with an object', () => {
  const spoil: Readonly<Record<string, (key: string) => Promise<unknown> | undefined>> = {
    lost: (key) => env.ARCHIVE?.delete(key),
    changed: (key) => env.ARCHIVE?.put(key, 'something else'),
    cut: async (key) => {
      const bytes = await (await env.ARCHIVE?.get(key))?.arrayBuffer();
      return env.ARCHIVE?.put(key, bytes?.slice(0, -9) ?? '');
    },
  };

  test.each(Object.keys(spoil))('%s: the game says so, and is there again with its object', async (how) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const match = await archived(await finished());
    const before = await wholeLog(match);
    const [key = ''] = await objects(match);
    const kept = await (await env.ARCHIVE?.get(key))?.arrayBuffer();
    await spoil[how]?.(key);
    await evict(match.id);
    const picture = await pictureToken(env, { gameId: match.id, seq: 1, at: before[0]?.at ?? 0 });
    const answer = await clientOf(match, 0).fetch(`/api/pictures/${picture ?? ''}.png`);
    expect(await answer.json()).toMatchObject({ code: 'GAME_DAMAGED' });
    expect(await (await clientOf(match, 0).fetch(match.path)).json()).toMatchObject({ code: 'GAME_DAMAGED' });
    expect(await gameRow(match.id)).toMatchObject({ archived: key.split(/[/.]/)[1] });
    await env.ARCHIVE?.put(key, kept ?? '');
    expect(await wholeLog(match)).toEqual(before);
  });

  test('an archive that does not give back what it got leaves the game in the database', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const match = await finished();
    const log = await logRows(match.id);
    vi.spyOn(GameArchive.prototype, 'read').mockRejectedValue(new Error('no'));
    await archived(match);
    expect(await logRows(match.id)).toEqual(log);
    vi.restoreAllMocks();
    await archived(match);
    expect(await logRows(match.id)).toHaveLength(1);
  });
});

test('an object that breaks off on its way counts as not read, and not as changed', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const bucket = { get: async () => new Response(broken) } as unknown as R2Bucket;
  const read = new GameArchive({ ...env, ARCHIVE: bucket }, 'a-game').read('an-object');
  const error = await read.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(DamagedLog);
});

test('an object that another room names meanwhile is not deleted', async () => {
  const match = await finished();
  const rows = await wholeLog(match);
  const read = GameArchive.prototype.read;
  let reads = 0;
  vi.spyOn(GameArchive.prototype, 'read').mockImplementation(async function (this: GameArchive, name) {
    reads += 1;
    if (reads === 2) await replace(match, name, (game) => ({ ...game, messages: [] })); // it is named, its rows are not deleted yet
    return read.call(this, name);
  });
  await archived(match);
  await evict(match.id);
  expect(await wholeLog(match)).toEqual(rows);
});

test('a room that has not heard of it reads on, and takes no message’s place', async () => {
  const match = await finished();
  const rows = await wholeLog(match);
  const { archived: none } = await gameRow(match.id);
  await archived(match);
  expect(none).toBeNull();
  await db().update(gamesTable).set({ title: 'Sunday' }).where(eq(gamesTable.id, match.id));
  expect(await wholeLog(match)).toEqual(rows);
});

describe('a player who deletes their account', () => {
  const NAME = 'Zephyrine';

  /** Zephyrine has taken the seat that Bob left, and has written; then both have ended the game. */
  async function succeeded(answer?: string): Promise<{
    readonly match: Match;
    readonly zoe: Client;
    readonly zoeId: string;
  }> {
    const { id, path, clients } = await newGame(['person', 'person']);
    const zoe = new Client();
    const match = { id, path, clients: [clients[0], zoe] };
    await clientOf(clients, 1).post(`${path}/seats/1/leave`);
    const { link } = await clientOf(match, 0).post<{ link?: string }>(`${path}/seats/1/replace`, {
      open: true,
    });
    await zoe.post(...claimOf(link ?? '', NAME));
    await zoe.post(`${path}/messages`, { id: 'of-zoe-1', text: 'Good game' });
    if (answer !== undefined)
      await clientOf(match, 0).post(`${path}/messages`, { id: 'of-ann-1', text: answer });
    await endTogether(match);
    const { player } = await zoe.get<Me>('/api/me');
    return { match, zoe, zoeId: player?.id ?? '' };
  }

  /** The text of all objects of the game. */
  async function stored(match: Match): Promise<string> {
    const texts = (await objects(match)).map(async (key) => {
      const body = (await env.ARCHIVE?.get(key))?.body.pipeThrough(new DecompressionStream('gzip'));
      return new Response(body).text();
    });
    return (await Promise.all(texts)).join('\n');
  }

  const watched = (match: Match) => wholeLog(match, new Client());

  /** The name of the only object of a game. */
  const nameIn = (keys: readonly string[]): string =>
    keys.length === 1 ? (/\/(\w+)\./.exec(keys[0] ?? '')?.[1] ?? '') : `${keys.length} objects`;

  const remove = (client: Client) => client.send('/api/me', { name: NAME }, { method: 'DELETE' });

  test('is in no object of the archive afterwards, and the game reads on', async () => {
    const { match, zoe, zoeId } = await succeeded();
    await archived(match);
    const log = await wholeLog(match);
    expect(await stored(match)).toContain(NAME);
    expect(await stored(match)).toContain(zoeId);
    expect((await remove(zoe)).status).toBe(200);
    expect(await objects(match)).toHaveLength(1);
    expect(await stored(match)).not.toContain(NAME);
    expect(await stored(match)).not.toContain(zoeId);
    expect(await logRows(match.id)).toHaveLength(1);
    expect(await wholeLog(match)).toHaveLength(log.length);
    expect((await clientOf(match, 0).get<Messages>(`${match.path}/messages`)).messages).toMatchObject([
      { text: 'Good game' },
    ]);
  });

  test('is in none either where one could not be deleted at first', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { match, zoe, zoeId } = await succeeded();
    await archived(match);
    vi.spyOn(GameArchive.prototype, 'deleteOthers').mockRejectedValueOnce(new Error('no'));
    await remove(zoe);
    await continueErasures(env, await selectErasures(peopleDatabase(env), 20), Date.now(), 10);
    expect(await objects(match)).toHaveLength(1);
    expect(await stored(match)).not.toContain(NAME);
    expect(await stored(match)).not.toContain(zoeId);
  });

  test('is in none either where the log is damaged', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { match, zoe, zoeId } = await succeeded();
    await archived(match);
    const { archived: name } = await gameRow(match.id);
    await replace(match, name ?? '', ({ rows, messages }) => ({
      rows: rows.map((row) => (row.seq === 1 ? { ...row, events: 'no events' } : row)),
      messages,
    }));
    await evict(match.id);
    expect((await remove(zoe)).status).toBe(200);
    expect(await stored(match)).not.toContain(NAME);
    expect(await stored(match)).not.toContain(zoeId);
    expect(await stored(match)).toContain('no events');
  });

  test('is not back, and the game is, when the database is restored to before that', async () => {
    const { match, zoe } = await succeeded();
    await archived(match);
    const [before] = await db().select().from(gamesTable).where(eq(gamesTable.id, match.id));
    await remove(zoe);
    const log = await wholeLog(match);
    await db().update(gamesTable).set({ archived: before?.archived }).where(eq(gamesTable.id, match.id));
    await evict(match.id);
    expect(await wholeLog(match)).toEqual(log);
  });

  test.skipIf(env.SHARD_WEIGHTS === 'ba=0')(
    'is gone again, and the game is not, after the restore of one database, though the next deletion is interrupted',
    async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      const { a, ba } = await oneInEach(async () => {
        const made = await succeeded('Well played');
        await archived(made.match);
        return { ...made, id: made.match.id };
      });
      const putBack = await wholeBackup(env.GAMES_BA ?? env.GAMES_A);
      for (const { zoe } of [a, ba]) await remove(zoe);
      const logs = [await watched(a.match), await watched(ba.match)];
      const other = await objects(a.match);
      await putBack();
      await evict(ba.id);
      expect(await watched(ba.match)).toEqual(logs[1]);
      expect((await gameRow(ba.id)).archived).not.toBe(nameIn(await objects(ba.match)));

      await peopleBinding().batch(
        forgettingInGames(ba.zoeId, NAME, [{ player_id: ba.zoeId, game_id: ba.id }], Date.now())
          .split(';\n')
          .map((sql) => peopleBinding().prepare(sql)),
      );
      await continueErasures(env, await selectErasures(peopleDatabase(env), 20), Date.now(), 10);
      expect((await gameRow(ba.id)).archived).toBe(nameIn(await objects(ba.match)));
      expect(JSON.stringify(await seatRows(ba.id))).not.toContain(NAME);

      await putBack();
      await evict(ba.id);
      const unnamed = await throughGate(
        async (statements, go) => {
          if (statements.some((sql) => /^update "games" set .*"archived" = /.test(sql)))
            throw new Error('D1_ERROR: gone');
          return go();
        },
        () => clientOf(ba.match, 0).send('/api/me', { name: 'Ann' }, { method: 'DELETE' }),
      );
      expect(unnamed.body).toEqual({ done: false });
      expect(await objects(ba.match)).toHaveLength(2);
      expect(await watched(ba.match)).toEqual(logs[1]);
      vi.restoreAllMocks();
      await continueErasures(env, await selectErasures(peopleDatabase(env), 20), Date.now(), 10);
      expect((await gameRow(ba.id)).archived).toBe(nameIn(await objects(ba.match)));
      expect([await watched(ba.match), await watched(a.match)]).toEqual([logs[1], logs[0]]);
      expect(await objects(a.match)).toEqual(other);
    },
  );

  test('is not left in an object that an interrupted archiving has made', async () => {
    const { match, zoe } = await succeeded();
    const [rows, messages] = await db().batch(selectForArchive(db(), match.id));
    await new GameArchive(env, match.id).put({ rows, messages });
    expect(await stored(match)).toContain(NAME);
    await remove(zoe);
    expect(await objects(match)).toEqual([]);
    await archived(match);
    expect(await objects(match)).toHaveLength(1);
    expect(await stored(match)).not.toContain(NAME);
  });
});

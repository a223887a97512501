import { describe, expect, test } from 'vitest';
import { publicView } from '#shared/kernel/seatView.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { whatHappened } from '#shared/kernel/recap.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { MyGame, MyGames } from '#shared/protocol/http.ts';
import { rules } from '../support/vehicle.ts';
import type { Client } from './support/client.ts';
import { gameRow, tripsOf } from './support/database.ts';
import { evict } from './support/rooms.ts';
import { connect, type FrameOf } from './support/socket.ts';
import {
  clientOf,
  commit,
  decision,
  inPlay,
  newGame,
  playRandomly,
  streamOf,
  viewOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { DB } from './support/stored.ts';

/** What the list of a player's games tells of a game without its rules (`worker/room/views/glance.ts`). */

const SHOWN = 2;

async function listed(client: Client, { id }: Match): Promise<MyGame> {
  const { games } = await client.get<MyGames>('/api/me/games');
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Error('not listed');
  return found;
}

/** What a seat's own log says of this seat, the latest last. */
const touchedIn = (commits: readonly Commit[], seat: number) =>
  commits.flatMap(({ seq }, at) =>
    whatHappened(rules, commits.slice(0, at + 1), {
      after: seq - 1,
      reader: seat,
      quiet: new Set(),
    }).relevant.map(({ phrase }) => ({ seq, phrase })),
  );

/** Plays until some seat was touched more often than is shown, which comes long before the end; each seat's own log. */
async function playedUntilTouched(match: Match): Promise<(readonly Commit[])[]> {
  const stream = streamOf(31);
  let logs: (readonly Commit[])[] = [];
  while (!logs.some((commits, seat) => touchedIn(commits, seat).length > SHOWN)) {
    expect((await playRandomly(match, stream, 5)).status).toBe('running');
    logs = await Promise.all([0, 1, 2].map((seat) => wholeLog(match, clientOf(match, seat))));
  }
  return logs;
}

describe('The list of games tells of each', () => {
  test('how far it is, the public scores, and what touched the reader in their own log', async () => {
    const match = await inPlay(['person', 'person', 'person']);
    for (const [seat, commits] of (await playedUntilTouched(match)).entries()) {
      const client = clientOf(match, seat);
      const seen = publicView(rules, foldLog(rules, commits) as never);
      const { glance, acting, status } = await listed(client, match);
      const told = touchedIn(commits, seat);
      expect(glance).toEqual({
        stage: rules.stage(seen),
        scores: rules.standings(seen.state).map(({ seat: of, rank, total }) => ({ seat: of, rank, total })),
        touched: told.slice(-SHOWN),
      });
      expect([acting, status]).toEqual([(await viewOf(match, client)).acting, 'running']);
    }
  });

  test('the winner of a finished one', async () => {
    const match = await inPlay();
    const { standings } = await playRandomly(match, streamOf(32));
    const { glance, status, acting } = await listed(clientOf(match, 1), match);
    expect([status, acting]).toEqual(['over', []]);
    expect(glance?.scores).toEqual(standings.map(({ seat, rank, total }) => ({ seat, rank, total })));
  });

  test('nothing of what an undo has taken back', async () => {
    const match = await inPlay(['person', 'person']);
    const { client, seat, view } = await decision(match, streamOf(33));
    await commit(match, client, view.seq, { type: 'pass' });
    const { glance } = await gameRow(match.id);
    const told = (seq: number) => ({ seq, phrase: { key: 'any', args: {} } });
    const touched = { [1 - seat]: [told(view.seq), told(view.seq + 1)] };
    await DB.prepare('UPDATE games SET glance = ? WHERE id = ?')
      .bind(JSON.stringify({ ...glance, touched }), match.id)
      .run();
    await evict(match.id);
    await client.post(`${match.path}/undo`, { expect: view.seq + 1, to: view.seq });
    const after = await listed(clientOf(match, 1 - seat), match);
    expect(after.glance?.touched).toEqual([told(view.seq)]);
  });

  test('nothing if it has not been written to since lists tell of games, and all of it after the next move', async () => {
    const match = await inPlay(['person', 'person']);
    await DB.prepare('UPDATE games SET glance = NULL WHERE id = ?').bind(match.id).run();
    expect((await listed(clientOf(match, 0), match)).glance).toBeNull();
    await playRandomly(match, streamOf(34), 1);
    expect((await listed(clientOf(match, 0), match)).glance?.scores).toHaveLength(2);
  });
});

test('the host names a game, when it is made and later; the list and all at the table see it', async () => {
  const match = await newGame(['person', 'person'], { title: ' Sunday  league ' });
  const [host, guest] = [clientOf(match, 0), clientOf(match, 1)];
  expect((await listed(guest, match)).title).toBe('Sunday league');
  const put = (client: Client, title: string | null) =>
    client.send<{ code?: string }>(`${match.path}/title`, { title }, { method: 'PUT' });
  expect((await put(guest, 'Mine')).body.code).toBe('NOT_HOST');
  await put(host, 'Monday league');
  expect((await viewOf(match, guest)).title).toBe('Monday league');
  await put(host, null);
  expect((await listed(host, match)).title).toBeNull();
  expect((await put(host, ' ')).status).toBe(400);
});

test('an open page follows the name of its game', async () => {
  const match = await newGame(['person', 'person']);
  const [host, guest] = [clientOf(match, 0), clientOf(match, 1)];
  const live = await (await connect(match, guest)).settled();
  await host.send(`${match.path}/title`, { title: 'Monday league' }, { method: 'PUT' });
  await live.settled();
  const tables = live.frames.filter((frame): frame is FrameOf<'table'> => frame.type === 'table');
  expect([tables[0]?.title, tables.at(-1)?.title]).toEqual([null, 'Monday league']);
});

test('the way to the next game reads no seats of others and no story', async () => {
  const match = await inPlay(['person', 'person']);
  const { client } = await decision(match, streamOf(35));
  const trips = await tripsOf(() => client.fetch('/next'));
  const list = trips.flatMap(({ statements }) => statements).find((text) => /from "seats"/.test(text));
  expect(list).not.toMatch(/glance|options|seed/);
  expect((await gameRow(match.id)).glance).not.toBeNull();
});

import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maskOf } from '#shared/kernel/types.ts';
import { pictureToken, pictureUrl } from '../../worker/pictures/pictureUrl.ts';
import { createApp } from '../../worker/app.ts';
import { insertNotices } from '../../worker/db/games/notices.ts';
import { gamesTable, logTable, noticesTable } from '../../worker/db/schema.ts';
import { envWith } from './support/bindings.ts';
import { Client, ORIGIN } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { giveAddressTo, lastMailTo, ringMailbox, type Read } from './support/mails.ts';
import { plant, randomWorld, type World } from './support/worldsOfVehicle.ts';

/** Mails show the table as everybody sees it, at an address that leads nowhere else. */

beforeEach(startClock);
afterEach(stopClock);

/** Games of their own, because pictures stay in the cache, and are counted by game. */
const [ID, COUNTED, CACHED] = ['a234567892345672', 'a234567892345673', 'a234567892345674'];
const world = randomWorld(3, 20, 7);

/** The mail that a seat gets about the game. */
async function mailFor(seat: number, gameId = ID, of: World = world): Promise<Read> {
  await plant(gameId, of);
  const [id, address] = [`player${seat}`, `seat${seat}@pictures.example.org`];
  await giveAddressTo(id, address);
  const now = Date.now();
  await db().delete(noticesTable);
  await insertNotices(db(), {
    gameId,
    seats: maskOf([seat]),
    kind: 'started',
    seq: of.length,
    now,
    dueAt: now,
  });
  await ringMailbox(id);
  return lastMailTo(address);
}

/** The address of the picture in that mail. */
async function pictureFor(...about: Parameters<typeof mailFor>): Promise<string> {
  const [, src = ''] = /<img src="([^"]+)"/.exec((await mailFor(...about)).html) ?? [];
  expect(src).toContain(ORIGIN);
  return src.replace(ORIGIN, '');
}

const pathOf = async (seq: number, at: number, gameId = ID): Promise<string> =>
  `/api/pictures/${(await pictureToken(env, { gameId, seq, at })) ?? ''}.png`;
const at = (seq: number): number => world[seq - 1]?.at ?? 0;
const ask = (path: string) => new Client().fetch(path);
const statusOf = async (path: string): Promise<number> => (await ask(path)).status;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('the picture of a table', () => {
  test('is in the mail, as PNG that any page may show and every cache may keep', async () => {
    const response = await ask(await pictureFor(1));
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.slice(0, PNG.length)).toEqual(new Uint8Array(PNG));
    expect(new DataView(bytes.buffer).getUint32(16)).toBe(900); // its width
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/^public, max-age=\d+, immutable$/),
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is described for those who do not see it, has the names below it, and is not in the plain text', async () => {
    const { html = '', text = '' } = await mailFor(1);
    expect(html).toMatch(/<img [^>]*alt="The table as everybody sees it" width="558"/);
    expect(html.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      'From top to bottom: Player 0, Player 1, and Player 2',
    );
    expect(text).not.toMatch(/pictures|top to bottom/);
  });

  test('has one address for all readers, which names neither game nor reader', async () => {
    const [one, other] = [await pictureFor(0), await pictureFor(1)];
    expect(one).toBe(other);
    expect(one).toMatch(/^\/api\/pictures\/[0-9a-f]+\.png$/);
  });

  test('is drawn once and then cached, whatever query the address has', async () => {
    const path = await pictureFor(1, CACHED);
    expect((await ask(path)).headers.get('cf-cache-status')).toBeNull();
    for (const again of [path, `${path}?again=1`])
      expect((await ask(again)).headers.get('cf-cache-status')).toBe('HIT');
  });

  test('is another one for each row, and stays while the game goes on', async () => {
    await pictureFor(1);
    const bodies = [];
    for (const seq of [1, 12, world.length]) {
      const response = await ask(await pathOf(seq, at(seq)));
      expect(response.status).toBe(200);
      bodies.push(new Uint8Array(await response.arrayBuffer()).join());
    }
    expect(new Set(bodies).size).toBe(3);
  });

  test('is refused at any address that the service has not made', async () => {
    const path = await pictureFor(1);
    const last = path.at(-5) === '0' ? '1' : '0';
    for (const wrong of [
      path.replace(/.(?=\.png$)/, last),
      path.replace(/.(?=\.png$)/, ''),
      path.replace('pictures/', 'pictures/00'),
      path.toUpperCase().replace('/API/PICTURES', '/api/pictures').replace('PNG', 'png'),
      `/api/pictures/${ID}.png`,
    ])
      expect(await statusOf(wrong), wrong).toBe(404);
  });

  test('is gone where the log has another row in that place, and with the game, even if it was cached', async () => {
    const path = await pictureFor(1);
    expect(await statusOf(path)).toBe(200);
    expect(await statusOf(await pathOf(world.length, at(world.length) + 1))).toBe(404);
    expect(await statusOf(await pathOf(world.length + 1, 0))).toBe(404);
    await db().delete(logTable).where(eq(logTable.gameId, ID));
    await db().delete(gamesTable).where(eq(gamesTable.id, ID));
    expect(await statusOf(path)).toBe(404);
  });

  test('is shown to whoever has the address, even where nobody may watch', async () => {
    const path = await pictureFor(1);
    await db().update(gamesTable).set({ watch: false }).where(eq(gamesTable.id, ID));
    expect(await statusOf(`/api/games/${ID}`)).toBe(403);
    expect(await statusOf(path)).toBe(200);
  });

  test('is neither mailed nor drawn by a service that makes none', async () => {
    const off = envWith({ PICTURES: undefined });
    expect(await pictureUrl(off, { gameId: ID, seq: 1, at: at(1) })).toBeNull();
    const path = await pictureFor(1);
    expect((await createApp().request(path, {}, off)).status).toBe(404);
  });

  test('is drawn so many times a minute for a game at most', async () => {
    const long = randomWorld(3, 60, 8);
    await pictureFor(1, COUNTED, long);
    const statuses: number[] = [];
    // Twenty a minute; a minute may end meanwhile.
    for (const { seq, at } of long.slice(0, 41)) {
      statuses.push(await statusOf(await pathOf(seq, at, COUNTED)));
      if (statuses.at(-1) === 429) break;
    }
    expect(statuses.length).toBeGreaterThan(15);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});

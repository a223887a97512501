import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import page from '../../web/index.html?raw';
import { createApp } from '../../worker/app.ts';
import { gamesTable, logTable, seatsTable } from '../../worker/db/schema.ts';
import { headFaults, pictureFaults, type Head } from '../support/previewRules.ts';
import { TITLE, VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { Client, ORIGIN } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { db, tablesWritten, tripsOf } from './support/database.ts';
import { open, running, type Scene } from './support/scenes.ts';

/** What messengers show of links to games. */

beforeEach(startClock);
afterEach(stopClock);

const ASSETS = {
  fetch: async () =>
    new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: '"page"',
      },
    }),
};

const MESSENGER = { 'user-agent': 'Slackbot-LinkExpanding 1.0' };
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'sec-fetch-mode': 'navigate' };

const ask = async (
  path: string,
  headers: Readonly<Record<string, string>> = MESSENGER,
  changes = {},
): Promise<Response> =>
  createApp().fetch(
    new Request(ORIGIN + path, { headers }),
    { ...envWith({ ASSETS, ...changes }) },
    createExecutionContext(),
  );

/** The content of the head's tags, by their name, as a program reads them. */
async function facesOf(response: Response): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  let title = '';
  await new HTMLRewriter()
    .on('meta', {
      element: (tag) => {
        const name = tag.getAttribute('property') ?? tag.getAttribute('name');
        if (name !== null) found[name] = plain(tag.getAttribute('content') ?? '');
      },
    })
    .on('title', { text: ({ text }) => void (title += text) })
    .transform(response)
    .text();
  return { ...found, title: plain(title) };
}

/** The head with its signs as they are meant; the rewriter gives them as they are written. */
async function headOf(response: Response): Promise<Head> {
  const titles: string[] = [];
  const metas: [string, string][] = [];
  const html = await new HTMLRewriter()
    .on('title', {
      element: () => void titles.push(''),
      text: ({ text }) => void titles.push((titles.pop() ?? '') + text),
    })
    .on('meta[content]', {
      element: (tag) => {
        const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? '';
        metas.push([name, unescaped(tag.getAttribute('content') ?? '')]);
      },
    })
    .transform(response)
    .text();
  return { titles: titles.map(unescaped), metas, size: html.indexOf('</head>') };
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, sign: string) => SIGNS[sign] ?? whole);

/** Names are isolated, so that they turn no text around. */
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

const face = async (...of: Parameters<typeof ask>) => facesOf(await ask(...of));

const change = (id: string, to: Partial<typeof gamesTable.$inferInsert>) =>
  db().update(gamesTable).set(to).where(eq(gamesTable.id, id));

/** A finished game; `watch`: may it be watched? */
async function finished(watch = true): Promise<Scene> {
  const scene = await running(watch);
  const scores = [
    { seat: 0, total: 12, rank: 2 },
    { seat: 1, total: 30, rank: 1 },
  ];
  const glance = { stage: { key: 'x', args: {} }, scores, touched: {} };
  await change(scene.id, { status: 'over', glance });
  return scene;
}

test('an invitation says who invites to what, and how many seats are taken', async () => {
  const { id } = await open();
  await db().update(gamesTable).set({ hostId: 'host' }).where(eq(gamesTable.id, id));
  await db().update(seatsTable).set({ playerId: 'host', name: 'Ana' }).where(eq(seatsTable.seat, 0));
  const faces = await face(`/join/${id}/2`);
  expect(faces).toMatchObject({
    title: `Ana invites you to ${TITLE}`,
    'og:title': `Ana invites you to ${TITLE}`,
    'og:description': expect.stringMatching(/^2 of 4 seats are taken\. /),
    'og:image': `${ORIGIN}/covers/${VEHICLE}.png`,
    'twitter:card': 'summary_large_image',
  });
  expect(faces['description']).toBe(faces['og:description']);
});

test('a running game names its players and tells nothing of its state', async () => {
  const { id } = await running();
  const faces = await face(`/g/${id}/at/3`);
  expect(faces).toMatchObject({
    'og:title': `${TITLE}: Player 0 and Player 1`,
    'og:description': 'The game is being played, and you can watch.',
  });
});

test('a running game that is watched with a delay says the same before and after a seat gets another player', async () => {
  const { id } = await running();
  await change(id, { watchDelay: 3_600_000 });
  const before = await face(`/g/${id}`);
  expect(before['og:title']).toBe(TITLE);
  await db().update(seatsTable).set({ name: 'Eve' }).where(eq(seatsTable.gameId, id));
  expect(await face(`/g/${id}`)).toEqual(before);
});

test('a finished game tells its result, with a picture of it', async () => {
  const { id } = await finished();
  const faces = await face(`/g/${id}`);
  expect(faces['og:description']).toBe('Winner: Player 1. 1. Player 1: 30 · 2. Player 0: 12');
  const address = faces['og:image'] ?? '';
  expect(address).toMatch(/\/api\/pictures\/[0-9a-f]+\.png$/);
  const picture = await new Client().fetch(address.replace(ORIGIN, ''));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = await picture.arrayBuffer();
  expect([new DataView(bytes).getUint32(16), new DataView(bytes).getUint32(20)]).toEqual([1200, 630]);
});

test('the picture of a finished game is gone when nobody may watch any more, and with a name in it', async () => {
  const { id } = await finished();
  const pictureNow = async () => ((await face(`/g/${id}`))['og:image'] ?? '').replace(ORIGIN, '');
  const statusOf = async (path: string) => (await new Client().fetch(path)).status;
  const [first] = [await pictureNow()];
  expect(await statusOf(first)).toBe(200);
  await db().update(seatsTable).set({ name: null }).where(eq(seatsTable.gameId, id));
  expect(await statusOf(first)).toBe(404);
  const second = await pictureNow();
  expect(await statusOf(second)).toBe(200);
  await change(id, { watch: false });
  expect(await statusOf(second)).toBe(404);
});

test('the picture of a finished game has its address also when the log has left the database', async () => {
  const { id } = await finished();
  const { 'og:image': before } = await face(`/g/${id}`);
  await db().delete(logTable).where(eq(logTable.gameId, id));
  expect((await face(`/g/${id}`))['og:image']).toBe(before);
});

test('where no pictures are drawn a finished game has its cover', async () => {
  const { id } = await finished();
  const faces = await face(`/g/${id}`, MESSENGER, { PICTURES: undefined });
  expect(faces['og:image']).toBe(`${ORIGIN}/covers/${VEHICLE}.png`);
});

test('a game that nobody may watch, or that is not there, has the face of the site', async () => {
  const usual = await facesOf(new Response(page));
  const [running_, over] = [await running(false), await finished(false)];
  for (const path of [
    `/g/${running_.id}`,
    `/join/${running_.id}/1`,
    `/g/${over.id}`,
    '/g/a222222222222222',
    '/g/replay',
    '/g/nonsense',
  ])
    expect(await face(path), path).toEqual(usual);
});

test('the page’s own tables have the face of their game, in the language that is asked for', async () => {
  const czech = { ...MESSENGER, 'accept-language': 'cs' };
  expect((await face(`/g/sample-${VEHICLE}/at/1`, czech))['og:title']).toBe(
    `Dohraná hra k prohlédnutí: ${TITLE}`,
  );
  expect((await face(`/g/first-${VEHICLE}`))['og:title']).toBe(`Learn ${TITLE} in a guided round`);
});

test('the longest names, in any language and state, keep the rules of what shows previews', async () => {
  const scenes = [await open(), await running(), await finished()];
  const name = 'W&"שלום'.repeat(6).slice(0, 40);
  await db().update(seatsTable).set({ name });
  for (const { id } of scenes) {
    await change(id, { title: name });
    for (const language of ['en', 'pl', 'cs', 'fr']) {
      const path = `/g/${id}`;
      const head = await headOf(await ask(path, { ...MESSENGER, 'accept-language': language }));
      expect(headFaults(head, ORIGIN + path), `${path} ${language}`).toEqual([]);
      const isolated = head.metas.filter(
        ([, said]) => said.split('\u2068').length !== said.split('\u2069').length,
      );
      expect(isolated).toEqual([]);
    }
  }
});

test('the picture of a finished game keeps the rules of what shows previews', async () => {
  const { id } = await finished();
  const head = await headOf(await ask(`/g/${id}`));
  const address = new Map(head.metas).get('og:image') ?? '';
  const picture = await new Client().fetch(address.replace(ORIGIN, ''));
  expect(pictureFaults(picture.headers.get('content-type'), await picture.arrayBuffer(), head)).toEqual([]);
});

test('the address of a game is its page’s; a seat link has none, because its token would be lost on the way there', async () => {
  const { id } = await open();
  expect((await face(`/g/${id}`))['og:url']).toBe(`${ORIGIN}/g/${id}`);
  expect((await face(`/g/${id}/at/%22%3E%3Cscript%3E`))['og:url']).toBe(
    `${ORIGIN}/g/${id}/at/%22%3E%3Cscript%3E`,
  );
  expect((await face(`/join/${id}/2`))['og:url']).toBeUndefined();
});

test('what players write is text, and never a tag', async () => {
  const { id } = await open();
  const evil = `"'><script>alert(1)</script>&amp;</title>`;
  await change(id, { title: evil, hostId: null });
  const response = await ask(`/g/${id}`);
  const tags: string[] = [];
  const counting = new HTMLRewriter().on('*', { element: ({ tagName }) => void tags.push(tagName) });
  await counting.transform(response.clone()).text();
  expect(tags.filter((tag) => tag === 'script' || tag === 'title')).toEqual(['title', 'script']);
  const [, heading] = /<title>(.*?)<\/title>/s.exec(await response.clone().text()) ?? [];
  expect(heading).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const { 'og:title': said } = await facesOf(response);
  expect(said).toContain('<script>alert(1)</script>');
});

test('a browser gets the file with its headers, and the database is not asked', async () => {
  const { id } = await running();
  let response = new Response();
  const trips = await tripsOf(async () => (response = await ask(`/g/${id}`, BROWSER)));
  expect(trips).toEqual([]);
  expect(await response.text()).toBe(page);
  expect(response.headers.get('etag')).toBe('"page"');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('a preview writes nothing, keeps the policy and is not cached', async () => {
  const { id, linkToken } = await open();
  let response = new Response();
  expect(await tablesWritten(async () => (response = await ask(`/join/${id}/2`)))).toEqual([]);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
  expect(await response.text()).not.toContain(linkToken);
  expect(env.ORIGIN).toBe(ORIGIN);
});

import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Arrival, CreatedGame, GameView, Me, Redeemed } from '#shared/protocol/http.ts';
import { signLink } from '../../worker/auth/links.ts';
import { createApp } from '../../worker/app.ts';
import { sessionsTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import {
  codeIn,
  giveAddress,
  lastMailTo,
  linkTo,
  look,
  mailsTo,
  playerIdOf,
  playerRow,
  redeem,
  tokenOf,
} from './support/mails.ts';

/** Whom a link or code of a mail signs in, in which browser, and what it does not touch. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;
let people = 0;
const newAddress = (): string => `arrives${(people += 1)}@example.org`;

const SEATS = [{ kind: 'me', name: 'Ann' }, { kind: 'bot' }] as const;
const GUEST_SEATS = [{ kind: 'me', name: 'Guest' }, { kind: 'bot' }] as const;

/** A guest with a seat in a game. */
async function seated(
  seats: readonly object[] = SEATS,
): Promise<{ client: Client; id: string; path: string }> {
  const client = new Client();
  const { id } = await client.post<CreatedGame>('/api/games', { game: 'merchants', seats });
  return { client, id, path: `/api/games/${id}` };
}

/** A player with a confirmed address, and one of their games. */
async function player() {
  const { client, id } = await seated();
  const email = newAddress();
  return { client, game: id, email, id: await giveAddress(client, email) };
}

const guestAtTable = () => seated(GUEST_SEATS);
const seatOf = async (client: Client, path: string): Promise<number | null> =>
  (await client.get<GameView>(path)).you;

/** The mail that `asker` has sent to this address. */
async function signInMail(asker: Client, email: string) {
  expect((await asker.send('/api/auth/link', { email })).status).toBe(202);
  return lastMailTo(email);
}
const signInLink = async (asker: Client, email: string): Promise<string> =>
  linkTo(await signInMail(asker, email), 'm');

const gameLink = (of: { readonly id: string; readonly game: string }, seat: number | null = 0): string =>
  `http://carrack.test/m#${signLink(env, { for: 'go', player: of.id, game: of.game, seat }, Date.now())}`;

describe('a sign-in link moves no seats by surprise:', () => {
  test('the page says beforehand whose account it is, and what a guest would leave behind', async () => {
    const ann = await player();
    const guest = await guestAtTable();
    const link = await signInLink(new Client(), ann.email);
    expect((await look(link, guest.client)).body).toEqual({
      does: 'signIn',
      player: { id: ann.id, name: 'Ann' },
      address: ann.email,
      game: null,
      seat: null,
      leaves: 1,
    } satisfies Arrival);
    expect(await seatOf(guest.client, guest.path)).toBe(0);
  });

  test('a guest keeps their seats, unless they choose to bring them along', async () => {
    const ann = await player();
    const [kept, brought] = [await guestAtTable(), await guestAtTable()];
    await redeem(await signInLink(new Client(), ann.email), kept.client);
    await redeem(await signInLink(new Client(), ann.email), brought.client, { bring: true });
    for (const { client } of [kept, brought]) expect(await playerIdOf(client)).toBe(ann.id);
    expect(await seatOf(ann.client, kept.path)).toBeNull();
    expect(await seatOf(ann.client, brought.path)).toBe(0);
  });

  test('a stranger’s link does not give its address to the guest who opens it', async () => {
    const email = newAddress();
    const guest = await guestAtTable();
    const before = await playerIdOf(guest.client);
    await redeem(await signInLink(new Client(), email), guest.client);
    expect((await playerRow(before))?.email).toBeNull();
    expect(await playerIdOf(guest.client)).not.toBe(before);
    expect((await playerRow(await playerIdOf(guest.client)))?.email).toBe(email);
  });

  test('a guest’s own link gives them the address, in the browser that asked', async () => {
    const email = newAddress();
    const guest = await guestAtTable();
    const before = await playerIdOf(guest.client);
    const link = await signInLink(guest.client, email);
    expect((await look(link, guest.client)).body).toMatchObject({ does: 'confirm', leaves: 0 });
    await redeem(link, guest.client);
    expect(await playerIdOf(guest.client)).toBe(before);
    expect((await playerRow(before))?.email).toBe(email);
  });

  test('no answer reveals whether an address is known, by its content or by the work before it', async () => {
    const ann = await player();
    const answers = [];
    for (const email of [ann.email, newAddress()]) {
      const { status, body, headers } = await new Client().send('/api/auth/link', { email });
      answers.push([status, body, [...headers.keys()].toSorted()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('an address that a guest enters', () => {
  const put = (client: Client, address: string) =>
    client.send('/api/me/channels/mail', { address }, { method: 'PUT' });

  test('is confirmed only in the guest’s own browser', async () => {
    const [eve, victim] = [await seated(), await seated()];
    const email = newAddress();
    await put(eve.client, email);
    const link = linkTo(await lastMailTo(email), 'm');
    expect((await look(link, victim.client)).body).toMatchObject({ does: 'elsewhere', address: email });
    for (const other of [victim.client, new Client()])
      expect(await redeem(link, other)).toMatchObject({ status: 403, body: { code: 'LINK_ELSEWHERE' } });
    expect((await playerRow(await playerIdOf(eve.client)))?.email).toBeNull();
    expect((await redeem(link, eve.client)).status).toBe(200);
    expect((await playerRow(await playerIdOf(eve.client)))?.email).toBe(email);
  });

  test('is confirmed there by the code of the mail, which may be read elsewhere', async () => {
    const { client } = await seated();
    const email = newAddress();
    await put(client, email);
    const code = codeIn(await lastMailTo(email));
    const typed = (who: Client, what: string) => who.send('/api/auth/redeem', { code: what, email });
    expect((await typed(client, 'aaaa-aaaa')).body.code).toBe('CODE_WRONG');
    expect((await typed((await seated()).client, code)).body.code).toBe('CODE_WRONG');
    expect((await typed(client, ` ${code.toUpperCase()}`)).status).toBe(200);
    expect((await playerRow(await playerIdOf(client)))?.email).toBe(email);
  });

  test('that replaces another one causes a mail to the old address, whose earlier links are dead', async () => {
    const ann = await player();
    const email = newAddress();
    const old = [gameLink(ann), await signInLink(new Client(), ann.email)];
    later(1);
    await put(ann.client, email);
    later(1);
    await redeem(linkTo(await lastMailTo(email), 'm'), ann.client);
    expect((await lastMailTo(ann.email)).subject).toBe('Your address at Carrack');
    expect((await redeem(old[0] ?? '')).status).toBe(403);
    const stranger = new Client();
    await redeem(old[1] ?? '', stranger);
    expect((await stranger.get<Me>('/api/me')).player?.id).not.toBe(ann.id);
  });

  test('and removes again gets a mail about it', async () => {
    const ann = await player();
    const link = gameLink(ann);
    later(1);
    await ann.client.fetch('/api/me/channels/mail', { method: 'DELETE', json: {} });
    expect((await lastMailTo(ann.email)).subject).toBe('Your address at Carrack');
    expect((await redeem(link)).status).toBe(403);
  });
});

describe('the code of a sign-in mail', () => {
  test('signs in the browser that asked, and no other browser', async () => {
    const ann = await player();
    const [phone, other] = [new Client(), new Client()];
    const code = codeIn(await signInMail(phone, ann.email));
    await other.send('/api/auth/link', { email: ann.email });
    const typed = (client: Client) =>
      client.send<Redeemed & { code: string }>('/api/auth/redeem', { code, email: ann.email });
    expect((await typed(new Client())).body.code).toBe('CODE_WRONG');
    expect((await typed(other)).body.code).toBe('CODE_WRONG');
    expect((await typed(phone)).body).toEqual({ player: { id: ann.id, name: 'Ann' }, game: null });
    expect(await playerIdOf(phone)).toBe(ann.id);
  });

  test('is valid for two hours, and can be guessed ten times a day', async () => {
    const ann = await player();
    const [late, guesser] = [new Client(), new Client()];
    const old = codeIn(await signInMail(late, ann.email));
    later(121);
    const typed = (client: Client, code: string) =>
      client.send('/api/auth/redeem', { code, email: ann.email });
    expect((await typed(late, old)).status).toBe(403);
    const code = codeIn(await signInMail(guesser, ann.email));
    for (let n = 0; n < 10; n += 1) await typed(guesser, `aaaa-aaa${n}`);
    expect((await typed(guesser, code)).body.code).toBe('CODE_WRONG');
  });
});

test('cannot be guessed more often by a machine that pretends to be a new browser each time', async () => {
  const ann = await player();
  const headers = { 'cf-connecting-ip': '192.0.2.33' };
  const guess = async (n: number) => {
    const browser = new Client();
    browser.cookies.set('carrack-asker', `carrack-asker=${n.toString(16).padStart(40, '0')}`);
    return browser.send('/api/auth/redeem', { code: 'aaaa-aaaa', email: ann.email }, { headers });
  };
  const counters = async (): Promise<number> =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM counters WHERE key LIKE 'code %'`).first<number>('n')) ??
    0;
  const before = await counters();
  for (let n = 0; n < 110; n += 1) expect((await guess(n)).body.code).toBe('CODE_WRONG');
  expect((await counters()) - before).toBe(101); // the counts of a hundred browsers and of the machine
});

describe('a link that stops mail', () => {
  test('that was sent to a former address does not stop mail to the current one', async () => {
    const ann = await player();
    const token = signLink(env, { for: 'stop', player: ann.id }, Date.now());
    later(1);
    const email = newAddress();
    await ann.client.send('/api/me/channels/mail', { address: email }, { method: 'PUT' });
    await redeem(linkTo(await lastMailTo(email), 'm'), ann.client);
    expect((await new Client().send('/api/mail/stop', { token })).status).toBe(200);
    expect((await playerRow(ann.id))?.muted).toBe(false);
    const fresh = signLink(env, { for: 'stop', player: ann.id }, Date.now());
    expect((await new Client().send('/api/mail/stop', { token: fresh })).status).toBe(200);
    expect((await playerRow(ann.id))?.muted).toBe(true);
  });
});

describe('a link to a game', () => {
  test('signs in once, within three days; a browser that is signed in keeps its session', async () => {
    const ann = await player();
    const link = gameLink(ann);
    const { cookie } = ann.client;
    await redeem(link, ann.client);
    expect(ann.client.cookie).toBe(cookie);
    const phone = new Client();
    expect((await redeem<Redeemed>(link, phone)).body).toEqual({
      player: { id: ann.id, name: 'Ann' },
      game: ann.game,
    } satisfies Redeemed);
    expect(await playerIdOf(phone)).toBe(ann.id);
    later(29 * DAY);
    expect((await redeem<Redeemed>(link, phone)).body.signedIn).toBeUndefined();
    later(2 * DAY);
    expect((await redeem(link)).status).toBe(403);
  });

  test.each([
    ['used', async (link: string) => void (await redeem(link))],
    ['sent three days ago', async () => later(3 * DAY)],
  ])(
    'that was %s signs nobody in: it names the seat and opens the game for reading',
    async (_what, spend) => {
      const ann = await player();
      const link = gameLink(ann, 1);
      await spend(link);
      const phone = new Client();
      expect((await look(link, phone)).body).toMatchObject({
        does: 'read',
        player: { name: 'Ann' },
        seat: 1,
      });
      expect((await redeem<Redeemed>(link, phone)).body).toEqual({
        player: { id: ann.id, name: 'Ann' },
        game: ann.game,
        seat: 1,
        signedIn: false,
      } satisfies Redeemed);
      expect(phone.cookie).toBeUndefined();
      expect(await seatOf(phone, `/api/games/${ann.game}`)).toBeNull();
    },
  );

  test('that no longer signs in can request a new mail, which signs this browser in and leads to the game', async () => {
    const ann = await player();
    const token = tokenOf(gameLink(ann));
    later(4 * DAY);
    const [byLink, byCode] = [new Client(), new Client()];
    for (const client of [byLink, byCode])
      expect(await client.send('/api/auth/link', { token })).toMatchObject({ status: 202, body: {} });
    const [first, second] = await mailsTo(ann.email);
    const { body } = await redeem<Redeemed>(linkTo(first!, 'm'), byLink);
    expect(body).toEqual({ player: { id: ann.id, name: 'Ann' }, game: ann.game });
    const typed = await byCode.send<Redeemed>('/api/auth/redeem', { token, code: codeIn(second!) });
    expect(typed.body).toEqual({ player: { id: ann.id, name: 'Ann' }, game: ann.game });
    expect(byLink.heard.concat(byCode.heard).join()).not.toContain(ann.email);
  });

  test('of an earlier release, without a seat, still works', async () => {
    const ann = await player();
    const phone = new Client();
    await redeem(gameLink(ann, null), phone);
    expect(await playerIdOf(phone)).toBe(ann.id);
  });

  test('brings a guest’s seats along only if the guest chooses so', async () => {
    const ann = await player();
    const guest = await guestAtTable();
    await redeem(gameLink(ann), guest.client);
    expect(await seatOf(guest.client, guest.path)).toBeNull();
    const other = await guestAtTable();
    later(1);
    await redeem(gameLink(ann), other.client, { bring: true });
    const view = await other.client.get<GameView>(other.path);
    expect([view.you, view.host]).toEqual([0, true]);
  });
});

describe('a player’s sessions', () => {
  interface Listed {
    readonly sessions: readonly {
      readonly id: string;
      readonly browser: string | null;
      readonly here: boolean;
    }[];
  }
  const list = async (client: Client) => (await client.get<Listed>('/api/me/sessions')).sessions;
  const end = (client: Client, id = '') =>
    client.fetch(`/api/me/sessions${id && `/${id}`}`, { method: 'DELETE', json: {} });

  test('are listed with their browsers’ names and without their tokens', async () => {
    const ann = await player();
    later(1);
    const phone = new Client();
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' };
    await phone.send('/api/auth/redeem', { token: tokenOf(gameLink(ann)) }, { headers });
    const listed = await list(ann.client);
    expect(listed.map(({ browser, here }) => [browser, here])).toEqual([
      ['Firefox, Android', false],
      [null, true],
    ]);
    const hashes = (await db().select().from(sessionsTable).where(eq(sessionsTable.playerId, ann.id))).map(
      ({ hash }) => hash,
    );
    for (const secret of hashes) expect(ann.client.heard.join()).not.toContain(secret);
  });

  test('can be ended one by one', async () => {
    const ann = await player();
    const phone = new Client();
    await redeem(gameLink(ann), phone);
    const other = (await list(ann.client)).find(({ here }) => !here);
    expect((await end(ann.client, other?.id)).status).toBe(200);
    expect((await phone.get<Me>('/api/me')).player).toBeNull();
    expect(await playerIdOf(ann.client)).toBe(ann.id);
    expect((await end(ann.client, other?.id)).status).toBe(404);
  });

  test('can be ended all at once', async () => {
    const ann = await player();
    const phone = new Client();
    await redeem(gameLink(ann), phone);
    expect((await end(phone)).status).toBe(200);
    for (const client of [phone, ann.client]) expect((await client.get<Me>('/api/me')).player).toBeNull();
  });

  test('are ended even if a room of the player cannot be reached', async () => {
    const ann = await player();
    const phone = new Client();
    await redeem(gameLink(ann), phone);
    let calls = 0;
    const getByName = () => ({
      endSessions: async () => {
        calls += 1;
        throw new Error('Network connection lost.');
      },
    });
    const service = { ...env, ROOMS: { getByName } } as unknown as Env;
    const headers = {
      cookie: phone.cookie ?? '',
      origin: 'http://localhost',
      'content-type': 'application/json',
    };
    const answer = await createApp().request('/api/me/sessions', { method: 'DELETE', headers }, service);
    expect([answer.status, calls]).toEqual([200, 1]);
    expect((await ann.client.get<Me>('/api/me')).player).toBeNull();
  });

  test('cannot be seen or ended by anybody else', async () => {
    const [ann, eve] = [await player(), await player()];
    const [session] = await list(ann.client);
    expect((await end(eve.client, session?.id)).status).toBe(404);
    expect((await new Client().fetch('/api/me/sessions')).status).toBe(401);
    expect((await end(new Client())).status).toBe(401);
    expect(await playerIdOf(ann.client)).toBe(ann.id);
  });
});

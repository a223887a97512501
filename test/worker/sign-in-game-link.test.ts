import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameView, Redeemed } from '#shared/protocol/http.ts';
import { gamesTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { codeIn, linkTo, look, mailsTo, playerIdOf, redeem, tokenOf } from './support/mails.ts';
import { player, guestAtTable, seatOf, gameLink } from './support/signIn.ts';

/** Whom the link to a game signs in, and in which browser. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;

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

  test('that no longer signs in says whether the visitor may watch the game', async () => {
    const ann = await player();
    const link = gameLink(ann);
    later(4 * DAY);
    const mayWatch = async () => (await look(link, new Client())).body.maySee;
    expect(await mayWatch()).toBe(true);
    await db().update(gamesTable).set({ watch: false, status: 'running' }).where(eq(gamesTable.id, ann.game));
    expect(await mayWatch()).toBe(false);
  });

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

  test('that no longer signs in tells a guest what they would leave behind, for the code of that mail', async () => {
    const ann = await player();
    const guest = await guestAtTable();
    const token = tokenOf(gameLink(ann));
    later(4 * DAY);
    const seen = await guest.client.send('/api/auth/look', { token });
    expect(seen.body).toMatchObject({ does: 'read', leaves: 1 });
    await guest.client.send('/api/auth/link', { token });
    const code = codeIn((await mailsTo(ann.email)).at(-1)!);
    await guest.client.send('/api/auth/redeem', { token, code, bring: true });
    expect(await seatOf(ann.client, guest.path)).toBe(0);
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

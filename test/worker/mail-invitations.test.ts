import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, GameView, MyGames } from '#shared/protocol/http.ts';
import { momentIn } from '#shared/words/render.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { rowCount } from './support/database.ts';
import {
  claimByMail,
  giveAddress,
  invitationsOf,
  lastMailTo,
  linkTo,
  mailboxAlarm,
  mailsTo,
  playerIdOf,
  playerRow,
  redeem,
  ringMailbox,
  scan,
  tokenOf,
} from './support/mails.ts';
import { block, played, someone } from './support/companions.ts';
import { ringAlarm } from './support/rooms.ts';
import { ME, newGuest, invite, stateOf, type Invited } from './support/invited.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { MailSender } from '../../worker/mailbox/send/mailSender.ts';
import { sendInvitations } from '../../worker/mailbox/send/sendInvitations.ts';

beforeEach(startClock);
afterEach(stopClock);

const decline = (link: string, reason?: string) => {
  const [, , id, seat] = new URL(link).pathname.split('/');
  return new Client().send(`/api/games/${id}/seats/${seat}/decline`, { token: tokenOf(link), reason });
};

describe('an invitation', () => {
  test('shows its state only to the host, and its link only to the guest', async () => {
    const email = newGuest();
    const game = await invite([email], { name: 'Bob' });
    expect(await stateOf(game)).toEqual({
      seat: 1,
      email,
      name: 'Bob',
      state: 'sent',
      reason: null,
      sentAt: Date.now(),
    });
    const stranger = new Client();
    expect((await stranger.get<GameView>(game.path)).invitations).toBeUndefined();
    const link = linkTo(await lastMailTo(email), 'join');
    expect(game.host.heard.join()).not.toContain(tokenOf(link));
    expect(stranger.heard.join()).not.toContain(email);
  });

  test('does not reach a player who has blocked its host, who sees the same', async () => {
    const [ann, bob] = [await someone('Ann'), await someone('Bob')];
    await played(ann, bob);
    const mails = async () => (await mailsTo(bob.email)).length;
    const first = await invite([bob.email], {}, ann.client);
    const [before, seen] = [await mails(), await stateOf(first)];
    await block(bob, ann);
    const second = await invite([bob.email], {}, ann.client);
    expect(await stateOf(second)).toEqual(seen);
    expect(await mails()).toBe(before);
  });

  test('says until when the game is open, also if a seat is offered again later', async () => {
    const game = await invite([newGuest()]);
    const closes = momentIn('en', null)(Date.now() + 14 * 86_400_000);
    later(10 * 24 * 60);
    const email = newGuest();
    await game.host.post(`${game.path}/seats/1/replace`, { invite: { email } });
    await ringMailbox(await playerIdOf(game.host));
    expect((await lastMailTo(email)).text).toContain(`The invitation is open until ${closes}.`);
  });

  test('is not used up by mail scanners, and the guest accepts it with a name of their choice', async () => {
    const email = newGuest();
    const game = await invite([email, newGuest()]);
    const link = linkTo(await lastMailTo(email), 'join');
    const before = await rowCount();
    await scan(link);
    expect(await rowCount()).toBe(before);
    const bob = new Client();
    expect((await claimByMail(link, 'Roberto', bob)).status).toBe(200);
    expect((await stateOf(game))?.state).toBe('accepted');
    expect((await game.host.get<GameView>(game.path)).seats[1]?.name).toBe('Roberto');
    expect((await playerRow(await playerIdOf(bob)))?.email).toBe(email);
  });

  test('to a known player seats that player where they are signed in, and a new guest anywhere else', async () => {
    const email = newGuest();
    const first = await invite([email, newGuest()]);
    const bob = new Client();
    await claimByMail(linkTo(await lastMailTo(email), 'join'), 'Bob', bob);
    const second = await invite([email]);
    const passedOn = new Client();
    await claimByMail(linkTo(await lastMailTo(email), 'join'), 'Carl', passedOn);
    expect(await playerIdOf(passedOn)).not.toBe(await playerIdOf(bob));
    expect((await playerRow(await playerIdOf(passedOn)))?.email).toBeNull();
    expect((await bob.get<MyGames>('/api/me/games')).games.map(({ id }) => id)).toEqual([first.id]);
    expect((await passedOn.get<MyGames>('/api/me/games')).games.map(({ id }) => id)).toEqual([second.id]);
    const third = await invite([email]);
    await claimByMail(linkTo(await lastMailTo(email), 'join'), 'Bob', bob);
    expect((await bob.get<MyGames>('/api/me/games')).games.map(({ id }) => id)).toContain(third.id);
  });

  test('does not give its address to an existing player: a mail must confirm it first', async () => {
    const email = newGuest();
    const carl = new Client();
    await carl.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    await invite([email]);
    await claimByMail(linkTo(await lastMailTo(email), 'join'), 'Carl', carl);
    const addressOf = async () => (await playerRow(await playerIdOf(carl)))?.email;
    expect(await addressOf()).toBeNull();
    const confirm = linkTo(await lastMailTo(email), 'm');
    expect((await redeem(confirm)).body).toMatchObject({ code: 'LINK_ELSEWHERE' });
    expect((await redeem(confirm, carl)).status).toBe(200);
    expect(await addressOf()).toBe(email);
  });

  test('does not give its address to a guest who says that it is not theirs', async () => {
    const email = newGuest();
    await invite([email]);
    const [, , id, seat] = new URL(linkTo(await lastMailTo(email), 'join')).pathname.split('/');
    const token = tokenOf(linkTo(await lastMailTo(email), 'join'));
    const dora = new Client();
    await dora.post(`/api/games/${id}/seats/${seat}/claim`, { token, name: 'Dora', mail: false });
    expect((await playerRow(await playerIdOf(dora)))?.email).toBeNull();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('that was passed on seats the person who took it, but does not give them the other’s address', async () => {
    const email = newGuest();
    const owner = new Client();
    await owner.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    await giveAddress(owner, email);
    const carl = new Client();
    await carl.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    const game = await invite([email]);
    await claimByMail(linkTo(await lastMailTo(email), 'join'), 'Carl', carl);
    expect((await game.host.get<GameView>(game.path)).seats[1]?.name).toBe('Carl');
    expect((await playerRow(await playerIdOf(carl)))?.email).toBeNull();
  });

  test('is declined with a reason that the host reads; the link is dead and the seat open again', async () => {
    const email = newGuest();
    const game = await invite([email]);
    const link = linkTo(await lastMailTo(email), 'join');
    expect((await decline(link, 'On holiday, sorry <b>!')).status).toBe(200);
    expect(await stateOf(game)).toMatchObject({ state: 'declined', reason: 'On holiday, sorry <b>!' });
    expect((await claimByMail(link, 'Bob', new Client())).body.code).toBe('SEAT_LINK_INVALID');
    expect((await decline(link)).body.code).toBe('INVITATION_CLOSED');
    await game.host.post(`${game.path}/start`, { bots: 'easy' });
    expect((await game.host.get<GameView>(game.path)).status).toBe('running');
  });

  test('can be declined only with its token', async () => {
    const email = newGuest();
    const game = await invite([email]);
    const link = linkTo(await lastMailTo(email), 'join').replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await decline(link)).body.code).toBe('INVITATION_CLOSED');
    expect((await stateOf(game))?.state).toBe('sent');
  });

  test('is resent with the same link', async () => {
    const email = newGuest();
    const game = await invite([email]);
    expect(await game.host.post(`${game.path}/seats/1/replace`)).toEqual({ seat: 1, kind: 'invite' });
    await ringMailbox(await playerIdOf(game.host));
    const links = (await mailsTo(email)).map((mail) => linkTo(mail, 'join'));
    expect(links).toHaveLength(2);
    expect(links[0]).toBe(links[1]);
  });

  test('is withdrawn in favour of a link or of another guest', async () => {
    const [email, other] = [newGuest(), newGuest()];
    const game = await invite([email, newGuest()]);
    const link = linkTo(await lastMailTo(email), 'join');
    const open = await game.host.post<{ link?: string }>(`${game.path}/seats/1/replace`, { open: true });
    expect(open.link).toMatch(/^\/join\//);
    expect((await stateOf(game))?.state).toBe('revoked');
    expect((await claimByMail(link, 'Bob', new Client())).body.code).toBe('SEAT_LINK_INVALID');
    await game.host.post(`${game.path}/seats/1/replace`, { invite: { email: other } });
    await ringMailbox(await playerIdOf(game.host));
    expect(await stateOf(game)).toMatchObject({ email: other, state: 'sent' });
    expect((await claimByMail(linkTo(await lastMailTo(other), 'join'), 'Cleo', new Client())).status).toBe(
      200,
    );
  });

  test('can be sent by the host only', async () => {
    const game = await invite([newGuest()]);
    const answer = await new Client().send(`${game.path}/seats/1/replace`, { invite: { email: newGuest() } });
    expect(answer.body.code).toBe('NOT_HOST');
  });

  test('ends when the game is cancelled, starts without the guest, or is never filled', async () => {
    const [one, two, three] = [
      await invite([newGuest()]),
      await invite([newGuest()]),
      await invite([newGuest()]),
    ];
    await one.host.post(`${one.path}/cancel`);
    await two.host.post(`${two.path}/start`, { bots: 'easy' });
    later(15 * 24 * 60);
    await ringAlarm(three.id);
    const states = await Promise.all(
      [one, two, three].map(async ({ id }) => (await invitationsOf(id))[0]?.state),
    );
    expect(states).toEqual(['revoked', 'revoked', 'expired']);
  });

  test('that was withdrawn before it was sent is not sent', async () => {
    const host = new Client();
    const email = newGuest();
    const seats = [ME, { kind: 'invite', email }];
    const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    await host.post(`/api/games/${id}/cancel`);
    await ringMailbox(await playerIdOf(host));
    expect(await mailsTo(email)).toEqual([]);
  });

  const replies = [
    ['accepted', (link: string) => claimByMail(link, 'Bob', new Client())],
    ['declined', (link: string) => decline(link)],
    ['revoked', (_: string, { host, path }) => host.post(`${path}/seats/1/replace`, { open: true })],
  ] satisfies [string, (link: string, game: Pick<Invited, 'host' | 'path'>) => unknown][];
  test.each(replies)(
    'that is %s before the mailbox has recorded that it was sent stays so',
    async (state, reply) => {
      const [host, email] = [new Client(), newGuest()];
      const seats = [ME, { kind: 'invite', email }, { kind: 'open' }];
      const { id } = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
      const game = { host, path: `/api/games/${id}` };
      class LateSender extends MailSender {
        override async record(records: Parameters<MailSender['record']>[0]): Promise<void> {
          await reply(linkTo(await lastMailTo(email), 'join'), game);
          await super.record(records);
        }
      }
      await sendInvitations(env, new LateSender(env), await playerIdOf(host), Date.now());
      expect((await host.get<GameView>(game.path)).invitations?.[0]?.state).toBe(state);
    },
  );

  test('beyond the limit of one invocation is sent in the next', async () => {
    const host = new Client();
    const emails: string[] = [];
    for (let game = 0; game < 3; game += 1) {
      const three = [newGuest(), newGuest(), newGuest()];
      emails.push(...three);
      const seats = [ME, ...three.map((email) => ({ kind: 'invite', email }))];
      await host.post('/api/games', { game: VEHICLE, seats });
    }
    const hostId = await playerIdOf(host);
    await ringMailbox(hostId);
    expect(await mailboxAlarm(hostId)).toBe(Date.now());
    await ringMailbox(hostId);
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
  });

  test('goes to an address once per game', async () => {
    const email = newGuest();
    const seats = [ME, { kind: 'invite', email }, { kind: 'invite', email: email.toUpperCase() }];
    const answer = await new Client().send('/api/games', { game: VEHICLE, seats });
    expect(answer.body).toMatchObject({ code: 'BAD_SEATS', params: { reason: 'email' } });
    expect(answer.body.detail).toBe('The same address is invited twice.');
  });
});

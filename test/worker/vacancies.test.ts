import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, GameView, MyGames } from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { gameRow, seatRows } from './support/database.ts';
import { claimByMail, giveAddress, invitationsOf, lastMailTo, linkTo, ringMailbox } from './support/mails.ts';
import { giveOrders } from './support/ordered.ts';
import { AUTO } from './support/orderedTable.ts';
import { claimOf, clientOf, streamOf, viewOf, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import {
  ask,
  CLOCK,
  clockOf,
  DAY,
  goes,
  handOver,
  HOUR,
  ms,
  nothingFor,
  playedAfter,
  relaxedGame,
  tableEventsOf,
  timedGame,
  toMove,
  voteOn,
} from './support/timed.ts';

/** Seats whose player has left or was lost: the bot meanwhile, the way back, and the successor. */

beforeEach(startClock);
afterEach(stopClock);

const ENTROPY = 'e'.repeat(64);

/** A table of three whose player to move has left. */
async function left() {
  const match = await timedGame(3);
  const table = await toMove(match);
  await goes(match, table.seat, 'leave');
  return { match, ...table };
}

/** Another player offers the seat by a link. */
async function offer(match: Match, by: number, seat: number, body: object = { open: true }): Promise<string> {
  const offered = await clientOf(match, by).post<CreatedGame['seats'][number]>(
    `${match.path}/seats/${seat}/replace`,
    body,
  );
  return offered.link ?? '';
}

const claim = (client: Client, link: string, more: object = {}) => {
  const [path, body] = claimOf(link, 'Eve');
  return client.send<{ code: string }>(path, { ...body, ...more });
};

describe('a seat that its player has left', () => {
  test('is played by a bot when a successor had time to come; its clock stands', async () => {
    const { match, seat, next } = await left();
    const { seq } = await gameRow(match.id);
    const clock = await clockOf(match, seat);
    expect(clock.since).toBeNull();
    await nothingFor(match, CLOCK.increment - 1);
    expect(await playedAfter(match, seq)).toEqual([]);
    await nothingFor(match, 1);
    expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
    expect(await clockOf(match, seat)).toEqual(clock);
    expect((await viewOf(match, clientOf(match, next))).seats[seat]?.vacancy).toBe('open');
  });

  test('takes neither moves, undos nor orders from its player, who may still watch their hand', async () => {
    const { match, seat, client } = await left();
    const view = await viewOf(match, client);
    expect(view.you).toBe(seat);
    const expectCode = async (path: string, body: object) =>
      expect((await client.send<{ code: string }>(`${match.path}${path}`, body)).body.code).toBe(
        'SEAT_VACANT',
      );
    await expectCode('/moves', { expect: view.seq, moves: [{ type: 'pass' }] });
    await expectCode('/undo', { expect: view.seq, to: view.seq - 1 });
    await expectCode('/questions', { kind: 'end' });
    expect((await giveOrders(match.path, client, view.seq, AUTO)).body.code).toBe('SEAT_VACANT');
  });

  test('is left once: repeats add nothing, and so do repeats of coming back', async () => {
    const { match, seat } = await left();
    expect((await goes(match, seat, 'leave')).status).toBe(200);
    for (let again = 0; again < 2; again += 1) expect((await goes(match, seat, 'return')).status).toBe(200);
    expect((await tableEventsOf(match)).map(({ type }) => type)).toEqual(['seatVacated', 'playerReturned']);
  });

  test('brings no thinking time by leaving and coming back', async () => {
    const match = await timedGame(3);
    const { seat, left: begun } = await toMove(match);
    for (let times = 0; times < 4; times += 1) {
      await nothingFor(match, HOUR);
      await goes(match, seat, 'leave');
      await goes(match, seat, 'return');
    }
    expect((await clockOf(match, seat)).left).toBe(ms(begun - 4 * HOUR));
  });

  test('is nobody else’s to leave or to come back to', async () => {
    const { match, seat, next } = await left();
    for (const how of ['leave', 'return'])
      expect(
        (await clientOf(match, next).send<{ code: string }>(`${match.path}/seats/${seat}/${how}`)).body.code,
      ).toBe('NOT_YOUR_SEAT');
  });
});

test('a table that may not be watched tells strangers by no refusal which seats are vacant', async () => {
  const match = await timedGame(3, { watch: false });
  const { seat, client } = await toMove(match);
  const told = async () => {
    const [of, body] = [`${match.path}/seats/${seat}`, { token: 'a'.repeat(32), name: 'Eve' }];
    const stranger = new Client();
    const answers = [await stranger.send(`${of}/claim`, body), await stranger.send(`${of}/replace`)];
    return answers.map((answer) => answer.body.code);
  };
  const before = await told();
  await client.send(`${match.path}/seats/${seat}/leave`);
  expect(await told()).toEqual(before);
});

describe('a successor', () => {
  test('takes the seat by its link, with a full bank, and is announced', async () => {
    const { match, seat, next } = await left();
    const eve = new Client();
    const former = (await viewOf(match, clientOf(match, next))).seats[seat]?.name;
    expect((await claim(eve, await offer(match, next, seat))).status).toBe(200);
    expect((await tableEventsOf(match)).at(-1)).toEqual({
      type: 'successorSeated',
      seat,
      name: 'Eve',
      former,
    });
    expect(former).toBeTypeOf('string');
    expect(await viewOf(match, eve)).toMatchObject({ you: seat });
    expect(await clockOf(match, seat)).toEqual({
      left: ms(CLOCK.bank),
      since: Date.now(),
      missed: 0,
      reminded: 0,
      earned: 0,
    });
    const { seq, choices } = await viewOf(match, eve);
    await eve.post(`${match.path}/moves`, { expect: seq, moves: [sampleMove(choices, streamOf(1))] });
  });

  test('is not late because the player before them was, and not to be reminded at once', async () => {
    const match = await relaxedGame(3);
    const { seat, next } = await toMove(match);
    const proposal = { kind: 'replace', seat, with: 'successor' };
    await nothingFor(match, 8 * DAY);
    await ask(match, next, proposal);
    await voteOn(match, (seat + 2) % 3, 'yes');
    expect((await tableEventsOf(match)).at(-1)?.type).toBe('seatVacated');
    expect((await claim(new Client(), await offer(match, next, seat))).status).toBe(200);
    expect((await ask(match, next, proposal)).body.code).toBe('PLAYER_NOT_LATE');
    const reminded = await clientOf(match, next).send<{ code: string }>(`${match.path}/seats/${seat}/remind`);
    expect(reminded.body.code).toBe('REMIND_NOT_NOW');
  });

  test('is not told in their list what happened to the former player', async () => {
    const { match, seat, next, client } = await left();
    const touched = async (of: Client) => {
      const { games } = await of.get<MyGames>('/api/me/games');
      return games.find(({ id }) => id === match.id)?.glance?.touched.map(({ phrase }) => phrase.key);
    };
    expect(await touched(client)).toEqual(['table.seatVacated.left.you']);
    const eve = new Client();
    await claim(eve, await offer(match, next, seat));
    expect(await touched(eve)).toEqual([]);
  });

  test('gets no orders and no notes, and the former player sees no hand any more', async () => {
    const match = await timedGame(3);
    const { seat, next, client } = await toMove(match);
    await client.fetch(`${match.path}/notes`, {
      method: 'PUT',
      json: { text: 'my secret plan', version: 0 },
    });
    await giveOrders(match.path, client, (await gameRow(match.id)).seq, AUTO);
    await goes(match, seat, 'leave');
    const eve = new Client();
    await claim(eve, await offer(match, next, seat));
    const seen = await eve.get<GameView>(match.path);
    expect([seen.orders, seen.ordersRevision]).toEqual([null, 0]);
    expect(await (await eve.fetch(`${match.path}/notes`)).text()).not.toContain('secret');
    const former = await viewOf(match, client);
    expect([former.you, former.choices]).toEqual([null, []]);
    const spectator = await viewOf(match, new Client());
    expect(former.state).toEqual(spectator.state);
    expect((await goes(match, seat, 'return')).body).toMatchObject({ code: 'NOT_YOUR_SEAT' });
  });

  test('whose answer was lost claims again and is the same player; nobody else is', async () => {
    const { match, seat, next } = await left();
    const link = await offer(match, next, seat);
    expect((await claim(new Client(), link, { entropy: ENTROPY })).status).toBe(200);
    const [before] = [(await seatRows(match.id))[seat]?.playerId];
    await evict(match.id);
    const again = new Client();
    expect((await claim(again, link, { entropy: ENTROPY })).status).toBe(200);
    expect((await viewOf(match, again)).you).toBe(seat);
    expect((await seatRows(match.id))[seat]?.playerId).toBe(before);
    const shared = await claim(new Client(), link, { entropy: 'f'.repeat(64) });
    expect(shared.body.code).toBe('SEAT_TAKEN');
    expect((await claim(new Client(), link)).body.code).toBe('SEAT_TAKEN');
  });

  test('and the former player at once: exactly one has the seat, the other is told why not', async () => {
    for (const first of ['return', 'claim'] as const) {
      const { match, seat, next } = await left();
      const link = await offer(match, next, seat);
      const both = { return: () => goes(match, seat, 'return'), claim: () => claim(new Client(), link) };
      const order = first === 'return' ? ([both.return, both.claim] as const) : [both.claim, both.return];
      const [one, two] = await Promise.all(order.map((go) => go()));
      const statuses = [one?.status, two?.status];
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const refused = [one, two].find((answer) => answer?.status !== 200);
      expect(['SEAT_TAKEN', 'NOT_YOUR_SEAT', 'SEAT_LINK_INVALID']).toContain(refused?.body.code);
      expect((await tableEventsOf(match)).length).toBe(2);
    }
  });

  test('is no player of the same table, and comes by the newest link only', async () => {
    const { match, seat, next, client } = await left();
    const old = await offer(match, next, seat);
    const link = await offer(match, next, seat);
    expect((await claim(new Client(), old)).body.code).toBe('SEAT_LINK_INVALID');
    expect((await claim(clientOf(match, next), link)).body.code).toBe('ALREADY_SEATED');
    expect((await claim(client, link)).body.code).toBe('SEAT_VACANT'); // their own: they come back instead
  });

  test('comes by a mail, which works only while the seat is vacant', async () => {
    const { match, seat, next } = await left();
    const host = await giveAddress(clientOf(match, next), 'offers@example.org');
    const invite = async (email: string): Promise<void> => {
      await offer(match, next, seat, { invite: { email } });
      await ringMailbox(host);
    };
    await invite('first@example.org');
    const stale = linkTo(await lastMailTo('first@example.org'), 'join');
    await goes(match, seat, 'return');
    expect((await claimByMail(stale, 'Fay', new Client())).body).toMatchObject({ code: 'SEAT_TAKEN' });
    expect((await invitationsOf(match.id)).map(({ state }) => state)).toEqual(['revoked']);
    await goes(match, seat, 'leave');
    await invite('second@example.org');
    const fay = new Client();
    const link = linkTo(await lastMailTo('second@example.org'), 'join');
    expect((await claimByMail(link, 'Fay', fay)).status).toBe(200);
    expect((await viewOf(match, fay)).you).toBe(seat);
    expect((await invitationsOf(match.id)).map(({ state }) => state)).toEqual(['accepted']);
  });

  test('who declines by mail leaves the seat vacant; only who has offered it sees what became of the mail', async () => {
    const { match, seat, next } = await left();
    const host = await giveAddress(clientOf(match, next), 'declined@example.org');
    const seenBy = async (client: Client) =>
      (await viewOf(match, client)).invitations?.map(({ email, state }) => [email, state]);
    await offer(match, next, seat, { invite: { email: 'no@example.org' } });
    expect(await seenBy(clientOf(match, next))).toEqual([['no@example.org', 'queued']]);
    await ringMailbox(host);
    expect(await seenBy(clientOf(match, next))).toEqual([['no@example.org', 'sent']]);
    for (const other of [clientOf(match, (next + 1) % 3), clientOf(match, seat), new Client()])
      expect((await seenBy(other)) ?? []).toEqual([]);
    const link = new URL(linkTo(await lastMailTo('no@example.org'), 'join'));
    const answer = await new Client().send(`${match.path}/seats/${seat}/decline`, {
      token: link.hash.slice(1),
    });
    expect(answer.status).toBe(200);
    expect(await seenBy(clientOf(match, next))).toEqual([['no@example.org', 'declined']]);
    expect((await claimByMail(link.href, 'No', new Client())).body).toMatchObject({
      code: 'SEAT_LINK_INVALID',
    });
  });
});

test('new links to a vacant seat are counted by the day, for each player who makes them; refused ones are not', async () => {
  const { match, seat, next } = await left();
  const renew = async (by: number, of = seat) =>
    (await clientOf(match, by).send<{ code: string }>(`${match.path}/seats/${of}/replace`, { open: true }))
      .body.code;
  for (let refused = 0; refused < 3; refused += 1)
    expect(['GAME_NOT_OPEN', 'NOT_HOST']).toContain(await renew(next, next));
  const codes: (string | undefined)[] = [];
  for (let times = 0; times <= 20; times += 1) codes.push(await renew(next));
  expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'CHANGES_EXHAUSTED']);
  const other = [0, 1, 2].find((one) => one !== seat && one !== next) ?? 0;
  expect(await renew(other)).toBeUndefined();
});

test('a seat that the table gave to a bot is offered by mail no longer; a new offer works', async () => {
  const { match, seat, next } = await left();
  const host = await giveAddress(clientOf(match, next), 'offering@example.org');
  await offer(match, next, seat, { invite: { email: 'third@example.org' } });
  await ringMailbox(host);
  const stale = linkTo(await lastMailTo('third@example.org'), 'join');
  await ask(match, next, { kind: 'replace', seat, with: 'bot' });
  await voteOn(match, (next + 1) % 3, 'yes');
  expect((await tableEventsOf(match)).at(-1)?.type).toBe('botSeated');
  expect((await invitationsOf(match.id)).map(({ state }) => state)).toEqual(['revoked']);
  expect((await claimByMail(stale, 'Fay', new Client())).body).toMatchObject({ code: 'SEAT_LINK_INVALID' });
  const link = await offer(match, next, seat, {});
  expect((await claim(new Client(), link)).status).toBe(200);
});

test('a seat that the table gave to a bot is played to the end without waiting, also while others think', async () => {
  const { match, seat, next } = await left();
  await clientOf(match, next).send(`${match.path}/questions`, { kind: 'replace', seat, with: 'bot' });
  const other = (next + 1) % 3;
  const { question, seq } = await viewOf(match, clientOf(match, other));
  await clientOf(match, other).send(`${match.path}/votes`, {
    expect: seq,
    question: question?.id,
    answer: 'yes',
  });
  expect((await tableEventsOf(match)).at(-1)).toEqual({ type: 'botSeated', seat, level: 'normal' });
  await nothingFor(match, 0);
  expect((await playedAfter(match, seq))[0]).toBe(`${seat} timeOut`);
  await handOver(match);
});

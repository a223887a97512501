import { describe, expect, test } from 'vitest';
import type { Problem } from '#shared/protocol/http.ts';
import { CLOSED } from '#shared/protocol/socket.ts';
import { Client, ORIGIN } from './support/client.ts';
import { clientOf, inPlay, lookAt, newGame, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { connect, Live, upgrade } from './support/socket.ts';

const AT_MOST = 8;
const TOO_BIG = 1009;
const TOO_MANY = 1008;

const closed = async (live: Live): Promise<number | undefined> =>
  (await live.until((each) => each.closed !== undefined)).closed?.code;

async function connectTimes(match: Match, client: Client, times: number): Promise<Live[]> {
  const lives: Live[] = [];
  for (let n = 0; n < times; n += 1) lives.push(await connect(match, client));
  return lives;
}

describe('a connection beyond the limit', () => {
  test.each(['player', 'spectator'] as const)('of a signed-in %s closes their oldest one', async (who) => {
    const match = await newGame();
    const client = clientOf(who === 'player' ? match : await newGame(), 0);
    const stranger = await connect(match, new Client());
    const lives = await connectTimes(match, client, AT_MOST);
    await evict(match.id); // the room knows the oldest even after sleep
    const one = await connect(match, client);
    const two = await connect(match, client);
    const [first, second, ...others] = lives;
    expect([await closed(first!), await closed(second!)]).toEqual([CLOSED.REPLACED, CLOSED.REPLACED]);
    for (const live of [...others, one, two, stranger]) expect((await live.settled()).closed).toBeUndefined();
  });

  test.each([
    ['an address', (n: number) => (n < 0 ? '198.51.100.7' : '192.0.2.7')],
    ['neighbouring addresses', (n: number) => (n < 0 ? '198.51.100.7' : `192.0.2.${n}`)],
    ['an IPv6 network', (n: number) => (n < 0 ? '2001:db8:2::1' : `2001:db8:1:${n}::1`)],
  ])('of spectators from %s is refused, and spectators elsewhere can connect', async (_what, addressOf) => {
    const match = await newGame();
    const from = (n: number, client = new Client()) =>
      client.fetch(`${match.path}/live`, {
        headers: { upgrade: 'websocket', origin: ORIGIN, 'cf-connecting-ip': addressOf(n) },
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => from(n)));
    const lives = answers.flatMap(({ webSocket }) => (webSocket === null ? [] : [new Live(webSocket)]));
    expect(lives).toHaveLength(50);
    expect((await from(60)).status).toBe(429);
    expect((await from(60, clientOf(match, 0))).status).toBe(101);
    expect((await from(-1)).status).toBe(101);
    for (const live of lives) live.close();
  });

  test('of a spectator is refused, but a player can connect', async () => {
    const match = await newGame();
    for (let network = 0; network < 4; network += 1)
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => connect(match, new Client(`203.0.${network}.${n}`))),
      );
    const response = await upgrade(match, new Client());
    expect([response.status, (await response.json<Problem>()).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await upgrade(match, clientOf(match, 1))).status).toBe(101);
  });
});

describe('a connection is closed when its page sends', () => {
  test.each([
    ['a text over 1 kB', 'x'.repeat(1_001)],
    ['a text of fewer letters over 1 kB', 'ż'.repeat(501)],
    ['binary data over 1 kB', new Uint8Array(1_001)],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('%s', async (_what, frame) => {
    const match = await newGame();
    const live = await connect(match, clientOf(match, 0));
    live.send(frame);
    expect(await closed(live)).toBe(TOO_BIG);
  });

  test('too many frames; other connections stay open', async () => {
    const match = await inPlay();
    const { seq } = await lookAt(match);
    const [live, other] = await connectTimes(match, clientOf(match, 0), 2);
    for (let n = 0; n < 100; n += 1) live?.send('here');
    expect(await closed(live!)).toBe(TOO_MANY);
    expect((await other?.settled())?.closed).toBeUndefined();
    expect((await lookAt(match)).seq).toBe(seq);
  });
});

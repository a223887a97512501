import { describe, expect, test } from 'vitest';
import type { GameView, Message, Messages, MyGames, NotesAnswer, Problem } from '#shared/protocol/http.ts';
import { MESSAGE_LENGTH, NOTES_LENGTH } from '#shared/protocol/ids.ts';
import { messagesTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { contentsOf, db, seatRows, tripsOf } from './support/database.ts';
import {
  anyClient,
  clientOf,
  commit,
  decision,
  inPlay,
  newGame,
  streamOf,
  type Match,
} from './support/play.ts';
import { evict, wipe } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { VEHICLE } from '../support/vehicle.ts';

let said = 0;
const newMessage = (text: string) => ({ id: `message-${(said += 1)}`, text });

const say = (match: Match, client: Client, text: string) =>
  client.send<Message & Partial<Problem>>(`${match.path}/messages`, newMessage(text));
const heardBy = (match: Match, client: Client, query = ''): Promise<Messages> =>
  client.get<Messages>(`${match.path}/messages${query}`);

const put = (match: Match, client: Client, text: string, version: number) =>
  client.send<NotesAnswer & Partial<Problem>>(`${match.path}/notes`, { text, version }, { method: 'PUT' });
const notesOf = (match: Match, client: Client) => client.get<NotesAnswer>(`${match.path}/notes`);

async function refusalOf(client: Client, path: string): Promise<[status: number, code: string]> {
  const answer = await client.fetch(path);
  return [answer.status, (await answer.json<Problem>()).code];
}

describe('A message', () => {
  test('is read by everybody who may see the game, in the order of writing, even after the room slept', async () => {
    const match = await newGame();
    await say(match, clientOf(match, 0), 'Good luck!');
    await say(match, clientOf(match, 1), 'You too.');
    await wipe(match.id);
    await say(match, clientOf(match, 0), 'Thanks.');
    for (const client of [clientOf(match, 1), new Client()]) {
      const { messages: heard, earlier } = await heardBy(match, client);
      expect(heard.map(({ seq, seat, text }) => [seq, seat, text])).toEqual([
        [1, 0, 'Good luck!'],
        [2, 1, 'You too.'],
        [3, 0, 'Thanks.'],
      ]);
      expect(earlier).toBe(false);
    }
  });

  test('shows nothing of its author but the seat', async () => {
    const match = await newGame();
    await say(match, clientOf(match, 0), 'Hello');
    const { messages: heard } = await heardBy(match, clientOf(match, 1));
    expect(Object.keys(heard[0] ?? {}).toSorted()).toEqual(['at', 'seat', 'seq', 'text']);
  });

  test('reaches players and spectators over the live connection, once', async () => {
    const match = await newGame();
    const lives = await Promise.all(
      [clientOf(match, 1), new Client()].map((client) => connect(match, client)),
    );
    const { body } = await say(match, clientOf(match, 0), 'Hello');
    for (const live of lives) {
      await live.settled();
      const frames = live.frames.filter(({ type }) => type === 'message');
      expect(frames).toMatchObject([{ type: 'message', message: body }]);
      live.close();
    }
  });

  test('sent again counts once and gets its first answer; the same words under another id are a new message', async () => {
    const match = await newGame();
    const client = clientOf(match, 0);
    const message = newMessage('Twice?');
    const first = await client.post<Message>(`${match.path}/messages`, message);
    await evict(match.id);
    expect(await client.post<Message>(`${match.path}/messages`, message)).toEqual(first);
    await say(match, client, 'Twice?');
    expect((await heardBy(match, client)).messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('whose room died before sending it on reaches the others when it is repeated', async () => {
    const match = await newGame();
    const [author] = await seatRows(match.id);
    const live = await connect(match, clientOf(match, 1));
    const message = newMessage('Did you hear me?');
    const row = { gameId: match.id, seq: 1, seat: 0, playerId: author?.playerId ?? '', at: 1, ...message };
    await db().insert(messagesTable).values(row);
    const again = await clientOf(match, 0).post<Message>(`${match.path}/messages`, message);
    await live.settled();
    expect(live.frames.filter(({ type }) => type === 'message')).toMatchObject([{ message: again }]);
    live.close();
  });

  test('with an id that another player has used is a message of its own', async () => {
    const match = await newGame();
    const message = newMessage('Mine');
    await clientOf(match, 0).post(`${match.path}/messages`, message);
    await clientOf(match, 1).post(`${match.path}/messages`, { ...message, text: 'No, mine' });
    expect((await heardBy(match, new Client())).messages.map(({ text }) => text)).toEqual([
      'Mine',
      'No, mine',
    ]);
  });

  test.each<[string, string]>([
    ['is put on one line', 'one\r\n two\tthree'],
    ['loses invisible characters', 'one\u202e two\u200b \u0007three\ufeff'],
  ])('%s', async (_what, text) => {
    const match = await newGame();
    const { body } = await say(match, clientOf(match, 0), text);
    expect(body.text).toBe('one two three');
  });

  test.each<[string, string]>([
    ['no characters', ''],
    ['invisible characters only', ' \n\u200b\u2066 '],
    ['too many characters', 'x'.repeat(MESSAGE_LENGTH + 1)],
  ])('of %s is refused', async (_what, text) => {
    const match = await newGame();
    const { status, body } = await say(match, clientOf(match, 0), text);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect((await heardBy(match, clientOf(match, 0))).messages).toEqual([]);
  });

  test('of the greatest allowed length is stored whole', async () => {
    const match = await newGame();
    const text = 'ż'.repeat(MESSAGE_LENGTH);
    expect((await say(match, clientOf(match, 0), text)).body.text).toBe(text);
  });

  test('from a spectator is refused', async () => {
    const match = await newGame();
    const stranger = new Client();
    expect((await say(match, stranger, 'Hi')).body.code).toBe('NOT_YOUR_SEAT');
    const elsewhere = clientOf(await newGame(), 0);
    expect((await say(match, elsewhere, 'Hi')).body.code).toBe('NOT_YOUR_SEAT');
    expect((await heardBy(match, stranger)).messages).toEqual([]);
  });

  test('without a session does not reach the database', async () => {
    const match = await newGame();
    const trips = await tripsOf(() => say(match, new Client(), 'Hi'));
    expect(trips.reduce((sum, { written }) => sum + written, 0)).toBe(0);
  });

  test('from a host without a seat is shown as the host’s', async () => {
    const host = new Client();
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const { id } = await host.post<{ id: string }>('/api/games', { game: VEHICLE, seats });
    const match = { id, path: `/api/games/${id}`, clients: [host] };
    expect((await say(match, host, 'Who comes?')).body).toMatchObject({ seq: 1, seat: null });
  });

  test('cannot be read by a stranger if watching is off', async () => {
    const match = await newGame(undefined, { watch: false });
    await say(match, clientOf(match, 0), 'Between us');
    expect(await refusalOf(new Client(), `${match.path}/messages`)).toEqual([403, 'WATCHING_OFF']);
  });

  test('is no move: game, log and export stay unchanged, and no mail is sent', async () => {
    const match = await inPlay();
    const before = [await contentsOf(match.id), await anyClient(match).get(`${match.path}/export`)];
    await say(match, clientOf(match, 1), 'Take your time.');
    expect([await contentsOf(match.id), await anyClient(match).get(`${match.path}/export`)]).toEqual(before);
  });

  test('costs three rows: the message, the index of its author and the daily count', async () => {
    const match = await newGame();
    const trips = await tripsOf(() => say(match, clientOf(match, 0), 'Hello'));
    expect(trips.reduce((sum, { written }) => sum + written, 0)).toBe(3);
    expect(trips.length).toBeLessThanOrEqual(4);
  });
});

test('is read in pages of a hundred, the newest page first', async () => {
  const match = await newGame();
  const rows = Array.from({ length: 130 }, (_, i) => ({
    gameId: match.id,
    seq: i + 1,
    seat: 0,
    playerId: 'p',
    id: `planted-${i}`,
    text: `no. ${i + 1}`,
    at: i,
  }));
  for (let at = 0; at < rows.length; at += 10)
    await db()
      .insert(messagesTable)
      .values(rows.slice(at, at + 10));
  const newest = await heardBy(match, new Client());
  expect([newest.messages[0]?.seq, newest.messages.at(-1)?.seq, newest.earlier]).toEqual([31, 130, true]);
  const before = await heardBy(match, new Client(), '?before=31');
  expect([before.messages[0]?.seq, before.messages.at(-1)?.seq, before.earlier]).toEqual([1, 30, false]);
});

describe('Notes', () => {
  test('can be read only by their writer, on every channel', async () => {
    const match = await newGame();
    const secret = 'The spices are all in seat 2';
    await put(match, clientOf(match, 0), secret, 0);
    const others = [clientOf(match, 1), new Client()];
    for (const client of others)
      for (const path of ['', '/log', '/messages', '/notes', '/export'])
        expect(await (await client.fetch(`${match.path}${path}`)).text()).not.toContain(secret);
    expect(await (await clientOf(match, 0).fetch(`${match.path}/export`)).text()).not.toContain(secret);
    expect(await notesOf(match, clientOf(match, 0))).toEqual({ text: secret, version: 1 });
    expect(await notesOf(match, clientOf(match, 1))).toEqual({ text: '', version: 0 });
  });

  test('of a newer version are not overwritten, and a repeat gets the first answer', async () => {
    const match = await newGame();
    const client = clientOf(match, 0);
    expect((await put(match, client, 'one', 0)).body).toEqual({ text: 'one', version: 1 });
    expect((await put(match, client, 'one', 0)).body).toEqual({ text: 'one', version: 1 });
    const { status, body } = await put(match, client, 'two', 0);
    expect([status, body.code]).toEqual([409, 'NOTES_CHANGED']);
    expect((await put(match, client, 'two', 1)).body).toEqual({ text: 'two', version: 2 });
    expect((await put(match, client, '', 2)).body).toEqual({ text: '', version: 3 });
  });

  test('keep their line breaks and lose invisible characters', async () => {
    const match = await newGame();
    const { body } = await put(match, clientOf(match, 0), 'one\r\n\u202etwo\u0000', 0);
    expect(body.text).toBe('one\ntwo');
  });

  test('that are too long are refused', async () => {
    const match = await newGame();
    const { status } = await put(match, clientOf(match, 0), 'x'.repeat(NOTES_LENGTH + 1), 0);
    expect(status).toBe(400);
    expect((await notesOf(match, clientOf(match, 0))).version).toBe(0);
  });

  test('need a seat', async () => {
    const match = await newGame();
    const elsewhere = clientOf(await newGame(), 0);
    for (const client of [new Client(), elsewhere]) {
      expect((await put(match, client, 'mine', 0)).body.code).toBe('NOT_YOUR_SEAT');
      expect(await refusalOf(client, `${match.path}/notes`)).toEqual([403, 'NOT_YOUR_SEAT']);
    }
    const nowhere = '/api/games/a222222222222222/notes';
    expect(await refusalOf(elsewhere, nowhere)).toEqual([404, 'GAME_NOT_FOUND']);
  });
});

describe('The list of one’s games', () => {
  test('shows the decisions of the caller, and nobody else’s', async () => {
    const match = await inPlay();
    for (let turn = 0; turn < 4; turn += 1) {
      const { client, seat, view, move } = await decision(match, streamOf(turn));
      const asked = (await client.get<MyGames>('/api/me/games')).games[0];
      const own = [...new Set((view as GameView).choices.map(({ type }) => type))];
      expect(own.length).toBeGreaterThan(0);
      expect(asked).toMatchObject({ yourTurn: true, asks: own });
      const other = (await clientOf(match, 1 - seat).get<MyGames>('/api/me/games')).games[0];
      expect(other).toMatchObject({ yourTurn: false, asks: [] });
      await commit(match, client, view.seq, move);
    }
  });
});

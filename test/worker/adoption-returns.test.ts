import { expect, test } from 'vitest';
import type {
  CreatedGame,
  GameView,
  Me,
  NotesAnswer,
  OwnData,
  TableQuestion,
} from '#shared/protocol/http.ts';
import { Client } from './support/client.ts';
import { logRows } from './support/database.ts';
import { resultsOfSeat } from './support/former.ts';
import { playerIdOf, redeem } from './support/mails.ts';
import { claimOf, newGame } from './support/play.ts';
import { gameLink, player, signInLink } from './support/signIn.ts';

/** A player leaves, takes the seat again as a guest in another browser, and signs in there: all of theirs is one again. */

async function comesBack(notes: { readonly earlier?: string; readonly later?: string } = {}) {
  const { id, path, clients } = await newGame();
  const [host = new Client(), player = new Client()] = clients;
  const playerId = await playerIdOf(player);
  const link = gameLink({ id: playerId, game: id }, 1);
  if (notes.earlier !== undefined) await write(player, path, notes.earlier);
  await player.post(`${path}/seats/1/leave`);
  const offered = await host.post<CreatedGame['seats'][number]>(`${path}/seats/1/replace`, { open: true });
  const guest = new Client();
  await guest.post(...claimOf(offered.link ?? '', 'Bob'));
  if (notes.later !== undefined) await write(guest, path, notes.later);
  return { id, path, host, player, playerId, guest, signIn: () => redeem(link, guest, { bring: true }) };
}

const write = async (client: Client, path: string, text: string): Promise<void> => {
  const { status } = await client.send(`${path}/notes`, { text, version: 0 }, { method: 'PUT' });
  expect(status).toBe(200);
};

const notesOf = (client: Client, path: string) => client.get<NotesAnswer>(`${path}/notes`);

test.each([
  [
    'notes of before and after stand one below the other',
    'Ginger first',
    'Ask Ann',
    'Ginger first\n\nAsk Ann',
  ],
  ['the same notes stand once', 'Ginger first', 'Ginger first', 'Ginger first'],
  ['emptied notes add no lines', 'Ginger first', '', 'Ginger first'],
  ['notes come along where there were none', undefined, 'Ask Ann', 'Ask Ann'],
  ['earlier notes stay where there are no new ones', 'Ginger first', undefined, 'Ginger first'],
])('%s', async (_, earlier, later, text) => {
  const { path, guest, signIn } = await comesBack({
    ...(earlier !== undefined && { earlier }),
    ...(later !== undefined && { later }),
  });
  expect((await signIn()).status).toBe(200);
  expect((await guest.get<GameView>(path)).you).toBe(1);
  expect((await notesOf(guest, path)).text).toBe(text);
});

test('a page that wrote the notes of one of both is told that they have changed', async () => {
  const { path, player, signIn } = await comesBack({ earlier: 'Ginger first', later: 'Ask Ann' });
  await signIn();
  const late = await player.send(`${path}/notes`, { text: 'Late', version: 1 }, { method: 'PUT' });
  expect(late.body.code).toBe('NOTES_CHANGED');
});

test('notes that together are too long to be written are kept whole', async () => {
  const [earlier, later] = ['a'.repeat(3_000), 'b'.repeat(3_000)];
  const { path, guest, signIn } = await comesBack({ earlier, later });
  await signIn();
  expect((await notesOf(guest, path)).text).toBe(`${earlier}\n\n${later}`);
});

test('after the end of the game the guest’s result replaces that of the lost seat', async () => {
  const { id, path, host, playerId, guest, signIn } = await comesBack();
  const { question } = await host.post<{ question?: TableQuestion }>(`${path}/questions`, { kind: 'end' });
  const { seq } = await guest.get<GameView>(path);
  await guest.post(`${path}/votes`, { expect: seq, question: question?.id, answer: 'yes' });
  const before = await resultsOfSeat(id, 1);
  expect(before).toHaveLength(2);
  expect((await signIn()).status).toBe(200);
  expect((await guest.get<GameView>(path)).you).toBe(1);
  const [own, ...others] = await resultsOfSeat(id, 1);
  expect(others).toEqual([]);
  expect(own).toEqual({ ...before.find(({ rank }) => rank !== null), playerId });
});

test('a seat that the guest lost to a successor counts as the player’s, who is not named there once they are gone', async () => {
  const { id, path, clients } = await newGame();
  const [host = new Client(), guest = new Client()] = clients;
  const { client, email } = await player();
  await guest.post(`${path}/seats/1/leave`);
  const offered = await host.post<CreatedGame['seats'][number]>(`${path}/seats/1/replace`, { open: true });
  await new Client().post(...claimOf(offered.link ?? '', 'Cleo'));
  await redeem(await signInLink(new Client(), email), guest, { bring: true });
  const [result] = await resultsOfSeat(id, 1);
  expect(result).toMatchObject({ playerId: await playerIdOf(client), left: 'left' });
  expect((await client.get<OwnData>('/api/me/export')).results).toMatchObject([{ gameId: id, left: 'left' }]);
  const { player: me } = await client.get<Me>('/api/me');
  const former = async () =>
    (await logRows(id)).flatMap(({ tableEvent }) =>
      tableEvent?.type === 'successorSeated' ? [tableEvent.former] : [],
    );
  expect(await former()).toEqual(['Bob']);
  await client.send('/api/me', { name: me?.name }, { method: 'DELETE' });
  expect(await former()).toEqual(['']);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GameView, Messages, TableQuestion } from '#shared/protocol/http.ts';
import { Client, seatLink } from '../support/client.ts';
import { until } from '../support/until.ts';
import { FusedService, inTime, type Failpoint } from './failpoints.ts';

/** The process dies while a finished game leaves the database. Here it does so as soon as it is over. */

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start({ ARCHIVE_AFTER: '0' });
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

interface Table {
  readonly id: string;
  readonly ann: Client;
  readonly bob: Client;
}

/** A running game of two with some messages. */
async function table(): Promise<Table> {
  const [ann, bob] = [new Client(fused.service), new Client(fused.service)];
  const { id, seats } = await ann.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
  const { token } = seatLink(seats[1]?.link ?? '');
  await bob.insist('POST', `/games/${id}/seats/1/claim`, { token, name: 'Bob' });
  for (const n of [1, 2, 3])
    await bob.insist('POST', `/games/${id}/messages`, { id: `message-${n}`, text: `Hello ${n}` });
  return { id, ann, bob };
}

/** Both agree to end the game now. */
async function end({ id, ann, bob }: Table): Promise<void> {
  type Asked = { readonly question?: TableQuestion };
  const { body } = await ann.insist<Asked>('POST', `/games/${id}/questions`, { kind: 'end' });
  const { seq } = await bob.game(id);
  await bob.insist('POST', `/games/${id}/votes`, { expect: seq, question: body.question?.id, answer: 'yes' });
}

/** All that is read of it. */
const seen = async ({ id, ann, bob }: Table) => ({
  log: await ann.log(id),
  export: await bob.get<object>(`/games/${id}/export`),
  messages: (await bob.get<Messages>(`/games/${id}/messages`)).messages,
  view: { ...(await ann.get<GameView>(`/games/${id}`)), seats: [] },
});

const rowsOf = (id: string) => fused.service.rows('SELECT seq FROM log WHERE game_id = ?', id);

const archived = (id: string): Promise<true> =>
  until('the game to be archived', async () => {
    const sql = 'SELECT archived, due FROM games WHERE id = ?';
    const [row] = await fused.service.rows<{ archived: string | null; due: number | null }>(sql, id);
    return (row?.archived !== null && row?.due === null) || undefined;
  });

test.each<[at: Failpoint, hit: number]>([
  ['before-put', 1],
  ['after-put', 1],
  ['in-delete', 1],
  ['in-delete', 2],
])(
  'a game is archived whole although the process is killed %s (%i): one row is left, and all reads the same',
  async (at, hit) => {
    const there = await table();
    const killed = fused.killAt({ at, hit });
    await end(there);
    await inTime(killed);
    const before = await seen(there);
    await archived(there.id);
    expect(await rowsOf(there.id)).toHaveLength(1);
    expect(await seen(there)).toEqual(before);
    expect(before.messages).toHaveLength(3);
  },
);

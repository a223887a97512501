import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { HOOK, webhookTarget } from '../support/channels.ts';
import { Client, seatLink } from '../support/client.ts';
import { testStream } from '../support/testStream.ts';
import { until } from '../support/until.ts';
import { FusedService, inTime, type Failpoint } from './failpoints.ts';

/**
 * The process dies while a turn is handed over, or while its mail is sent. Here notices are held for three seconds: long
 * enough for the write that follows the mailbox's alarm.
 */

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start({ CAPTURE_MAILS: '1', MAIL_HOLD: '3' });
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

let people = 0;

interface Person {
  readonly client: Client;
  readonly playerId: string;
  readonly address: string;
}

/** Somebody with a confirmed address. */
async function person(): Promise<Person> {
  const client = new Client(fused.service);
  await client.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
  const { player } = await client.get<{ player: { id: string } }>('/me');
  const address = `p${(people += 1)}@example.org`;
  await fused.service.rows('UPDATE players SET email = ? WHERE id = ?', address, player.id);
  return { client, playerId: player.id, address };
}

/** A game of two. Both have been told that it has begun, so no alarm is left of that. */
async function pair() {
  const [ann, bob] = [await person(), await person()];
  const { id, seats } = await ann.client.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
  const { token } = seatLink(seats[1]?.link ?? '');
  await bob.client.insist('POST', `/games/${id}/seats/1/claim`, { token, name: 'Bob' });
  const { acting } = await ann.client.game(id);
  const [first, second] = acting[0] === 0 ? [ann, bob] : [bob, ann];
  await sent(id, first, 'turn');
  await sent(id, second, 'started');
  const { choices, seq } = await first.client.game(id);
  const move = sampleMove(choices, testStream(7));
  const handOver = () => first.client.insist('POST', `/games/${id}/moves`, { expect: seq, moves: [move] });
  return { id, second, handOver };
}

/** The identifiers of the mails to an address, but for the one that the game has begun. */
const mailsTo = async (address: string): Promise<string[]> => {
  const sql = "SELECT mail FROM captured_mails WHERE mail ->> '$.to' = ? ORDER BY id";
  const rows = await fused.service.rows<{ mail: string }>(sql, address);
  const [, ...later] = rows.map(
    ({ mail }) => (JSON.parse(mail) as { headers: Record<string, string> }).headers['X-Carrack-Notice'] ?? '',
  );
  return later;
};

const sent = (gameId: string, { playerId }: Person, kind: 'turn' | 'started'): Promise<string> =>
  until('the notice to be recorded as sent', async () => {
    const [row] = await fused.service.rows<{ id: string }>(
      "SELECT id FROM notices WHERE game_id = ? AND player_id = ? AND kind = ? AND state = 'sent'",
      gameId,
      playerId,
      kind,
    );
    return row?.id;
  });

test.each<[at: Failpoint, mails: number]>([
  ['before-alarm', 1],
  ['before-batch', 1],
  ['after-batch', 1],
  ['before-answer', 1],
  ['before-mail', 1],
  ['after-mail', 2],
])('a player is told although the process is killed %s: %i mails with one identifier', async (at, mails) => {
  const { id, second, handOver } = await pair();
  const killed = fused.killAt({ at, hit: 1 });
  await handOver();
  await inTime(killed);
  const notice = await sent(id, second, 'turn');
  expect(await mailsTo(second.address)).toEqual(Array.from({ length: mails }, () => notice));
});

test.each<[at: Failpoint, calls: number]>([
  ['before-channels', 1],
  ['after-channels', 2],
])(
  'a player without an address is told although the process is killed %s: %i calls with one identifier',
  async (at, calls) => {
    const { id, second, handOver } = await pair();
    const { address } = second;
    const hook = JSON.stringify(webhookTarget(HOOK));
    await fused.service.rows(
      `INSERT INTO channels (player_id, id, target, name, created_at) SELECT id, 'c', ?, email, 1 FROM players WHERE email = ?`,
      hook,
      address,
    );
    await fused.service.rows('UPDATE players SET email = NULL, channels = 1 WHERE email = ?', address);
    const killed = fused.killAt({ at, hit: 1 });
    await handOver();
    await inTime(killed);
    const notice = await sent(id, second, 'turn');
    const sql = "SELECT mail ->> '$.text' AS body FROM captured_mails WHERE mail ->> '$.to' = ? ORDER BY id";
    const bodies = await fused.service.rows<{ body: string }>(sql, `webhook: ${address}`);
    const ids = bodies.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(ids).toEqual(Array.from({ length: calls }, () => notice));
  },
);

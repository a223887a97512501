import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { HOOK, webhookTarget } from '../support/channels.ts';
import { Client, seatLink } from '../support/client.ts';
import { testStream } from '../support/testStream.ts';
import { FusedService, inTime, type Failpoint } from './failpoints.ts';

/** The process dies while a turn mail is sent. Here notices are not held. */

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start({ CAPTURE_MAILS: '1', MAIL_HOLD: '0' });
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

let people = 0;

interface Pair {
  readonly id: string;
  readonly address: string;
  /** The move that hands over to the player with the address. */
  readonly handOver: () => Promise<unknown>;
}

/** A game of two. The player who does not begin has a confirmed address. */
async function pair(): Promise<Pair> {
  const [ann, bob] = [new Client(fused.service), new Client(fused.service)];
  const made = await ann.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
  const { token } = seatLink(made.seats[1]?.link ?? '');
  await bob.insist('POST', `/games/${made.id}/seats/1/claim`, { token, name: 'Bob' });
  const { acting, seq } = await ann.game(made.id);
  const [first, second] = acting[0] === 0 ? [ann, bob] : [bob, ann];
  const address = `p${(people += 1)}@example.org`;
  const me = await second.get<{ player: { id: string } }>('/me');
  await fused.service.rows('UPDATE players SET email = ? WHERE id = ?', address, me.player.id);
  const { choices } = await first.game(made.id);
  const move = sampleMove(choices, testStream(7));
  const handOver = () => first.insist('POST', `/games/${made.id}/moves`, { expect: seq, moves: [move] });
  return { id: made.id, address, handOver };
}

const mailsTo = async (address: string): Promise<string[]> => {
  const sql = "SELECT mail FROM captured_mails WHERE mail ->> '$.to' = ? ORDER BY id";
  const rows = await fused.service.rows<{ mail: string }>(sql, address);
  return rows.map(
    ({ mail }) => (JSON.parse(mail) as { headers: Record<string, string> }).headers['X-Carrack-Notice'] ?? '',
  );
};

test.each<[at: Failpoint, mails: number]>([
  ['after-batch', 1],
  ['before-mail', 1],
  ['after-mail', 2],
])('a player is told although the process is killed %s: %i mails with one identifier', async (at, mails) => {
  const { id, address, handOver } = await pair();
  const killed = fused.killAt({ at, hit: 1 });
  await handOver();
  await inTime(killed);
  // If the process dies before it wakes the mailbox, the cron does: it goes through all notices within an hour.
  if (at === 'after-batch')
    for (let minutes = 2; minutes <= 57; minutes += 5)
      await fused.service.scheduled(new Date(Date.now() + minutes * 60_000));
  const [notice] = await fused.sentNotices(id);
  expect(await mailsTo(address)).toEqual(Array.from({ length: mails }, () => notice));
});

test.each<[at: Failpoint, calls: number]>([
  ['before-channels', 1],
  ['after-channels', 2],
])(
  'a player without an address is told although the process is killed %s: %i calls with one identifier',
  async (at, calls) => {
    const { id, address, handOver } = await pair();
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
    const [notice] = await fused.sentNotices(id);
    const sql = "SELECT mail ->> '$.text' AS body FROM captured_mails WHERE mail ->> '$.to' = ? ORDER BY id";
    const bodies = await fused.service.rows<{ body: string }>(sql, `webhook: ${address}`);
    const ids = bodies.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(ids).toEqual(Array.from({ length: calls }, () => notice));
  },
);

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Client, seatLink, type Answered } from '../support/client.ts';
import { until } from '../support/until.ts';
import { FusedService, inTime, type Failpoint } from './failpoints.ts';

/** The process dies while a guest takes a seat by the mail of their invitation: first they get the seat, then its address. */

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start({ CAPTURE_MAILS: '1' });
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

let guests = 0;

/** A guest's address, and how a browser takes the seat that its mail offers. */
async function invited() {
  const email = `guest${(guests += 1)}@example.org`;
  const host = new Client(fused.service);
  const { id } = await host.create([
    { kind: 'me', name: 'Ann' },
    { kind: 'invite', email },
    { kind: 'open' },
  ]);
  const link = await until('the invitation', async () => {
    const sql = "SELECT mail ->> '$.text' AS text FROM captured_mails WHERE mail ->> '$.to' = ?";
    const [mail] = await fused.service.rows<{ text: string }>(sql, email);
    return /\/join\/\S+/.exec(mail?.text ?? '')?.[0];
  });
  const claim = { token: seatLink(link).token, name: 'Bob', mail: true, entropy: 'ab'.repeat(32) };
  const take = (browser: Client) => browser.request<Answered>('POST', `/games/${id}/seats/1/claim`, claim);
  const seated = async () =>
    (await fused.service.rows("SELECT 1 FROM seats WHERE game_id = ? AND seat = 1 AND kind = 'person'", id))
      .length;
  const owners = async () =>
    (await fused.service.rows('SELECT 1 FROM players WHERE email = ?', email)).length;
  return { take, seen: async () => [await seated(), await owners()] };
}

test.each<[at: Failpoint, before: readonly unknown[]]>([
  ['before-batch', [0, 0]],
  ['after-batch', [1, 0]],
  ['before-address', [1, 0]],
])(
  'a guest who is killed %s has seat and address once they repeat it, and no more by a third try',
  async (at, before) => {
    const { take, seen } = await invited();
    const killed = fused.killAt({ at, hit: 1 });
    const browser = new Client(fused.service);
    expect(await take(browser)).toBeUndefined();
    await inTime(killed);
    expect(await seen()).toEqual(before);
    for (const again of [browser, browser, new Client(fused.service)]) {
      expect((await take(again))?.status).toBe(200);
      expect(await seen()).toEqual([1, 1]);
    }
  },
);

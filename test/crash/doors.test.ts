import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Messages } from '#shared/protocol/http.ts';
import { Client, seatLink, type Answered, type Reply } from '../support/client.ts';
import { FusedService, inTime, type Failpoint } from './failpoints.ts';

/** The process dies while a player leaves a game that has not begun, or is removed from it. Notices are held for a second. */

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start({ CAPTURE_MAILS: '1', MAIL_HOLD: '1' });
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

let tables = 0;

interface Table {
  readonly id: string;
  readonly ann: Client;
  readonly bob: Client;
  /** Bob's address. */
  readonly address: string;
}

/** Bob has taken a seat at Ann's table of three, and has written a message. */
async function table(): Promise<Table> {
  const [ann, bob] = [new Client(fused.service), new Client(fused.service)];
  const made = await ann.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }]);
  const { token } = seatLink(made.seats[1]?.link ?? '');
  await bob.insist('POST', `/games/${made.id}/seats/1/claim`, { token, name: 'Bob' });
  await bob.insist('POST', `/games/${made.id}/messages`, { id: 'of-bob-1', text: 'Hello' });
  const address = `bob${(tables += 1)}@example.org`;
  const me = await bob.get<{ player: { id: string } }>('/me');
  await fused.service.rows('UPDATE players SET email = ? WHERE id = ?', address, me.player.id);
  return { id: made.id, ann, bob, address };
}

/** Who has the second seat, and whose Bob's message is. */
async function seen({ id, ann }: Table): Promise<readonly [name: string | null, former: boolean]> {
  const [view, { messages }] = [await ann.game(id), await ann.get<Messages>(`/games/${id}/messages`)];
  return [view.seats[1]?.name ?? null, messages[0]?.former === true && messages[0].seat === null];
}
const SEATED = ['Bob', false];
const GONE = [null, true];

type Offer = Answered & { readonly link?: string };
const leave = ({ id, bob }: Table) => bob.request<Offer>('POST', `/games/${id}/seats/1/leave`, {});
const remove = ({ id, ann }: Table) =>
  ann.request<Offer>('POST', `/games/${id}/seats/1/replace`, { remove: 'Bob' });

const mailsTo = (address: string) =>
  fused.service.rows("SELECT id FROM captured_mails WHERE mail ->> '$.to' = ?", address);

async function killedDuring(
  at: Failpoint,
  act: (at: Table) => Promise<Reply<Offer> | undefined>,
): Promise<Table> {
  const there = await table();
  const killed = fused.killAt({ at, hit: 1 });
  expect(await act(there)).toBeUndefined();
  await inTime(killed);
  return there;
}

/** Somebody else takes the seat by the host's new link; the old ones are dead. */
async function expectOpenTo(there: Table, link: string | undefined): Promise<void> {
  const cleo = new Client(fused.service);
  const { token } = seatLink(link ?? '');
  const path = `/games/${there.id}/seats/1/claim`;
  expect((await cleo.insist('POST', path, { token, name: 'Cleo' })).status).toBe(200);
  expect(await seen(there)).toEqual(['Cleo', true]);
}

describe('a player who leaves before the game begins, if the process is killed', () => {
  test.each<[at: Failpoint, before: readonly unknown[], repeat: number]>([
    ['before-batch', SEATED, 200],
    ['after-batch', GONE, 403],
    ['before-answer', GONE, 403],
  ])('%s, has the seat with their words, or has left with both', async (at, before, repeat) => {
    const there = await killedDuring(at, leave);
    expect(await seen(there)).toEqual(before);
    expect((await leave(there))?.status).toBe(repeat);
    expect(await seen(there)).toEqual(GONE);
    const { body } = await there.ann.insist<Offer>('POST', `/games/${there.id}/seats/1/replace`, {});
    await expectOpenTo(there, body.link);
  });
});

describe('a player whom the host removes, if the process is killed', () => {
  test.each<[at: Failpoint, before: readonly unknown[]]>([
    ['before-batch', SEATED],
    ['after-batch', GONE],
    ['before-answer', GONE],
  ])('%s, is told once; the host, who repeats it, gets a link', async (at, before) => {
    const there = await killedDuring(at, remove);
    expect(await seen(there)).toEqual(before);
    const again = await remove(there);
    expect(again?.status).toBe(200);
    expect(await seen(there)).toEqual(GONE);
    await fused.sentNotices(there.id);
    expect(await mailsTo(there.address)).toHaveLength(1);
    await expectOpenTo(there, again?.body.link);
  });
});

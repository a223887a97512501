import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { audit, auditSight, settled, stored } from '../support/audit.ts';
import { Client, type Answered, type Reply } from '../support/client.ts';
import { until } from '../support/until.ts';
import { FusedService, inTime } from './failpoints.ts';
import { CASES, saying } from './cases.ts';
import { playOn, situations, type Situation } from './situations.ts';
import { Watcher } from './watcher.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** The process dies at a failpoint during a request, and restarts on the state it has written. */

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start();
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

function someoneAt({ people }: Situation): Client {
  const [person] = people.values();
  if (person === undefined) throw new Error('nobody at the table');
  return person;
}

const head = async (id: string): Promise<number> => (await stored(fused.service, id)).rows.length;

describe.each(CASES.map((one) => ({ ...one, where: saying(one.kills) })))(
  '$situation, if the process is killed $where and the client $client,',
  ({ situation: name, kills, client }) => {
    test('is carried out once, loses nothing, and the game goes on', async () => {
      const situation = await situations[name](fused.service);
      const watcher = new Watcher(situation.id, someoneAt(situation));
      await watcher.connect();
      await watcher.sawEverythingOnce(await head(situation.id));

      const killed = fused.killAt(...kills);
      const first = client === 'repeats at once' ? insist(situation) : situation.act();
      await inTime(killed);
      if ((await head(situation.id)) >= situation.row) await settled(fused.service, situation.id);
      const answer = (await first) ?? (await insist(situation));
      await expectDoneOnce(situation, answer);

      const now = await settled(fused.service, situation.id);
      await audit(fused.service, situation.id, situation.done);
      for (const [seat, person] of situation.people) await auditSight(person, seat, now);
      await watcher.connect();
      await watcher.sawEverythingOnce(now.rows.length);
      await playOn(fused.service, situation);
      const { rows } = await settled(fused.service, situation.id);
      await audit(fused.service, situation.id, situation.done);
      await watcher.sawEverythingOnce(rows.length);
      watcher.close();
    });
  },
);

/** Repeats the request until it is answered, after broken connections and 503, as the page does. */
const insist = ({ act }: Situation): Promise<Reply<Answered>> =>
  until('an answer', async () => {
    const reply = await act();
    return reply?.status === 503 ? undefined : reply;
  });

/** A repeat gets the first answer, however often it is sent, and adds nothing. */
async function expectDoneOnce(situation: Situation, first: Reply<Answered>): Promise<void> {
  situation.done.push(...situation.expected);
  const before = await settled(fused.service, situation.id);
  const again = await insist(situation);
  expect(first.status).toBe(200);
  expect(again).toEqual(first);
  if (situation.expected.length > 0)
    expect(first.body.commits.map(({ seq }) => seq)).toEqual([situation.row]);
  expect(await stored(fused.service, situation.id)).toEqual(before);
}

describe('a room that has lost its storage, alarm included,', () => {
  /** The log has a person's move, but not the bots' answer, and no alarm is set. */
  async function leftAlone(): Promise<Situation> {
    const { service } = fused;
    const situation = await situations['a hand-over to bots'](service);
    const killed = fused.killAt({ at: 'after-batch', hit: 1 });
    await situation.act();
    await inTime(killed);
    situation.done.push(...situation.expected);
    await service.crash({ forgetRooms: true });
    const left = await stored(service, situation.id);
    expect(left.rows.at(-1)).toMatchObject({ seq: situation.row, by: 'person' });
    return situation;
  }

  test.each<[who: string, wake: (situation: Situation) => Promise<unknown>]>([
    ['the cron once it is overdue', ({ id }) => overdue(id)],
    ['a player who opens its page', (left) => someoneAt(left).game(left.id)],
    ['a player who connects', (left) => someoneAt(left).live(left.id, 0)],
  ])('is woken by %s, and its bots play on', async (_who, wake) => {
    const { service } = fused;
    const situation = await leftAlone();
    await wake(situation);
    const now = await settled(service, situation.id);
    expect(now.rows.length).toBeGreaterThan(situation.row);
    await audit(service, situation.id, situation.done);
  });

  async function overdue(id: string): Promise<void> {
    await fused.service.rows('UPDATE games SET due = due - ? WHERE id = ?', OVERDUE_MS, id);
    await fused.service.scheduled();
  }

  test('continues from the log when a player moves', async () => {
    const { service } = fused;
    const situation = await situations['an undo to before the snapshot'](service);
    await service.crash({ forgetRooms: true });
    await expectDoneOnce(situation, await insist(situation));
    await playOn(service, situation);
    await audit(service, situation.id, situation.done);
  });
});

/** More than the sweep's allowance for a late alarm. */
const OVERDUE_MS = 61_000;

describe.runIf(process.env['CRASH'] === 'all')('a game of bots alone', () => {
  test('whose creation was never answered is played to its end, although the process dies again and again', async () => {
    const { service } = fused;
    const places = ['before-batch', 'after-batch', 'in-bot-loop', 'before-alarm', 'after-batch'] as const;
    const kills = places.map((at, i) => ({ at, hit: 2 + 3 * i }));
    const killed = fused.killAt({ at: 'after-batch', hit: 1 }, ...kills);
    const bot = { kind: 'bot', level: 'easy' } as const;
    const made = await new Client(service).request('POST', '/games', {
      game: VEHICLE,
      seats: [bot, bot],
    });
    expect(made).toBeUndefined();
    await inTime(killed); // until then the process can die under the next question
    const [game] = await service.rows<{ id: string }>('SELECT id FROM games WHERE host_id IS NULL');
    if (game === undefined) throw new Error('no game');
    await settled(service, game.id);
    const { game: row } = await audit(service, game.id, []);
    expect(row['status']).toBe('over');
  });
});

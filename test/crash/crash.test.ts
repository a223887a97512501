import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { audit, auditSight, settled, stored } from '../support/audit.ts';
import type { Live } from '../support/client.ts';
import { until } from '../support/until.ts';
import { FusedService, type Failpoint, type KillPoint } from './failpoints.ts';
import { personAt, playOn, situations, type Situation, type SituationName } from './situations.ts';

/**
 * The process dies at a named place while a request is carried out, and comes back on what it had written.
 * `npm test` runs one case for every place, `npm run test:all` (CRASH=all) all of them.
 */
const ALL = process.env['CRASH'] === 'all';

const IN_A_COMMIT = ['before-alarm', 'before-batch', 'after-batch', 'before-answer'] as const;
const kill = (at: Failpoint, hit = 1): KillPoint => ({ at, hit });

type Case = readonly [situation: SituationName, kills: readonly KillPoint[]];

const QUICK: readonly Case[] = [
  ['a hand-over to bots', [kill('before-alarm')]],
  ['a move that keeps the turn', [kill('before-batch')]],
  ['a hand-over to bots', [kill('after-batch')]],
  ['an undo', [kill('before-answer')]],
  ['a hand-over to bots', [kill('in-bot-loop', 2)]],
];

/** Every place in the request's own commit; then, where bots follow, in theirs, and twice in a row. */
const EVERY: readonly Case[] = [
  ...(Object.keys(situations) as SituationName[]).flatMap((name) =>
    IN_A_COMMIT.map((at): Case => [name, [kill(at)]]),
  ),
  ...(['before-alarm', 'before-batch', 'after-batch', 'in-bot-loop'] as const).flatMap((at): Case[] => [
    ['a hand-over to bots', [kill(at, 2)]],
    ['a hand-over to bots', [kill(at, 2), kill(at)]],
    ['a hand-over to bots', [kill('after-batch'), kill(at)]],
    ['a hand-over to bots', [kill('after-batch'), kill(at), kill(at)]],
  ]),
  ['a move that keeps the turn', [kill('before-batch'), kill('after-batch')]],
  ['a hand-over to a person', [kill('after-batch'), kill('after-batch')]],
];

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start();
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

const saying = (kills: readonly KillPoint[]): string =>
  kills.map(({ at, hit }) => (hit === 1 ? at : `${at} no. ${hit}`)).join(', then ');

describe.each((ALL ? EVERY : QUICK).map(([name, kills]) => ({ name, kills, where: saying(kills) })))(
  '$name, killed $where',
  ({ name, kills }) => {
    test('is done once, loses nothing, and the game goes on', async () => {
      const { service } = fused;
      const situation = await situations[name](service);
      const watcher = await watch(situation);
      const killed = fused.killAt(...kills);
      const first = situation.act();
      await until('the kill', () => Promise.race([killed.then(() => true as const), pause()]));
      await expectDoneOnce(situation, await first);
      const now = await settled(service, situation.id);
      expect(await audit(service, situation.id, situation.done)).toEqual(now);
      for (const [seat, person] of situation.people) await auditSight(person, seat, now);
      await expectGoesOn(situation);
      await watcher.sawEverythingOnce();
    });
  },
);

const pause = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), 10));

/** The answer is that of the first time, however often it is asked for, and nothing is added. */
async function expectDoneOnce(situation: Situation, first: Awaited<ReturnType<Situation['act']>>): Promise<void> {
  situation.done.push(...situation.expected);
  const before = await settled(fused.service, situation.id);
  const again = await situation.act();
  expect(first.status).toBe(200);
  expect(again).toEqual(first);
  if (situation.expected.length > 0) expect(first.body.commits.map(({ seq }) => seq)).toEqual([situation.row]);
  expect(await stored(fused.service, situation.id)).toEqual(before);
}

/** Whoever's turn it is can play, and the rows follow. */
async function expectGoesOn(situation: Situation): Promise<void> {
  await playOn(fused.service, situation);
  await settled(fused.service, situation.id);
  await audit(fused.service, situation.id, situation.done);
}

/** A page that stays open at one of the seats and connects again with the last row it knows. */
async function watch(situation: Situation) {
  const [[seat, person]] = [...situation.people] as [[number, ReturnType<typeof personAt>]];
  const lives: Live[] = [await person.live(situation.id, 0)];
  const seen = () => lives.flatMap(({ commits }) => commits);
  const { rows } = await stored(fused.service, situation.id);
  await lives[0]?.reached(rows.length);
  return {
    async sawEverythingOnce(): Promise<void> {
      const { rows } = await stored(fused.service, situation.id);
      await until('the end of the old connection', () => lives[0]?.closed || undefined);
      const last = await person.live(situation.id, seen().at(-1)?.seq ?? 0);
      lives.push(last);
      await last.reached(rows.length);
      expect(seen()).toEqual(await person.log(situation.id));
      await playOn(fused.service, situation);
      const { rows: more } = await settled(fused.service, situation.id);
      await last.reached(more.length);
      expect(seen(), `seat ${seat}`).toEqual(await person.log(situation.id));
      last.close();
    },
  };
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TITLE, VEHICLE, rules } from '../support/vehicle.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import type { LogPage } from '#shared/protocol/http.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { hiddenEventsOf } from '#shared/games/words.ts';
import { insertNotices } from '../../worker/db/games/notices.ts';
import { noticesTable } from '../../worker/db/schema.ts';
import { startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { giveAddressTo, lastMailTo, mailsTo, ringMailbox } from './support/mails.ts';
import { streamOf } from './support/play.ts';
import {
  differs,
  otherWorld,
  plant,
  planted,
  randomWorld,
  stateOf,
  type World,
} from './support/worldsOfVehicle.ts';

beforeEach(startClock);
afterEach(stopClock);

const ID = 'a234567892345679';
const BOB = 'player1';
const ADDRESS = 'bob@story.example.org';

/** The mail that seat 1 gets in a world, of any kind. */
async function mailIn(world: World, kind: 'turn' | 'over' | 'started') {
  await plant(ID, world);
  await giveAddressTo(BOB, ADDRESS);
  const now = Date.now();
  await db().delete(noticesTable);
  await insertNotices(db(), { gameId: ID, seats: 0b10, kind, seq: world.length, now, dueAt: now });
  await ringMailbox(BOB);
  return lastMailTo(ADDRESS);
}

/** Random worlds in which it is seat 1's turn, and others have moved since its last move. */
function worldsAtTurn(): World[] {
  const worlds: World[] = [];
  for (let moves = 8; worlds.length < 4; moves += 1) {
    const world = randomWorld(3, moves, 300 + moves);
    if (rules.acting(stateOf(world)).includes(1) && world.at(-1)?.seat !== 1) worlds.push(world);
  }
  return worlds;
}

describe('the story of a mail', () => {
  test('is identical in two games that differ only in what the reader may not see', async () => {
    for (const one of worldsAtTurn()) {
      const stream = streamOf(17);
      let two = otherWorld(one, 1, stream);
      while (!differs(one, two, 1)) two = otherWorld(one, 1, stream);
      const [a, b] = [await mailIn(one, 'turn'), await mailIn(two, 'turn')];
      expect([b.subject, b.text, b.html]).toEqual([a.subject, a.text, a.html]);
      expect(a.text).toContain('Everything since your last move:');
    }
  });

  test('tells what happened since the reader’s last move, in at most three sentences, those about the reader first', async () => {
    for (const world of worldsAtTurn()) {
      const { text = '' } = await mailIn(world, 'turn');
      const own = world.findLastIndex(({ seat }) => seat === 1);
      const since = world
        .slice(own + 1)
        .flatMap(({ events }) => events)
        .filter(({ type }) => !hiddenEventsOf[VEHICLE].has(type));
      const [, list = ''] = text.split(/Everything since your last move:\n/);
      expect(list.split('\n\n')[0]?.split('\n')).toHaveLength(since.length);
      const touching =
        /What affected you since your last move:\n((?:- .*\n)+)/.exec(text)?.[1]?.trim().split('\n') ?? [];
      expect(touching.length).toBeLessThanOrEqual(3);
      // A sentence of its own, made for the reader, says “you”.
      for (const sentence of touching)
        expect(sentence).toMatch(list.includes(sentence) ? /Player 1/ : /\byou\b/);
    }
  });

  test('gives the head of the reader’s own chain', async () => {
    const [world = []] = worldsAtTurn();
    const { headers } = await mailIn(world, 'turn');
    const { commits } = await planted(1).get<LogPage>(`/api/games/${ID}/log`);
    expect(headers['X-Carrack-Log']).toBe(`${world.length} ${chainHead(commits)}`);
  });

  test('shows how the table stands, as the reader may see it, in text and as a table', async () => {
    const [world = []] = worldsAtTurn();
    const { text, html } = await mailIn(world, 'turn');
    for (const { seat, total } of rules.standings(rules.view(stateOf(world), 1))) {
      expect(text).toMatch(new RegExp(`^- .* · ${total}( · to move)?$`, 'm'));
      expect(html.match(/border-left: 8px solid #[0-9a-f]{6}/g)?.[seat]).toBeDefined();
    }
    expect(text).toMatch(/^- .* · \d+ · to move$/m);
  });

  test('gives the final score when the game is over', async () => {
    const world = randomWorld(3, 400, 5);
    expect(rules.acting(stateOf(world))).toEqual([]);
    const over = await mailIn(world, 'over');
    expect(over.subject).toMatch(new RegExp(`^${TITLE} \\(with .*\\): the game is over$`));
    for (const { rank, total } of rules.standings(stateOf(world)))
      expect(over.text).toMatch(new RegExp(`- ${rank}\\. .*: ${total}`));
    expect(over.text).not.toContain('Make your move');
  });

  test('says by what rule a tie for the first place was broken', async () => {
    const tieBreak = { key: 'page.score.player', args: {} }; // any phrase: a game names its own rule
    const tied = [0, 1, 2].map((seat) => ({ seat, rank: seat + 1, total: 9, lines: [], tieBreak }));
    const standings = vi.spyOn(rules, 'standings').mockReturnValue(tied);
    const { text } = await mailIn(randomWorld(3, 400, 5), 'over');
    standings.mockRestore();
    expect(text).toMatch(/- 3\. .*: 9\n\n.*Player 0.* wins\. The points are equal; the tie goes to Player\./);
  });

  test('is about the turn if what the notice was written for no longer fits, and empty if there is none', async () => {
    const [world = []] = worldsAtTurn();
    expect((await mailIn(world, 'over')).text).toContain('It is your turn');
    const before = (await mailsTo(ADDRESS)).length;
    await mailIn(randomWorld(3, 400, 5), 'turn');
    expect(await mailsTo(ADDRESS)).toHaveLength(before);
  });
});

test('has words for the decision on every kind of move', () => {
  const said = new Set(Object.keys(gameWordsIn('en')));
  for (let moves = 1; moves < 120; moves += 1) {
    const state = stateOf(randomWorld(2 + (moves % 3), moves, moves));
    for (const seat of rules.acting(state))
      for (const { type } of rules.choices({ seat, state: rules.view(state, seat) } as never))
        expect(said).toContain(`ask.${VEHICLE}.${type}`);
  }
});

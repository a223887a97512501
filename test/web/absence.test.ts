import { expect, test } from 'vitest';
import { expectsRecap, keepSeen, LONG, seenOf } from '../../web/models/seen.ts';
import { comeBack, createFilm, sinceOwnMove, stay } from '../../web/models/absence.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

const ID = 'a222222222222222';

function midgame(you: 0 | null) {
  const server = new GameServer(you);
  server.playUntilTurnOf(0);
  const sight = () => ({ game: ID, you, log: server.commitsAfter(0) });
  return { server, sight, tab: openTab(server) };
}

test('the recap tells once what came since the game was last shown', () => {
  const { server, sight, tab } = midgame(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  stay(tab, sight());
  const seen = server.seq;
  server.playUntilTurnOf(0);
  expect(comeBack(tab, sight())).toEqual({ after: seen, to: server.seq });
  expect(comeBack(tab, sight())).toBeUndefined();
  expect(seenOf(tab.device, ID, 0)).toBe(server.seq);
});

test('what one player was shown is still news to another player at the same device', () => {
  const { server, sight, tab } = midgame(0);
  stay(tab, sight());
  server.play(0, { type: 'pass' }, { type: 'draw' });
  server.playUntilTurnOf(0);
  const log = server.commitsAfter(0);
  expect(comeBack(tab, { game: ID, you: 1, log })).toBeUndefined(); // the player's first look: up to their own last decision
  server.play(0, { type: 'pass' }, { type: 'draw' });
  stay(tab, sight());
  expect(comeBack(tab, { game: ID, you: 1, log: server.commitsAfter(0) })).toEqual({
    after: log.length,
    to: server.seq,
  });
});

test('neither the player’s own moves from another device are told, nor what they knew when they made them', () => {
  const { server, sight, tab } = midgame(0);
  stay(tab, sight());
  server.play(0, { type: 'pass' });
  expect(comeBack(tab, sight())).toBeUndefined();
  server.play(0, { type: 'draw' });
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  const own = server.seq;
  server.playUntilTurnOf(0);
  expect(comeBack(tab, sight())).toEqual({ after: own, to: server.seq });
});

test('the table keeps room for the recap exactly if there is something to tell', () => {
  const { server, sight } = midgame(0);
  const expected: boolean[] = [];
  const told: boolean[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    server.play(0, { type: 'pass' }, { type: 'draw' });
    for (const at of ['own', 'others']) {
      if (at === 'others') server.playUntilTurnOf(0);
      const devices = [undefined, 1, server.seq - 1, server.seq].map((seen) => {
        const tab = openTab(server);
        if (seen !== undefined) keepSeen(tab.device, ID, 0, seen);
        return tab;
      });
      for (const tab of devices) {
        expected.push(expectsRecap(tab.device, { ...server.view(), id: ID }));
        told.push(comeBack(tab, sight()) !== undefined);
      }
    }
  }
  expect(told).toEqual(expected);
  expect(new Set(told)).toEqual(new Set([true, false]));
});

test('what the player’s own orders answered is told', () => {
  const { server, sight, tab } = midgame(0);
  stay(tab, sight());
  const seen = server.seq;
  server.tryToPlay(0, [{ type: 'pass' }], 'order');
  expect(comeBack(tab, sight())).toEqual({ after: seen, to: server.seq });
});

test('on a new device a player counts as having seen their own last decision, a spectator everything', () => {
  const { server, sight, tab } = midgame(0);
  const turn = (): number => {
    server.play(0, { type: 'pass' }, { type: 'draw' });
    const own = server.seq;
    server.playUntilTurnOf(0);
    return own;
  };
  turn();
  expect(server.seq).toBeLessThanOrEqual(LONG); // a game that has hardly begun has no recap on a new device
  expect(comeBack(openTab(server), sight())).toBeUndefined();
  let own = 0;
  while (server.seq <= LONG) own = turn();
  expect(comeBack(tab, sight())).toEqual({ after: own, to: server.seq });
  const watching = midgame(null);
  expect(comeBack(watching.tab, watching.sight())).toBeUndefined();
});

test('what a film can show begins after the player’s own last move, or after the set-up', () => {
  const { server, sight } = midgame(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  const own = server.seq;
  expect(sinceOwnMove(sight())).toBeUndefined(); // nobody has moved since
  server.playUntilTurnOf(0);
  expect(sinceOwnMove(sight())).toBe(own);
  expect(
    sinceOwnMove({
      you: 0,
      log: server
        .commitsAfter(0)
        .slice(0, 2)
        .map((row) => ({ ...row, seat: 1 })),
    }),
  ).toBe(1);
  expect(sinceOwnMove({ ...sight(), you: null })).toBeUndefined();
});

test('a player who has never moved is told nothing', () => {
  const server = new GameServer(0);
  const log = server.commitsAfter(0);
  expect(comeBack(openTab(server), { game: ID, you: 0, log })).toBeUndefined();
});

test('the replay shows its frames one after the other and ends in the present', () => {
  const { tab } = midgame(0);
  const film = createFilm(2, tab);
  film.play();
  expect(film.frame.value).toBe(0);
  tab.timers.shift()?.run();
  expect(film.frame.value).toBe(1);
  tab.timers.shift()?.run();
  expect([film.frame.value, film.playing.value]).toEqual([undefined, false]);
  expect(tab.timers).toEqual([]);
});

test('the replay stops when it is stepped, paused or skipped, and continues from there', () => {
  const { tab } = midgame(0);
  const film = createFilm(4, tab);
  film.play();
  film.step();
  expect([film.frame.value, film.playing.value, tab.timers.length]).toEqual([1, false, 0]);
  film.play();
  expect(film.frame.value).toBe(2);
  film.pause();
  expect([film.frame.value, tab.timers.length]).toEqual([2, 0]);
  film.skip();
  expect(film.frame.value).toBeUndefined();
});

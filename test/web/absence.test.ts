import { expect, test } from 'vitest';
import { expectsRecap, keepSeen, LONG, seenOf } from '../../web/table/seen.ts';
import type { Origin } from '#shared/kernel/types.ts';
import {
  comeBack,
  createFilm,
  hasMovedSince,
  isTakenBack,
  sinceOwnMove,
  standingUpTo,
  stay,
  toldAfterLook,
} from '../../web/table/absence.ts';
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

test.each<[Origin, boolean]>([
  ['person', true],
  ['forced', true],
  ['order', false],
  ['timeOut', false],
  ['bot', false],
])('what was decided for a player (%s) is told to them, unless they moved or had no choice', (by, own) => {
  const { server, sight, tab } = midgame(0);
  stay(tab, sight());
  const seen = server.seq;
  server.play(0, { type: 'pass' });
  Object.assign(server.rows.at(-1) ?? {}, { by });
  expect(hasMovedSince(seen, sight())).toBe(own);
  expect(comeBack(tab, sight())).toEqual(own ? undefined : { after: seen, to: server.seq });
});

test('a spectator is told what happened at the table, and no row is their own move', () => {
  const { server, sight, tab } = midgame(null);
  stay(tab, sight());
  const seen = server.seq;
  server.append({ seat: null, events: [], tableEvent: { type: 'gameSlept' } });
  expect(hasMovedSince(seen, sight())).toBe(false);
  expect(comeBack(tab, sight())).toEqual({ after: seen, to: server.seq });
});

test('what comes while a player looks away from an open recap is added to it, to a film they asked for too', () => {
  const missed = { after: 20, to: 21 };
  expect(toldAfterLook(undefined, missed)).toEqual({ ...missed, asked: 0 });
  expect(toldAfterLook({ after: 10, to: 20, asked: 2 }, missed)).toEqual({ after: 10, to: 21, asked: 2 });
  expect(toldAfterLook({ after: 10, to: 20, asked: 0 }, undefined)?.to).toBe(20);
});

/** Seat 0 passes and takes it back, and the table goes to sleep between. */
function tookBack() {
  const { server, sight } = midgame(0);
  const before = server.seq;
  server.play(0, { type: 'pass' });
  server.append({ seat: null, events: [], tableEvent: { type: 'gameSlept' } });
  server.takeBack(0, before);
  return { server, before, log: sight().log };
}

test('an open recap forgets what was taken back since, but not what happened at the table', () => {
  const { before, log } = tookBack();
  const told = standingUpTo(log, before + 2).map(({ seq }) => seq);
  expect(told.slice(-2)).toEqual([before, before + 2]);
});

test('who has seen what was taken back is told so, whatever they saw last, and nobody else', () => {
  const { server, before, log } = tookBack();
  const rows = [before, before + 1, before + 2, before + 3];
  expect(rows.map((seen) => isTakenBack(log, seen))).toEqual([false, true, true, false]);
  server.play(0, { type: 'pass' });
  server.takeBack(0, before); // another play, to the same row
  expect(isTakenBack(server.commitsAfter(0), before + 3)).toBe(false);
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
  const film = createFilm(() => 2, tab);
  film.play();
  expect(film.frame.value).toBe(0);
  tab.timers.shift()?.run();
  expect(film.frame.value).toBe(1);
  tab.timers.shift()?.run();
  expect([film.frame.value, film.playing.value]).toEqual([undefined, false]);
  expect(tab.timers).toEqual([]);
});

test('the replay goes on to rows that came while it was shown, and ends before those taken back', () => {
  const { tab } = midgame(0);
  let frames = 1;
  const film = createFilm(() => frames, tab);
  film.step();
  frames = 2;
  film.step();
  expect(film.frame.value).toBe(1);
  frames = 1;
  film.step();
  expect(film.frame.value).toBeUndefined();
});

test('the replay stops when it is stepped, paused or skipped, and continues from there', () => {
  const { tab } = midgame(0);
  const film = createFilm(() => 4, tab);
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

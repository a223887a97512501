import { expect, test } from 'vitest';
import {
  expectsRecap,
  storeSeenRow,
  LONG_GAME,
  lastSeenRow,
  absenceOnReturn,
  createFilm,
  hasMovedSince,
  isTakenBack,
  sinceOwnMove,
  standingUpTo,
  noteSeen,
  recapAfterReturn,
} from '../../web/table/absence.ts';
import type { Origin } from '#shared/kernel/types.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

const ID = 'a222222222222222';

function midgame(you: 0 | null) {
  const server = new GameServer(you);
  server.playUntilTurnOf(0);
  const logView = () => ({ game: ID, you, log: server.commitsAfter(0) });
  return { server, logView, tab: openTab(server) };
}

test('the recap tells once what came since the game was last shown', () => {
  const { server, logView, tab } = midgame(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  noteSeen(tab, logView());
  const seen = server.seq;
  server.playUntilTurnOf(0);
  expect(absenceOnReturn(tab, logView())).toEqual({ after: seen, to: server.seq });
  expect(absenceOnReturn(tab, logView())).toBeUndefined();
  expect(lastSeenRow(tab.device, ID, 0)).toBe(server.seq);
});

test('what one player was shown is still news to another player at the same device', () => {
  const { server, logView, tab } = midgame(0);
  noteSeen(tab, logView());
  server.play(0, { type: 'pass' }, { type: 'draw' });
  server.playUntilTurnOf(0);
  const log = server.commitsAfter(0);
  expect(absenceOnReturn(tab, { game: ID, you: 1, log })).toBeUndefined(); // the player's first look: up to their own last decision
  server.play(0, { type: 'pass' }, { type: 'draw' });
  noteSeen(tab, logView());
  expect(absenceOnReturn(tab, { game: ID, you: 1, log: server.commitsAfter(0) })).toEqual({
    after: log.length,
    to: server.seq,
  });
});

test('neither the player’s own moves from another device are told, nor what they knew when they made them', () => {
  const { server, logView, tab } = midgame(0);
  noteSeen(tab, logView());
  server.play(0, { type: 'pass' });
  expect(absenceOnReturn(tab, logView())).toBeUndefined();
  server.play(0, { type: 'draw' });
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  const own = server.seq;
  server.playUntilTurnOf(0);
  expect(absenceOnReturn(tab, logView())).toEqual({ after: own, to: server.seq });
});

test('the table keeps room for the recap exactly if there is something to tell', () => {
  const { server, logView } = midgame(0);
  const expected: boolean[] = [];
  const told: boolean[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    server.play(0, { type: 'pass' }, { type: 'draw' });
    for (const at of ['own', 'others']) {
      if (at === 'others') server.playUntilTurnOf(0);
      const devices = [undefined, 1, server.seq - 1, server.seq].map((seen) => {
        const tab = openTab(server);
        if (seen !== undefined) storeSeenRow(tab.device, ID, 0, seen);
        return tab;
      });
      for (const tab of devices) {
        expected.push(expectsRecap(tab.device, { ...server.view(), id: ID }));
        told.push(absenceOnReturn(tab, logView()) !== undefined);
      }
    }
  }
  expect(told).toEqual(expected);
  expect(new Set(told)).toEqual(new Set([true, false]));
});

test('what the player’s own orders answered is told', () => {
  const { server, logView, tab } = midgame(0);
  noteSeen(tab, logView());
  const seen = server.seq;
  server.tryToPlay(0, [{ type: 'pass' }], 'order');
  expect(absenceOnReturn(tab, logView())).toEqual({ after: seen, to: server.seq });
});

test.each<[Origin, boolean]>([
  ['person', true],
  ['forced', true],
  ['order', false],
  ['timeOut', false],
  ['bot', false],
])('what was decided for a player (%s) is told to them, unless they moved or had no choice', (by, own) => {
  const { server, logView, tab } = midgame(0);
  noteSeen(tab, logView());
  const seen = server.seq;
  server.play(0, { type: 'pass' });
  Object.assign(server.rows.at(-1) ?? {}, { by });
  expect(hasMovedSince(seen, logView())).toBe(own);
  expect(absenceOnReturn(tab, logView())).toEqual(own ? undefined : { after: seen, to: server.seq });
});

test('a spectator is told what happened at the table, and no row is their own move', () => {
  const { server, logView, tab } = midgame(null);
  noteSeen(tab, logView());
  const seen = server.seq;
  server.append({ seat: null, events: [], tableEvent: { type: 'gameSlept' } });
  expect(hasMovedSince(seen, logView())).toBe(false);
  expect(absenceOnReturn(tab, logView())).toEqual({ after: seen, to: server.seq });
});

test('what comes while a player looks away from an open recap is added to it, to a film they asked for too', () => {
  const missed = { after: 20, to: 21 };
  expect(recapAfterReturn(undefined, missed)).toEqual({ ...missed, request: 0 });
  expect(recapAfterReturn({ after: 10, to: 20, request: 2 }, missed)).toEqual({
    after: 10,
    to: 21,
    request: 2,
  });
  expect(recapAfterReturn({ after: 10, to: 20, request: 0 }, undefined)?.to).toBe(20);
});

/** Seat 0 passes and takes it back, and the table goes to sleep between. */
function tookBack() {
  const { server, logView } = midgame(0);
  const before = server.seq;
  server.play(0, { type: 'pass' });
  server.append({ seat: null, events: [], tableEvent: { type: 'gameSlept' } });
  server.takeBack(0, before);
  return { server, before, log: logView().log };
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
  const { server, logView, tab } = midgame(0);
  const turn = (): number => {
    server.play(0, { type: 'pass' }, { type: 'draw' });
    const own = server.seq;
    server.playUntilTurnOf(0);
    return own;
  };
  turn();
  expect(server.seq).toBeLessThanOrEqual(LONG_GAME); // a game that has hardly begun has no recap on a new device
  expect(absenceOnReturn(openTab(server), logView())).toBeUndefined();
  let own = 0;
  while (server.seq <= LONG_GAME) own = turn();
  expect(absenceOnReturn(tab, logView())).toEqual({ after: own, to: server.seq });
  const watching = midgame(null);
  expect(absenceOnReturn(watching.tab, watching.logView())).toBeUndefined();
});

test('what a film can show begins after the player’s own last move, or after the set-up', () => {
  const { server, logView } = midgame(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  const own = server.seq;
  expect(sinceOwnMove(logView())).toBeUndefined(); // nobody has moved since
  server.playUntilTurnOf(0);
  expect(sinceOwnMove(logView())).toBe(own);
  expect(
    sinceOwnMove({
      you: 0,
      log: server
        .commitsAfter(0)
        .slice(0, 2)
        .map((row) => ({ ...row, seat: 1 })),
    }),
  ).toBe(1);
  expect(sinceOwnMove({ ...logView(), you: null })).toBeUndefined();
});

test('a player who has never moved is told nothing', () => {
  const server = new GameServer(0);
  const log = server.commitsAfter(0);
  expect(absenceOnReturn(openTab(server), { game: ID, you: 0, log })).toBeUndefined();
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

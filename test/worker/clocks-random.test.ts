import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stream } from '#shared/kernel/dice.ts';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { gameRow, logRows } from './support/database.ts';
import { clientOf, streamOf, viewOf, type Match } from './support/play.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import { ask, DAY, goes, ms, relaxedGame, timedGame, voteOn } from './support/timed.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';

/**
 * A game that is left alone ends within a time that can be computed. Before that, people did anything: they played, left,
 * came back, voted, paused and took holidays, while the room slept or its alarm rang late.
 */

beforeEach(startClock);
afterEach(stopClock);

const SEATS = 3;
const ACTS = 30;

const answerOf = (stream: Stream): 'yes' | 'no' => (stream.int(4) > 0 ? 'yes' : 'no');

/** Does something at random for the player of a seat. What the table refuses is refused with a code. */
async function act(match: Match, stream: Stream): Promise<void> {
  const seat = stream.int(SEATS);
  const client = clientOf(match, seat);
  const other = (seat + 1 + stream.int(SEATS - 1)) % SEATS;
  const acts: readonly (() => Promise<{ readonly status: number } | void>)[] = [
    () => play(match, seat, stream),
    () => play(match, seat, stream),
    () => play(match, seat, stream),
    () => goes(match, seat, 'leave'),
    () => goes(match, seat, 'return'),
    () => ask(match, seat, { kind: 'pause', until: Date.now() + ms((1 + stream.int(20)) * DAY) }),
    () => ask(match, seat, { kind: 'replace', seat: other, with: stream.int(2) === 0 ? 'bot' : 'successor' }),
    () => voteOn(match, seat, answerOf(stream)),
    () => voteOn(match, seat, answerOf(stream)),
    () => client.send(`${match.path}/seats/${seat}/replace`, {}),
    () => client.fetch('/api/me/holidays', { method: 'PUT', body: holiday(stream) }),
    async () => {
      await viewOf(match, client); // it may sleep already
      await evict(match.id);
    },
    async () => later(stream.int(4 * DAY)),
    async () => {
      later(stream.int(2 * DAY));
      await ringAlarm(match.id);
    },
  ];
  const answer = await acts[stream.int(acts.length)]?.();
  if (answer) expect(answer.status).toBeLessThan(500);
}

const holiday = (stream: Stream): string => {
  const from = Date.now() + ms(stream.int(3) * DAY);
  return JSON.stringify({ holiday: { from, until: from + ms((1 + stream.int(5)) * DAY) }, automatic: true });
};

async function play(match: Match, seat: number, stream: Stream): Promise<{ readonly status: number } | void> {
  const client = clientOf(match, seat);
  const { acting, choices, seq, status } = await viewOf(match, client);
  if (status !== 'running' || !acting.includes(seat) || choices.length === 0) return undefined;
  return client.send(`${match.path}/moves`, { expect: seq, moves: [sampleMove(choices, stream)] });
}

/** Nobody does anything: only the room's alarm rings, when something is due. Returns for how long, in ms. */
async function untilOver(match: Match): Promise<number> {
  const begun = Date.now();
  for (let rings = 0; rings < 1_000; rings += 1) {
    const { status, due } = await gameRow(match.id);
    if (status === 'over') return Date.now() - begun;
    if (due === null) throw new Error('nothing will ever happen');
    later(Math.max(0, Math.ceil((due - Date.now()) / 60_000)));
    await ringAlarm(match.id);
  }
  throw new Error('it goes on for ever');
}

/** Pause, sleep and its end; with a clock also the banks, twice, the balance of holidays, and the waits of the bots. */
const longest = (): number => {
  const { bank, cap, increment } = CLOCK_PRESETS.fast;
  const clocks = SEATS * (Math.max(bank, cap, ms(3 * DAY)) * 2 + increment * 2);
  return ms((30 + 60 + 60 + SEATS * 30) * DAY) + clocks + ms(60 * DAY);
};

/** `LOAD=all` plays them all. Number 12 pauses a game while a player has no time left. */
const seeds = env.LOAD === 'all' ? Array.from({ length: 20 }, (_, n) => n + 1) : [12];

describe.each(seeds)('people at random (%i)', (seed) => {
  test.each([
    ['with a clock', () => timedGame(SEATS)],
    ['without a clock', () => relaxedGame(SEATS)],
  ])('%s: the game ends without them', async (_, newMatch) => {
    const stream = streamOf(seed);
    const match = await newMatch();
    for (let n = 0; n < ACTS; n += 1) await act(match, stream);
    expect(await untilOver(match)).toBeLessThan(longest());
    const log = await logRows(match.id);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_row, at) => at + 1));
    expect((await viewOf(match, clientOf(match, 0))).status).toBe('over');
  });
});

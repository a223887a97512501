import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { dayNumber } from '../../worker/lib/time.ts';
import { sweep } from '../../worker/sweep.ts';
import { envWith, productionEnv } from './support/bindings.ts';
import { startClock, stopClock } from './support/clock.ts';
import { emptyService } from './support/emptied.ts';
import { mailsTo } from './support/mails.ts';
import { playedGame, streamOf } from './support/play.ts';
import { DB } from './support/stored.ts';

/** The operator is mailed when the status crosses a line. */

const OPERATOR = 'operator@example.org';
const MINUTE = 60_000;
const HOUR = Date.UTC(2026, 10, 28, 12);

let logged: MockInstance<typeof console.error>;

beforeEach(async () => {
  await emptyService();
  startClock();
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

const told = envWith({ OPERATOR_MAIL: OPERATOR });
const mails = async () => (await mailsTo(OPERATOR)).map(({ subject }) => subject);

/** A game whose log was found damaged. */
const damage = (id: string): Promise<unknown> =>
  DB.prepare(`INSERT OR REPLACE INTO faults (game_id, row, kind, at) VALUES (?, 3, 'missing', ?)`)
    .bind(id, HOUR)
    .run();
const mend = (): Promise<unknown> => DB.prepare('DELETE FROM faults').run();

const SUBJECT = 'Carrack: carrack_games_damaged is 1; the line is 0.';

test('once for a crossing, and again after it was mended', async () => {
  const { id } = await playedGame(streamOf(91), 3);
  await sweep(told, HOUR);
  expect(await mails()).toEqual([]);
  await damage(id);
  for (let run = 0; run < 30; run += 1) await sweep(told, HOUR + run * 5 * MINUTE);
  expect(await mails()).toEqual([SUBJECT]);
  await mend();
  await sweep(told, HOUR + 180 * MINUTE);
  await damage(id);
  await sweep(told, HOUR + 240 * MINUTE);
  expect(await mails()).toEqual([SUBJECT, SUBJECT]);
});

test('another line is told beside one that is crossed already; the mail names games, and no player', async () => {
  const { id } = await playedGame(streamOf(92), 3);
  await damage(id);
  await sweep(told, HOUR);
  await DB.prepare(`INSERT INTO counters (day, key, n) VALUES (?, 'mail', 5000)`).bind(dayNumber(HOUR)).run();
  await sweep(told, HOUR + 60 * MINUTE);
  const [first, second] = await mailsTo(OPERATOR);
  expect(second?.subject).toBe('Carrack: carrack_quota_reached is 1; the line is 0.');
  expect(second?.text).not.toContain('carrack_games_damaged');
  expect(first?.text).toContain(`${id}: row 3 is missing`);
  expect(first?.text).not.toMatch(/Ann|Bob/);
});

test('that reports wait is told once, until all are done', async () => {
  const report = (id: string): Promise<unknown> =>
    DB.prepare(
      `INSERT INTO reports (id, created_at, player_id, game_id, text) VALUES (?, ?, 'p', '', 'Rude')`,
    )
      .bind(id, HOUR)
      .run();
  await report('r1');
  await sweep(told, HOUR);
  await report('r2');
  await sweep(told, HOUR + 60 * MINUTE);
  expect(await mails()).toEqual(['Carrack: carrack_reports_waiting is 1; the line is 0.']);
  await DB.prepare('DELETE FROM reports').run();
  await sweep(told, HOUR + 120 * MINUTE);
  await report('r3');
  await sweep(told, HOUR + 180 * MINUTE);
  expect(await mails()).toHaveLength(2);
});

test('a mail that could not be sent is tried again in the next hour', async () => {
  const { id } = await playedGame(streamOf(93), 3);
  await damage(id);
  const sent: string[] = [];
  const send = vi.fn(async (mail: { readonly subject: string }) => void sent.push(mail.subject));
  send.mockRejectedValueOnce(new Error('E_INTERNAL'));
  const real = productionEnv({ OPERATOR_MAIL: OPERATOR, MAIL_KEY: 'key', EMAIL: { send } });
  for (const hour of [0, 1, 2]) await sweep(real, HOUR + hour * 60 * MINUTE);
  expect(sent).toEqual([SUBJECT]);
});

test('without an address the log alone tells', async () => {
  const { id } = await playedGame(streamOf(94), 3);
  await damage(id);
  await sweep(env, HOUR);
  expect(logged).toHaveBeenCalledWith({
    event: 'line crossed',
    news: ['carrack_games_damaged is 1; the line is 0.'],
  });
  expect(await mails()).toEqual([]);
});

import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Channels, CreatedGame, GameView } from '../../shared/protocol/http.ts';
import { players } from '../../worker/db/schema.ts';
import { sweep } from '../../worker/sweep.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, throughGate, tripsOf } from './support/database.ts';
import {
  evictMailbox,
  giveAddress,
  header,
  loseAlarm,
  mailboxAlarm,
  mailsTo,
  noticeOf,
  ringMailbox,
} from './support/mails.ts';
import { claimOf, commit, decision, streamOf, until, viewOf, type Match } from './support/play.ts';
import { evict } from './support/rooms.ts';
import { connect, type Live } from './support/socket.ts';

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;
let people = 0;

/** Two people who can be reached by mail, and a game in which the second has just come to move. */
class Table {
  readonly ann = new Client();
  readonly bob = new Client();
  readonly address = `bob${(people += 1)}@example.org`;
  readonly annAddress = `ann${people}@example.org`;
  bobId = '';
  annId = '';

  static async set(): Promise<Table> {
    const table = new Table();
    await table.ann.post('/api/games', {
      game: 'merchants',
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    await table.bob.post('/api/games', {
      game: 'merchants',
      seats: [{ kind: 'me', name: 'Bob' }, { kind: 'open' }],
    });
    table.bobId = await giveAddress(table.bob, table.address);
    table.annId = await giveAddress(table.ann, table.annAddress);
    return table;
  }

  /** Another game of the two; `bots` sit between them. */
  async game(bots = 0): Promise<Match> {
    const bot = { kind: 'bot', level: 'easy' };
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, ...Array.from({ length: bots }, () => bot)];
    const made = await this.ann.post<CreatedGame>('/api/games', { game: 'merchants', seats });
    const link = made.seats[1]?.link ?? '';
    await this.bob.post(...claimOf(link, 'Bob'));
    return { id: made.id, path: `/api/games/${made.id}`, clients: [this.ann, this.bob] };
  }

  /** Plays until it is Bob's turn by a move of somebody else. */
  async toBob(match: Match): Promise<number> {
    if ((await decision(match, streamOf(1))).seat === 1) await playOn(match, 1);
    return playOn(match, 0);
  }

  mails() {
    return mailsTo(this.address);
  }
  notice(match: Match) {
    return noticeOf(this.bobId, match.id);
  }
  ring() {
    return ringMailbox(this.bobId);
  }
}

/** The seat plays until it is not its turn any more; gives the row before its last move. */
async function playOn(match: Match, seat: number): Promise<number> {
  for (let stream = 1; ; stream += 1) {
    const next = await decision(match, streamOf(stream));
    if (next.seat !== seat) return next.view.seq - 1;
    await commit(match, next.client, next.view.seq, next.move);
  }
}

const here = async (live: Live): Promise<void> => {
  live.send('here');
  await live.settled();
};

describe('a notice', () => {
  test('is held for two minutes by the mailbox’s alarm, then sent', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    const notice = await table.notice(match);
    expect(notice).toMatchObject({ kind: 'turn', state: 'queued', dueAt: Date.now() + 120_000 });
    expect(await mailboxAlarm(table.bobId)).toBe(notice?.dueAt);
    await table.ring();
    expect(await table.mails()).toEqual([]);
    later(2);
    await table.ring();
    expect((await table.mails()).map(({ subject }) => subject)).toEqual(['Merchants with Ann: load a ship']);
    expect(await table.notice(match)).toMatchObject({ state: 'sent', sentAt: Date.now(), error: null });
  });

  test('of a move that is taken back in time costs nobody a mail', async () => {
    const table = await Table.set();
    const match = await table.game();
    const to = await table.toBob(match);
    later(1);
    await table.ann.post(`${match.path}/undo`, { expect: to + 1, to });
    later(2);
    await table.ring();
    expect(await table.mails()).toEqual([]);
    expect((await table.notice(match))?.state).toBe('dropped');
  });

  test('is written once for a turn that comes after bots, and none for the bots between', async () => {
    const table = await Table.set();
    const match = await table.game(2);
    await table.toBob(match);
    await playOn(match, 1);
    const before = await table.notice(match);
    const trips = await tripsOf(async () => {
      await playOn(match, 0);
      await until(async () => ((await viewOf(match, table.bob)).acting.includes(1) ? true : undefined));
    });
    const inserts = trips.flatMap(({ statements }) =>
      statements.filter((sql) => /^insert into "notices"/i.test(sql)),
    );
    expect(inserts.length).toBeLessThanOrEqual(2);
    expect((await table.notice(match))?.id).not.toBe(before?.id);
  });

  test('is not written for who has no address, or wants no mail', async () => {
    const table = await Table.set();
    await db().update(players).set({ muted: true }).where(eq(players.id, table.bobId));
    await db().update(players).set({ email: null }).where(eq(players.id, table.annId));
    const match = await table.game();
    await table.toBob(match);
    expect(await table.notice(match)).toBeUndefined();
    expect(await noticeOf(table.annId, match.id)).toBeUndefined();
    expect(await mailboxAlarm(table.bobId)).toBeNull();
  });

  test('is given up, not sent elsewhere, when the address is gone before it is sent', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await table.bob.fetch('/api/me/channels/mail', { method: 'DELETE', json: {} });
    later(3);
    await table.ring();
    expect(await table.mails()).toEqual([]);
    expect(await table.notice(match)).toMatchObject({ state: 'failed', error: 'NO_ADDRESS', dueAt: null });
  });
});

describe('while the player looks', () => {
  test('at that game he is told nothing, and the notice counts as seen', async () => {
    const table = await Table.set();
    const match = await table.game();
    const live = await connect(match, table.bob);
    await here(live);
    await table.toBob(match);
    later(1);
    live.send('here');
    later(2);
    await until(async () => ((await table.notice(match))?.state === 'seen' ? true : undefined));
    await table.ring();
    expect(await table.mails()).toEqual([]);
  });

  test('at that game when the hold ends, without another word from his page, he is told nothing', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(1.5);
    const live = await connect(match, table.bob);
    await here(live);
    await db().$client.prepare("UPDATE notices SET state = 'queued', due_at = ?").bind(Date.now()).run();
    await table.ring();
    expect(await table.mails()).toEqual([]);
    expect((await table.notice(match))?.state).toBe('seen');
  });

  test.each([
    ['has the game open in a tab he does not look at', []],
    ['looked and went away', ['here', 'away']],
  ])('who %s is told', async (_what, words) => {
    const table = await Table.set();
    const match = await table.game();
    const live = await connect(match, table.bob);
    for (const word of words) live.send(word);
    await live.settled();
    await table.toBob(match);
    later(3);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
  });

  test('whose page has been silent too long is told: his lid is shut', async () => {
    const table = await Table.set();
    const match = await table.game();
    await here(await connect(match, table.bob));
    await table.toBob(match);
    later(3);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
  });

  test('at one game he is told of another', async () => {
    const table = await Table.set();
    const [match, other] = [await table.game(), await table.game()];
    await table.toBob(match);
    later(2);
    await here(await connect(other, table.bob));
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
  });
});

describe('in one absence', () => {
  test('he gets one message over all games, a reminder a day later, and is told anew when he has been back', async () => {
    const table = await Table.set();
    const [first, second] = [await table.game(), await table.game()];
    await table.toBob(first);
    later(3);
    await table.ring();
    await table.toBob(second);
    later(60);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);

    later(DAY);
    await table.ring();
    const [, reminder] = await table.mails();
    expect(reminder?.subject).toBe('Still your turn – Merchants with Ann: load a ship (and 1 more game)');
    expect(reminder?.links.filter((link) => new URL(link).pathname === '/m')).toHaveLength(2);

    const live = await connect(first, table.bob);
    live.send('here');
    await until(async () => ((await table.notice(first))?.state === 'seen' ? true : undefined));
    live.close();
    expect(await table.notice(second)).toMatchObject({ state: 'seen', toldAt: null });
    await playOn(second, 1);
    await playOn(second, 0);
    later(3);
    await table.ring();
    expect(await table.mails()).toHaveLength(3);
  });

  test('he is told that a game has begun, and all the same that it is his turn in it', async () => {
    const table = await Table.set();
    const match = await table.game();
    const first = await decision(match, streamOf(1));
    const [id, address] = first.seat === 0 ? [table.bobId, table.address] : [table.annId, table.annAddress];
    later(3);
    await ringMailbox(id);
    await playOn(match, first.seat);
    later(60);
    await ringMailbox(id);
    const subjects = (await mailsTo(address)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^Merchants with (Ann|Bob) has begun$/),
      expect.stringMatching(/: load a ship$/),
    ]);
  });

  test('both games are in one message when their holds end together', async () => {
    const table = await Table.set();
    const [first, second] = [await table.game(), await table.game()];
    await table.toBob(first);
    later(1);
    await table.toBob(second);
    later(1);
    await table.ring();
    expect(await table.mails()).toEqual([]);
    later(1);
    await table.ring();
    const mails = await table.mails();
    expect(mails.map((mail) => header(mail, 'x-carrack-notice'))).toEqual([
      `${(await table.notice(first))?.id}, ${(await table.notice(second))?.id}`,
    ]);
  });

  test('who moves by a script, without a page, has been there', async () => {
    const table = await Table.set();
    const match = await table.game();
    for (const mails of [1, 2]) {
      await table.toBob(match);
      later(3);
      await table.ring();
      expect(await table.mails()).toHaveLength(mails);
    }
  });
});

describe('nothing is lost', () => {
  test('when room and mailbox sleep between', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await evict(match.id);
    await evictMailbox(table.bobId);
    later(3);
    await table.ring();
    await evictMailbox(table.bobId);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
  });

  test('when the poke was lost: within an hour the cron wakes the mailbox', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await loseAlarm(table.bobId);
    later(10);
    for (let run = 0; run < 12; run += 1) {
      await sweep(env, Date.now());
      later(5);
    }
    expect(await mailboxAlarm(table.bobId)).not.toBeNull();
  });

  test('when the mail went out and could not be recorded: it is recorded later, and not sent twice', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(3);
    await throughGate(refuseRecords, () => table.ring());
    expect(await table.notice(match)).toMatchObject({ state: 'queued' });
    later(1);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
    expect(await table.notice(match)).toMatchObject({ state: 'sent' });
  });

  test('when it crashed between sending and recording: one duplicate under the same name', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(3);
    await throughGate(refuseRecords, () => table.ring());
    await evictMailbox(table.bobId);
    later(1);
    await table.ring();
    await table.ring();
    const mails = await table.mails();
    const { id } = (await table.notice(match)) ?? {};
    expect(mails.map((mail) => header(mail, 'x-carrack-notice'))).toEqual([id, id]);
    expect(mails[0]?.text?.split('\n')[0]).toBe(mails[1]?.text?.split('\n')[0]);
  });

  test('when sending fails: it is tried again ever later, then given up and reported', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    later(3);
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      await throughGate(refuseMails, () => table.ring());
      const { dueAt = null } = (await table.notice(match)) ?? {};
      if (dueAt === null) break;
      waits.push((dueAt - Date.now()) / 60_000);
      later((dueAt - Date.now()) / 60_000);
    }
    expect(waits).toEqual([1, 10, 60, 360]);
    expect(await table.notice(match)).toMatchObject({ state: 'failed', attempts: 5, error: 'SEND_FAILED' });
    const { receipts } = await table.bob.get<Channels>('/api/me/channels');
    expect(receipts[0]).toMatchObject({ gameId: match.id, state: 'failed', error: 'SEND_FAILED' });
    await evict(match.id);
    expect((await viewOf(match, table.ann)).seats[1]).toMatchObject({ unreachable: true });
  });
});

const refuseRecords = async (statements: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
  if (statements.some((sql) => /^update "notices"/i.test(sql))) throw new Error('D1 is down');
  return go();
};

const refuseMails = async (statements: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
  if (statements.some((sql) => /^insert into "captured_mails"/i.test(sql))) throw new Error('no transport');
  return go();
};

test('a hand-over with its whole notice writes at most six rows, alarm included', async () => {
  const table = await Table.set();
  const match = await table.game();
  await table.toBob(match);
  await playOn(match, 1);
  const trips = await tripsOf(async () => {
    await playOn(match, 0);
    later(3);
    await table.ring();
    const live = await connect(match, table.bob);
    live.send('here');
    await until(async () => ((await table.notice(match))?.state === 'seen' ? true : undefined));
  });
  const rows = trips
    .filter(({ statements }) => !statements.some((sql) => /captured_mails/.test(sql)))
    .reduce((sum, { written }) => sum + written, 0);
  const alarm = 1;
  expect(rows + alarm).toBeLessThanOrEqual(6);
});

describe('the table', () => {
  test('shows when the player whose turn it is was told, to everybody and at once', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    const live = await connect(match, table.ann);
    await live.settled();
    const tables = () => live.frames.filter((frame) => frame.type === 'table');
    expect(tables().at(-1)?.seats[1]?.told).toBeUndefined();
    later(3);
    await table.ring();
    await live.settled();
    expect(tables().at(-1)?.seats[1]?.told).toBe(Date.now());
    await evict(match.id);
    expect((await new Client().get<GameView>(match.path)).seats[1]?.told).toBe(Date.now());
    await playOn(match, 1);
    expect((await viewOf(match, table.ann)).seats[1]?.told).toBeUndefined();
  });
});

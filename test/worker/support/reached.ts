import { eq } from 'drizzle-orm';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { playersTable } from '../../../worker/db/schema.ts';
import { Client } from './client.ts';
import { later } from './clock.ts';
import { giveAddress, mailsTo, noticeOf, ringMailbox } from './mails.ts';
import { db } from './database.ts';
import { claimOf, commit, decision, streamOf, type Match } from './play.ts';
import type { Live } from './socket.ts';
import { VEHICLE } from '../../support/vehicle.ts';

let people = 0;

/** Two people with confirmed addresses, and a game in which the second is to move. */
export class Table {
  readonly ann = new Client();
  readonly bob = new Client();
  readonly address = `bob${(people += 1)}@example.org`;
  readonly annAddress = `ann${people}@example.org`;
  bobId = '';
  annId = '';

  static async set(): Promise<Table> {
    const table = new Table();
    await table.ann.post('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    });
    await table.bob.post('/api/games', {
      game: VEHICLE,
      seats: [{ kind: 'me', name: 'Bob' }, { kind: 'open' }],
    });
    table.bobId = await giveAddress(table.bob, table.address);
    table.annId = await giveAddress(table.ann, table.annAddress);
    return table;
  }

  /** Another game of the two, with `bots` between them. `more`: of the request. */
  async game(bots = 0, more: Readonly<Record<string, unknown>> = {}): Promise<Match> {
    const bot = { kind: 'bot', level: 'easy' };
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, ...Array.from({ length: bots }, () => bot)];
    const made = await this.ann.post<CreatedGame>('/api/games', { game: VEHICLE, seats, ...more });
    const link = made.seats[1]?.link ?? '';
    await this.bob.post(...claimOf(link, 'Bob'));
    return { id: made.id, path: `/api/games/${made.id}`, clients: [this.ann, this.bob] };
  }

  /** Plays until another seat's move makes it Bob's turn. */
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
  /** The time for which notices are held passes, and what was noticed is told. */
  told() {
    later(3);
    return this.ring();
  }
  /** When Bob was last back from an absence in which he was told (ms); 0: never. */
  async backAt(): Promise<number> {
    return (await db().select().from(playersTable).where(eq(playersTable.id, this.bobId)))[0]?.backAt ?? 0;
  }
}

/** The seat plays until its turn is over. Returns the row before its last move. */
export async function playOn(match: Match, seat: number): Promise<number> {
  for (let stream = 1; ; stream += 1) {
    const next = await decision(match, streamOf(stream));
    if (next.seat !== seat) return next.view.seq - 1;
    await commit(match, next.client, next.view.seq, next.move);
  }
}

export const here = async (live: Live): Promise<void> => {
  live.send('here');
  await live.settled();
};

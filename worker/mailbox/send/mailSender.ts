import type { BatchItem } from 'drizzle-orm/batch';
import { peopleDatabase, type Database, type GamesDatabase, type PeopleDatabase } from '../../db/database.ts';
import { updateNotice } from '../../db/games/notices.ts';
import type { NoticeRow } from '../../db/schema.ts';
import { inShards, shardOf } from '../../db/shards.ts';
import { rootCauseMessage } from '../../lib/failure.ts';
import { failpoint } from '../../lib/failpoints.ts';
import { renderMail, type MailContent } from '../../wording/mailContent.ts';
import type { Sent } from '../../lib/mail.ts';
import { sendMail } from '../../mail/transport.ts';

type Statement = BatchItem<'sqlite'>;

/** A statement that records in the database of the game what was sent, or is decided without sending. */
export interface GameRecord {
  readonly gameId: string;
  readonly statement: (db: GamesDatabase) => Statement;
}

/** The record of a change of a notice. */
export const noticeRecord = (row: NoticeRow, change: Partial<NoticeRow>): GameRecord => ({
  gameId: row.gameId,
  statement: (db) => updateNotice(db, row, change),
});

/** Statements that record it in the tables of people. */
type PeopleRecord = (db: PeopleDatabase) => readonly Statement[];

/**
 * Sends a mail, then records the result in the database. Results that could not be recorded are kept here and recorded
 * before the next mail, so that a database that is down for hours causes no duplicate. Only a crash between sending and
 * recording does: then the next try sends one duplicate with the same `X-Carrack-Notice`. What games keep of it is recorded
 * first, because receipts of people hinder no duplicate. A database of games that fails keeps back the results of its games
 * alone: of these nothing may be sent until they are recorded (`isRecorded`), of others it may.
 */
export class MailSender {
  readonly #env: Env;
  #ofGames: readonly GameRecord[] = [];
  #ofPeople: readonly PeopleRecord[] = [];

  constructor(env: Env) {
    this.#env = env;
  }

  /** Sends `content`. `record`: what games keep of the result. */
  async send(content: MailContent, record?: (sent: Sent) => readonly GameRecord[]): Promise<Sent> {
    await failpoint(this.#env, 'before-mail');
    const sent = await sendMail(this.#env, renderMail(this.#env, content));
    if (!sent.ok)
      console.error({ event: 'mail failed', notice: content.headers?.['X-Carrack-Notice'], ...sent });
    await failpoint(this.#env, 'after-mail');
    await this.record(record?.(sent) ?? []);
    return sent;
  }

  /** Records in games what was sent, or is decided without sending. Of a database that fails it is kept until the next `flush`. */
  async record(records: readonly GameRecord[]): Promise<void> {
    this.#ofGames = [...this.#ofGames, ...records];
    await this.flush();
  }

  /** Keeps the record of something that has been sent until the next `flush`. */
  noteOfPeople(record: PeopleRecord): void {
    this.#ofPeople = [...this.#ofPeople, record];
  }

  /** Is all recorded of this game and of the others of its database? */
  isRecorded(gameId: string): boolean {
    const { letters } = shardOf(this.#env, gameId);
    return this.#ofGames.every((record) => shardOf(this.#env, record.gameId).letters !== letters);
  }

  /** Is all recorded of games? */
  get isAllRecorded(): boolean {
    return this.#ofGames.length === 0;
  }

  /** Records all results that are not recorded yet, and keeps those of games whose database fails. Throws if that of people does. */
  async flush(): Promise<void> {
    await inShards(
      this.#env,
      this.#ofGames,
      ({ gameId }) => gameId,
      (db, records) => this.#record(db, records),
    );
    const db = peopleDatabase(this.#env);
    await writeAll(
      db,
      this.#ofPeople.flatMap((record) => record(db)),
    );
    this.#ofPeople = [];
  }

  async #record(db: GamesDatabase, records: readonly GameRecord[]): Promise<void> {
    try {
      await writeAll(
        db,
        records.map(({ statement }) => statement(db)),
      );
      this.#ofGames = this.#ofGames.filter((record) => !records.includes(record));
    } catch (error) {
      console.error({
        event: 'sending not recorded',
        records: records.length,
        error: rootCauseMessage(error),
      });
    }
  }
}

async function writeAll(db: Database, [first, ...others]: readonly Statement[]): Promise<void> {
  if (first !== undefined) await db.batch([first, ...others]);
}

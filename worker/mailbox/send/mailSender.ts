import type { BatchItem } from 'drizzle-orm/batch';
import { peopleDatabase, type Database, type GamesDatabase, type PeopleDatabase } from '../../db/database.ts';
import { inShards } from '../../db/shards.ts';
import { failpoint } from '../../lib/failpoints.ts';
import { renderMail, type MailContent } from '../../wording/mailContent.ts';
import type { Sent } from '../../lib/mail.ts';
import { sendMail } from '../../mail/transport.ts';

type Statement = BatchItem<'sqlite'>;

/** A statement that records what was sent, in the database of the game. */
export interface GameRecord {
  readonly gameId: string;
  readonly statement: (db: GamesDatabase) => Statement;
}

/** Statements that record it in the tables of people. */
type PeopleRecord = (db: PeopleDatabase) => readonly Statement[];

/**
 * Sends a mail, then records the result in the database. Results that could not be recorded are kept here and recorded
 * before the next mail, so that a database that is down for hours causes no duplicate. Only a crash between sending and
 * recording does: then the next try sends one duplicate with the same `X-Carrack-Notice`. What games keep of it is recorded
 * first, because receipts of people hinder no duplicate.
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
    if (record !== undefined) this.noteInGames(record(sent));
    await failpoint(this.#env, 'after-mail');
    await this.flush();
    return sent;
  }

  /** Keep the record of something that has been sent until the next `flush`. */
  noteInGames(records: readonly GameRecord[]): void {
    this.#ofGames = [...this.#ofGames, ...records];
  }
  noteOfPeople(record: PeopleRecord): void {
    this.#ofPeople = [...this.#ofPeople, record];
  }

  /** Records all results that are not recorded yet. Throws if a database fails. */
  async flush(): Promise<void> {
    await inShards(
      this.#env,
      this.#ofGames,
      ({ gameId }) => gameId,
      async (db, records) => {
        await writeAll(
          db,
          records.map(({ statement }) => statement(db)),
        );
        this.#ofGames = this.#ofGames.filter((record) => !records.includes(record));
      },
    );
    const db = peopleDatabase(this.#env);
    await writeAll(
      db,
      this.#ofPeople.flatMap((record) => record(db)),
    );
    this.#ofPeople = [];
  }
}

async function writeAll(db: Database, [first, ...others]: readonly Statement[]): Promise<void> {
  if (first !== undefined) await db.batch([first, ...others]);
}

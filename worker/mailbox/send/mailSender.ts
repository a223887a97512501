import type { BatchItem } from 'drizzle-orm/batch';
import { database, type Database } from '../../db/database.ts';
import { failpoint } from '../../lib/failpoints.ts';
import { renderMail, type MailContent } from '../../wording/mailContent.ts';
import type { Sent } from '../../lib/mail.ts';
import { sendMail } from '../../mail/transport.ts';

type Statement = BatchItem<'sqlite'>;

/** The statements that record what was sent. Tables of games and of people are never written together. */
interface Record {
  readonly games?: (db: Database) => readonly Statement[];
  readonly people?: (db: Database) => readonly Statement[];
}

/**
 * Sends a mail, then records the result in the database. Results that could not be recorded are kept here and recorded
 * before the next mail, so that a database that is down for hours causes no duplicate. Only a crash between sending and
 * recording does: then the next try sends one duplicate with the same `X-Carrack-Notice`. What games keep of it is recorded
 * first, because receipts of people hinder no duplicate.
 */
export class MailSender {
  readonly #env: Env;
  #unrecorded: Record[] = [];

  constructor(env: Env) {
    this.#env = env;
  }

  /** Sends `content`. `record`: the statements of games that record the result. */
  async send(
    content: MailContent,
    record?: (db: Database, sent: Sent) => readonly Statement[],
  ): Promise<Sent> {
    await failpoint(this.#env, 'before-mail');
    const sent = await sendMail(this.#env, renderMail(this.#env, content));
    if (!sent.ok)
      console.error({ event: 'mail failed', notice: content.headers?.['X-Carrack-Notice'], ...sent });
    if (record !== undefined) this.note({ games: (db) => record(db, sent) });
    await failpoint(this.#env, 'after-mail');
    await this.flush();
    return sent;
  }

  /** Keeps the record of something that has been sent until the next `flush`. */
  note(record: Record): void {
    this.#unrecorded.push(record);
  }

  /** Records all results that are not recorded yet. Throws if the database fails. */
  async flush(): Promise<void> {
    const db = database(this.#env);
    await writeAll(
      db,
      this.#unrecorded.flatMap(({ games }) => games?.(db) ?? []),
    );
    this.#unrecorded = this.#unrecorded.flatMap(({ people }) => (people === undefined ? [] : [{ people }]));
    await writeAll(
      db,
      this.#unrecorded.flatMap(({ people }) => people?.(db) ?? []),
    );
    this.#unrecorded = [];
  }
}

async function writeAll(db: Database, [first, ...others]: readonly Statement[]): Promise<void> {
  if (first !== undefined) await db.batch([first, ...others]);
}

import type { BatchItem } from 'drizzle-orm/batch';
import { database, type Database } from '../db/database.ts';
import { failpoint } from '../failpoints.ts';
import { mailOf, type Letter } from './letter.ts';
import { sendMail, type Sent } from './mail.ts';

type Statement = BatchItem<'sqlite'>;

/**
 * Sends, then records. What was sent and could not be recorded is remembered here and recorded before anything
 * else is done, so that a database that is down for hours costs no second mail. Only a crash in between does:
 * then the next try sends one duplicate, under the same `X-Carrack-Notice`.
 */
export class Outbox {
  readonly #env: Env;
  #unrecorded: ((db: Database) => readonly Statement[])[] = [];

  constructor(env: Env) {
    this.#env = env;
  }

  /** `record`: what to write once it is known what became of the mail. */
  async send(letter: Letter, record: (db: Database, sent: Sent) => readonly Statement[]): Promise<Sent> {
    await failpoint(this.#env, 'before-mail');
    const sent = await sendMail(this.#env, mailOf(this.#env, letter));
    if (!sent.ok)
      console.error({ event: 'mail failed', notice: letter.headers?.['X-Carrack-Notice'], ...sent });
    this.#unrecorded.push((db) => record(db, sent));
    await failpoint(this.#env, 'after-mail');
    await this.flush();
    return sent;
  }

  /** Writes what is still to be recorded. */
  async flush(): Promise<void> {
    const db = database(this.#env);
    const [first, ...others] = this.#unrecorded.flatMap((statements) => statements(db));
    if (first !== undefined) await db.batch([first, ...others]);
    this.#unrecorded = [];
  }
}

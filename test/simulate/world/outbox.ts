import { asc, gt } from 'drizzle-orm';
import { capturedMailsTable } from '../../../worker/db/schema.ts';
import { database } from '../../../worker/db/database.ts';
import { env } from 'cloudflare:workers';
import { header, type Read } from '../../worker/support/mails.ts';

/** A mail that the service has sent. */
export interface KeptMail extends Read {
  readonly id: number;
  readonly at: number;
  /** It tells of games: the ids of its notices; empty for all others. */
  readonly notices: readonly string[];
}

/** Every mail of the run, in order. */
export class Outbox {
  readonly mails: KeptMail[] = [];
  /** By address, the last mail that told of a turn, and its games. */
  readonly lastTold = new Map<string, KeptMail & { readonly games: readonly string[] }>();
  #isNew = false;
  #checked = 0;

  /** A mail may have been sent: the next look reads. */
  mayHaveNew(): void {
    this.#isNew = true;
  }

  /** The mails since this was last asked. */
  unchecked(): readonly KeptMail[] {
    const fresh = this.mails.slice(this.#checked);
    this.#checked = this.mails.length;
    return fresh;
  }

  /** The mails since the last look. */
  async look(): Promise<readonly KeptMail[]> {
    if (!this.#isNew) return [];
    this.#isNew = false;
    const rows = await database(env)
      .select()
      .from(capturedMailsTable)
      .where(gt(capturedMailsTable.id, this.mails.at(-1)?.id ?? 0))
      .orderBy(asc(capturedMailsTable.id));
    const mails = rows.map(({ id, at, mail }): KeptMail => ({
      ...mail,
      id,
      at,
      links: [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? ''),
      notices: (header(mail, 'x-carrack-notice') ?? '').split(', ').filter((notice) => notice !== ''),
    }));
    this.mails.push(...mails);
    return mails;
  }
}

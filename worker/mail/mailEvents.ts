import { peopleDatabase } from '../db/database.ts';
import { insertUndeliverable } from '../db/people/mails.ts';
import type { ReturnedMail } from '../lib/mail.ts';
import { readPlatformEvent } from './platformEvents.ts';

/** What providers report of mails that were sent: Postmark to a route (`routes/mailEvents.ts`), the platform by a queue. */

/** Stops mail to the address. A repeat changes nothing. */
export async function recordReturnedMail(env: Env, { address, reason }: ReturnedMail): Promise<void> {
  await insertUndeliverable(peopleDatabase(env), address, reason, Date.now());
  console.error({ event: 'mail came back', reason });
}

/** Consumes the queue of the platform's events. If it throws, the platform delivers all of the batch again. */
export async function consumeMailEvents({ messages }: MessageBatch, env: Env): Promise<void> {
  for (const { body } of messages) {
    const found = readPlatformEvent(body);
    if (found === undefined) console.error({ event: 'mail event not read' });
    else if (found !== null) await recordReturnedMail(env, found);
  }
}

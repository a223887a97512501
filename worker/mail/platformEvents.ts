import * as v from 'valibot';
import type { ReturnedMail } from '../lib/mail.ts';

/** Events of mails that the platform sent, as its event subscription `email.sending` writes them. Other members are ignored. */
const PlatformEvent = v.object({
  type: v.string(),
  payload: v.object({
    recipient: v.pipe(v.string(), v.includes('@')),
    bounce: v.optional(v.object({ type: v.string() })),
  }),
});

/** The mail that came back; null for an event that changes nothing, e.g. a full mailbox; undefined if it is no such event. */
export function readPlatformEvent(body: unknown): ReturnedMail | null | undefined {
  const event = v.safeParse(PlatformEvent, body);
  if (!event.success) return undefined;
  const { type, payload } = event.output;
  const address = payload.recipient.toLowerCase();
  if (type === 'cf.email.sending.message.complained') return { address, reason: 'complaint' };
  const isLost = type === 'cf.email.sending.message.bounced' && payload.bounce?.type === 'hard';
  return isLost ? { address, reason: 'bounce' } : null;
}

import { expect, test } from 'vitest';
import { readPlatformEvent } from '../../worker/mail/platformEvents.ts';

/** An event as the platform's documentation shows it, shortened by what does not count. */
const event = (what: string, payload: object = {}) => ({
  type: `cf.email.sending.message.${what}`,
  source: { type: 'email.sending', zoneId: '023e105f4ecef8ad9ca31a8372d0c353', domain: 'send.example.org' },
  payload: {
    eventId: '0190d0c4-7ea1-7af2-8b88-c1d2e3f4a5b6',
    messageId: '0101018f7d0c4d9a-msg',
    sender: 'carrack@send.example.org',
    recipient: 'Bob@Example.org',
    terminal: true,
    ...payload,
  },
  metadata: { eventSchemaVersion: 1, eventTimestamp: '2026-06-01T02:48:57.132Z' },
});

test.each([
  ['bounced', { bounce: { type: 'hard', classification: 'permanent_failure' } }, 'bounce'],
  ['complained', { complaint: { type: 'abuse' } }, 'complaint'],
  ['bounced', { bounce: { type: 'soft', classification: 'temporary_failure' } }, null], // tried long enough: a full mailbox
  ['deferred', { terminal: false, bounce: { type: 'soft' } }, null],
  ['delivered', { delivery: { status: 'delivered' } }, null],
  ['failed', { failure: { reason: 'delivery_failed' } }, null],
  ['rejected', { rejection: { reason: 'suppressed', party: 'recipient' } }, null], // the sender was told at once
])('a mail that is %s, with %j, stops mail to the address because of: %s', (what, payload, reason) => {
  expect(readPlatformEvent(event(what, payload))).toEqual(reason && { address: 'bob@example.org', reason });
});

test.each([
  ['text', 'rubbish'],
  ['an event of another source', { type: 'cf.r2.bucket.created', payload: { name: 'b' } }],
  ['an event without an address', event('complained', { recipient: '' })],
])('%s is not an event of a mail', (_what, body) => {
  expect(readPlatformEvent(body)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { readAnswer, readEvent, sendRequest } from '../../worker/mail/postmark.ts';

const ACCOUNT = { token: 'server token', stream: 'outbound' };
const MAIL = {
  from: { email: 'carrack@example.org', name: 'Carrack' },
  to: 'bob@example.org',
  subject: 'Your turn',
  text: 'text',
  html: '<p>html</p>',
  headers: { References: '<game@example.org>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

test('a mail is one request, with the token beside it, and nobody is tracked', async () => {
  const request = sendRequest(ACCOUNT, MAIL);
  expect([request.method, request.url]).toEqual(['POST', 'https://api.postmarkapp.com/email']);
  expect(request.headers.get('x-postmark-server-token')).toBe('server token');
  expect(await request.json()).toEqual({
    From: '"Carrack" <carrack@example.org>',
    To: 'bob@example.org',
    Subject: 'Your turn',
    TextBody: 'text',
    HtmlBody: '<p>html</p>',
    Headers: [
      { Name: 'References', Value: '<game@example.org>' },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ],
    MessageStream: 'outbound',
    TrackOpens: false,
    TrackLinks: 'None',
  });
});

describe('an answer', () => {
  test.each<[status: number, body: unknown, sent: string]>([
    [200, { ErrorCode: 0, Message: 'OK' }, 'sent'],
    [422, { ErrorCode: 300 }, 'POSTMARK_300 never'], // no address at all
    [422, { ErrorCode: 406 }, 'POSTMARK_406 never'], // bounced before, or complained
    [422, { ErrorCode: 405 }, 'POSTMARK_405 nextDay'], // the account has sent what it may
    [422, { ErrorCode: 400 }, 'POSTMARK_400 backoff'], // the sender is not confirmed yet
    [401, { ErrorCode: 10 }, 'POSTMARK_10 backoff'],
    [429, { ErrorCode: 429 }, 'POSTMARK_429 backoff'],
    [503, { ErrorCode: 100 }, 'POSTMARK_100 backoff'],
    [500, null, 'POSTMARK_HTTP_500 backoff'],
    [200, { Message: 'no code' }, 'POSTMARK_HTTP_200 backoff'],
  ])('%i %j is: %s', (status, body, expected) => {
    const sent = readAnswer(status, body);
    expect(sent.ok ? 'sent' : `${sent.error} ${sent.retry}`).toBe(expected);
  });
});

describe('an event', () => {
  const Email = 'Bob@Example.org';
  test.each([
    [{ RecordType: 'Bounce', Type: 'HardBounce', Email }, 'bounce'],
    [{ RecordType: 'Bounce', Type: 'BadEmailAddress', Email }, 'bounce'],
    [{ RecordType: 'Bounce', Type: 'SpamNotification', Inactive: true, Email }, 'bounce'],
    [{ RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email }, 'complaint'],
    [{ RecordType: 'Bounce', Type: 'SoftBounce', Inactive: false, Email }, undefined],
    [{ RecordType: 'Bounce', Type: 'AutoResponder', Email }, undefined],
    [{ RecordType: 'Open', Email }, undefined],
    [{ RecordType: 'SpamComplaint' }, undefined],
  ])('%j stops mail to the address because of: %s', (event, reason) => {
    expect(readEvent(event)).toEqual(reason && { address: 'bob@example.org', reason });
  });
});

import { Webhook } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import type { WebhookShape } from '#shared/protocol/http.ts';
import { forChannel, type ChannelMessage } from '../../worker/wording/gameMessage.ts';
import { afterDelivery, reached } from '../../worker/mailbox/channels/outcome.ts';
import { isPublicAddress, publicUrl } from '../../worker/mailbox/channels/publicUrl.ts';
import { webhookRequest, newWebhookSecret } from '../../worker/mailbox/channels/webhook.ts';
import { channelRow } from '../support/channels.ts';

/** Webhooks: where they may send, what they send, and what becomes of it. Signatures are checked by `standardwebhooks`. */

const NOW = Date.UTC(2026, 0, 31, 12);
const DAY = 86_400_000;
const SECRET = newWebhookSecret();

const game = (id: string, text: string) => ({
  id,
  game: 'vehicle',
  title: null,
  seat: 1,
  kind: 'turn' as const,
  text,
  url: `https://carrack.test/g/${id}`,
});

const MESSAGE: ChannelMessage = {
  id: 'n1',
  ids: ['n1', 'n2'],
  kind: 'turn',
  isUrgent: false,
  name: 'Ana <@everyone>',
  push: { title: 'Your turn', body: 'You see a secret card.', path: '/g/a1', waiting: 2, language: 'en' },
  games: [game('a1', 'Ships: your turn'), game('a2', 'Spices: your turn')],
  text: '',
};

describe('an address is refused that', () => {
  test.each([
    ['is not https', 'http://hooks.example.com/a'],
    ['is no web address', 'ftp://hooks.example.com/a'],
    ['runs a script', 'javascript:alert(1)'],
    ['is empty', ''],
    ['has a port', 'https://hooks.example.com:8443/a'],
    ['has a user', 'https://ana@hooks.example.com/a'],
    ['has a password', 'https://ana:secret@hooks.example.com/a'],
    ['is the own machine by name', 'https://localhost/a'],
    ['is below that name', 'https://a.localhost/a'],
    ['is that name with a dot', 'https://localhost./a'],
    ['is a name without a domain', 'https://intranet/a'],
    ['is a name of the local network', 'https://printer.local/a'],
    ['is a private name', 'https://metadata.google.internal/a'],
    ['is a hidden service', 'https://abcdef.onion/a'],
    ['is the own machine', 'https://127.0.0.1/a'],
    ['is it shortened', 'https://127.1/a'],
    ['is it in decimal', 'https://2130706433/a'],
    ['is it in octal', 'https://0177.0.0.1/a'],
    ['is it in hexadecimal', 'https://0x7f000001/a'],
    ['is private (10/8)', 'https://10.1.2.3/a'],
    ['is private (172.16/12)', 'https://172.16.0.1/a'],
    ['is private (192.168/16)', 'https://192.168.1.1/a'],
    ['is link-local, as metadata services are', 'https://169.254.169.254/latest/meta-data'],
    ['is of a carrier', 'https://100.64.0.1/a'],
    ['is nothing', 'https://0.0.0.0/a'],
    ['is to many', 'https://224.0.0.1/a'],
    ['is to all', 'https://255.255.255.255/a'],
    ['is the own machine in IPv6', 'https://[::1]/a'],
    ['is it mapped into IPv6', 'https://[::ffff:127.0.0.1]/a'],
    ['is it in the old form of mapping', 'https://[::127.0.0.1]/a'],
    ['is outside of what is assigned to the public in IPv6', 'https://[4000::1]/a'],
    ['is private mapped into IPv6', 'https://[::ffff:a00:1]/a'],
    ['is private in IPv6', 'https://[fd00::1]/a'],
    ['is link-local in IPv6', 'https://[fe80::1]/a'],
    ['is translated from IPv4 (NAT64)', 'https://[64:ff9b::7f00:1]/a'],
    ['is tunnelled from IPv4 (6to4)', 'https://[2002:7f00:1::]/a'],
  ])('%s', (_what, url) => {
    expect(publicUrl(url)).toBeUndefined();
  });
});

test.each(['https://hooks.example.com/a?b=c', 'https://1.1.1.1/a', 'https://[2606:4700::1111]/a'])(
  'an address is taken that is public: %s',
  (url) => {
    expect(publicUrl(url)?.href).toBe(url);
  },
);

test('what is no address is no public one', () => {
  expect(isPublicAddress('hooks.example.com')).toBe(false);
});

const bodyOf = (shape: WebhookShape, message = MESSAGE) =>
  webhookRequest({ kind: 'webhook', url: 'https://hooks.example.com/', shape, secret: SECRET }, message, NOW);

describe('what is sent', () => {
  test('is signed, so that the receiver knows the sender and the time', async () => {
    const request = bodyOf('json');
    const [body, headers] = [await request.text(), Object.fromEntries(request.headers)];
    vi.useFakeTimers({ now: NOW });
    expect(new Webhook(SECRET).verify(body, headers)).toMatchObject({ version: 1, kind: 'turn' });
    expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow(/signature/i);
    expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow(/signature/i);
    vi.useFakeTimers({ now: NOW + DAY });
    expect(() => new Webhook(SECRET).verify(body, headers)).toThrow(/timestamp/i);
    vi.useRealTimers();
  });

  test('says nothing that only the reader’s own devices may show', async () => {
    const texts = await Promise.all(
      (['json', 'discord', 'slack'] as const).map((shape) => bodyOf(shape).text()),
    );
    for (const text of texts) expect(text).not.toMatch(/secret card/);
  });

  test('calls nobody at Discord, whatever names say', async () => {
    expect(await bodyOf('discord').json()).toEqual({
      content:
        'Ana \\<@everyone\\> – Ships: your turn <https://carrack.test/g/a1>\nAna \\<@everyone\\> – Spices: your turn <https://carrack.test/g/a2>',
      allowed_mentions: { parse: [] },
    });
  });

  test('shows at Discord where a link leads that somebody has for a name, and is no heading', async () => {
    const games = [game('a1', '# [your turn](https://evil.example) `x` ||y||')];
    const { content } = (await bodyOf('discord', { ...MESSAGE, name: 'A_n_a', games }).json()) as {
      content: string;
    };
    expect(content).toBe(
      'A\\_n\\_a – \\# \\[your turn\\](https://evil.example) \\`x\\` \\|\\|y\\|\\| <https://carrack.test/g/a1>',
    );
  });

  test('is whole lines at Discord, which takes 2000 characters: a link that is cut leads nowhere', async () => {
    const games = Array.from({ length: 40 }, (_, n) => game(`a${n}`, `${'Ships '.repeat(8)}: your turn`));
    const { content } = (await bodyOf('discord', { ...MESSAGE, games }).json()) as { content: string };
    expect(content.length).toBeLessThanOrEqual(2_000);
    const lines = content.split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/>$/);
    expect(lines.at(-1)).toBe('…');
  });

  test('calls nobody at Slack', async () => {
    expect(await bodyOf('slack').json()).toEqual({
      text: 'Ana &lt;@everyone&gt; – Ships: your turn https://carrack.test/g/a1\nAna &lt;@everyone&gt; – Spices: your turn https://carrack.test/g/a2',
    });
  });
});

describe('a channel', () => {
  test('for one game is told of this game alone, under its own id', () => {
    const { id, games } = forChannel({ gameId: 'a2' }, MESSAGE) ?? MESSAGE;
    expect([id, ...games.map((told) => told.id)]).toEqual(['n2', 'a2']);
    expect(forChannel({ gameId: 'a3' }, MESSAGE)).toBeUndefined();
    expect(forChannel({ gameId: null }, MESSAGE)).toEqual(MESSAGE);
  });

  const fresh = { sentAt: null, failingSince: null, off: null };

  test('is switched off after a day in which nothing was accepted', () => {
    const first = afterDelivery(fresh, 'HTTP_500', NOW);
    expect(first).toEqual({ sentAt: null, error: 'HTTP_500', failingSince: NOW, off: null });
    expect(afterDelivery(first, 'TIMEOUT', NOW + DAY - 1).off).toBeNull();
    expect(afterDelivery(first, 'TIMEOUT', NOW + DAY).off).toBe('failing');
    for (const error of ['PUSH_OFF', 'QUOTA_REACHED'])
      expect(afterDelivery(first, error, NOW + DAY)).toMatchObject({ error, off: null });
    const mended = afterDelivery(first, null, NOW + 5);
    expect(mended).toEqual({ sentAt: NOW + 5, error: null, failingSince: null, off: null });
  });

  test('is switched off at once when the device has gone', () => {
    expect(afterDelivery(fresh, 'GONE', NOW).off).toBe('gone');
  });

  test('that the player has switched off stays off after a test', () => {
    expect(afterDelivery({ ...fresh, off: 'player' }, null, NOW)).toMatchObject({
      off: 'player',
      sentAt: NOW,
    });
    expect(afterDelivery({ ...fresh, off: 'player' }, 'GONE', NOW).off).toBe('player');
  });
});

describe('a player is told of a game', () => {
  const way = (error: string | null, gameId: string | null = null) => ({
    channel: channelRow({ gameId }),
    error,
  });
  const failed = { ok: false, error: 'E_BUSY', retry: 'backoff' } as const;
  const unsendable = { ok: false, error: 'UNDELIVERABLE', retry: 'never' } as const;

  test.each([
    ['by mail alone', { ok: true } as const, [way('TIMEOUT')], { ok: true }],
    ['by one channel, though mail and others fail', failed, [way('TIMEOUT'), way(null)], { ok: true }],
    ['not by the channel of another game', failed, [way(null, 'a2')], failed],
    ['not if the mail fails', failed, [], failed],
    [
      'soon, by a channel that fails for a moment, if no mail can be sent',
      unsendable,
      [way('HTTP_503')],
      { ok: false, error: 'HTTP_503', retry: 'backoff' },
    ],
    ['not if no mail can be sent and all devices have gone', unsendable, [way('GONE')], unsendable],
    [
      'not if all channels fail',
      undefined,
      [way('TIMEOUT')],
      { ok: false, error: 'TIMEOUT', retry: 'backoff' },
    ],
    ['not if all devices have gone', undefined, [way('GONE')], { ok: false, error: 'GONE', retry: 'never' }],
    [
      'tomorrow, if a quota holds back what is left',
      undefined,
      [way('QUOTA_REACHED'), way('GONE')],
      { ok: false, error: 'QUOTA_REACHED', retry: 'nextDay' },
    ],
    [
      'soon, if only some are held back',
      undefined,
      [way('QUOTA_REACHED'), way('TIMEOUT')],
      { ok: false, error: 'QUOTA_REACHED', retry: 'backoff' },
    ],
    ['not without any way', undefined, [], { ok: false, error: 'NO_ADDRESS', retry: 'never' }],
  ])('%s', (_what, mail, ways, expected) => {
    expect(reached('a1', mail, ways)).toEqual(expected);
  });
});

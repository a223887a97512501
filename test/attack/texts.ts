import type { CreatedWebhook, Feed } from '#shared/protocol/http.ts';
import { until } from '../support/until.ts';
import {
  claim,
  keptMails,
  mailsTo,
  mailTo,
  newAddress,
  newGame,
  signedIn,
  Stranger,
  type Attack,
} from './stranger.ts';

/** Attacks by what people write: addresses of webhooks, names and titles that end as headers, calendars and chat. */

/** Forms of an address within the network of the service. */
const INNER =
  `https://127.0.0.1 https://2130706433 https://0177.0.0.1 https://0x7f.1 https://127.1 https://0 https://[::1]
  https://[::ffff:127.0.0.1] https://[::ffff:7f00:1] https://[64:ff9b::7f00:1] https://[fe80::1] https://[fd00::1]
  https://[2002:7f00:1::] https://169.254.169.254 https://10.0.0.1 https://192.168.0.1 https://172.31.0.1 https://100.64.0.1
  https://localhost https://LOCALHOST. https://a.localhost https://metadata.google.internal https://printer.local
  http://93.184.215.14 https://93.184.215.14:8443 https://me@93.184.215.14 https://me:secret@93.184.215.14
  https://93.184.215.14:80 ftp://93.184.215.14 file:///etc/passwd gopher://93.184.215.14 data:text/plain,x javascript:1
  https://①②⑦.⓪.⓪.① https://127。0。0。1 https://127.0.0.1%00.example.net https://x%0d%0ahost:y/ //127.0.0.1/ https:/\\127.0.0.1`.split(
    /\s+/,
  );

const inner: Attack = {
  name: 'no webhook leads into a private network',
  run: async (origin) => {
    const broken: string[] = [];
    for (const url of INNER) {
      const somebody = await signedIn(origin, 'Hook');
      const json = { url: `${url}/x`, shape: 'json', name: 'Hook' };
      const { status, text } = await somebody.ask('POST', '/api/me/channels/webhooks', { json });
      if (status < 400 || status >= 500) broken.push(`${url}: ${status} ${text}`);
    }
    return broken;
  },
};

const CRLF = '\r\n';
/** Names and titles that would be something else where they are shown. */
const TEXTS: Readonly<Record<string, string>> = {
  'a header': `Eve${CRLF}Bcc: victim@example.org${CRLF}${CRLF}text`,
  'a line of a calendar': `Eve${CRLF}ATTENDEE:mailto:v@example.org${CRLF}X:`,
  'an escaped line': 'Eve\\nATTENDEE:x;,\\',
  'a line separator': 'Eve\u2028ATTENDEE:x\u0085X',
  markup: '<img src=x onerror=alert(1)>"\'&lt;',
  'right to left': 'Eve \u202Egnp.exe\u2066',
  'nothing to see': '\u200B\u2060\uFEFF',
  NUL: 'Eve\u0000x',
  'half a letter': 'Eve\uD800',
  'marks without end': `E${'\u0300'.repeat(200)}`,
  'a mention': '@everyone <!channel> <@U1> [x](https://evil.example) ||x||',
};

/** Letters that steer what is around them, or are none. */
const STEERS = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** What comes of a text where others see it: in the table’s view, in mails, in the calendar. */
async function seenOf(origin: string, text: string): Promise<readonly string[]> {
  const address = newAddress();
  const guest = await signedIn(origin, 'Guest', address);
  const host = await signedIn(origin, 'Host');
  const broken: string[] = [];
  const game = await newGame(host, 'Host', {
    seats: [
      { kind: 'me', name: 'Host' },
      { kind: 'invite', email: address, note: text },
    ],
  }).catch((error: unknown) => {
    if (/: 5\d\d/.test(String(error))) broken.push(`note: ${error}`);
  });
  const made =
    game ?? (await newGame(host, 'Host', { seats: [{ kind: 'me', name: 'Host' }, { kind: 'open' }] }));
  for (const [method, path, json] of [
    ['PUT', `/api/games/${made.id}/title`, { title: text }],
    ['PATCH', '/api/me', { name: text }],
    ['POST', `/api/games/${made.id}/messages`, { id: 'message-of-eve', text }],
  ] as const) {
    const { status, text: said } = await host.ask(method, path, { json });
    if (status >= 500) broken.push(`${method} ${path}: ${status} ${said}`);
  }
  const view = await host.ask('GET', `/api/games/${made.id}`);
  const { title, seats } = JSON.parse(view.text) as {
    title: string | null;
    seats: { name: string | null }[];
  };
  for (const shown of [title, ...seats.map(({ name }) => name)])
    if (shown !== null && shown !== undefined && STEERS.test(shown))
      broken.push(`shown: ${JSON.stringify(shown)}`);
  const { url } = await host.get<Feed>('POST', '/api/me/feed', {});
  const calendar = await new Stranger(origin).ask('GET', new URL(url ?? '', origin).pathname);
  if (/^(?:ATTENDEE|X:)/m.test(calendar.text)) broken.push('a line of the calendar');
  if (game !== undefined) await mailTo(origin, address);
  for (const mail of await mailsTo(origin, address)) {
    const lines = [mail.subject, mail.to, ...Object.entries(mail.headers).flat()];
    for (const line of lines) if (/\p{Cc}/u.test(line)) broken.push(`header: ${JSON.stringify(line)}`);
    if (/<img src=x/.test(mail.html)) broken.push('markup in a mail');
  }
  await claim(guest, made.seats[1]?.link ?? '/join/x/1#x', text);
  return broken;
}

const injection: Attack = {
  name: 'what people write stays text: in headers, calendars, mails, at the table',
  run: async (origin) => {
    const broken: string[] = [];
    for (const [what, text] of Object.entries(TEXTS))
      broken.push(...(await seenOf(origin, text)).map((one) => `${what}: ${one}`));
    return broken;
  },
};

/** A message with mentions comes to a chat by its webhook, and calls nobody. */
const mentions: Attack = {
  name: 'nobody in a chat is called by a message',
  run: async (origin) => {
    const host = await signedIn(origin, 'Host');
    const { id, seats } = await newGame(host, '<!channel> @everyone', {
      seats: [{ kind: 'me', name: 'Host' }, { kind: 'open' }],
    });
    const guest = await signedIn(origin, 'Guest');
    await claim(guest, seats[1]?.link ?? '', 'Guest');
    await host.ask('PUT', `/api/games/${id}/title`, { json: { title: TEXTS['a mention'] } });
    for (const shape of ['discord', 'slack'])
      await guest.get<CreatedWebhook>('POST', '/api/me/channels/webhooks', {
        url: `https://hooks.example.net/${id}/${shape}`,
        shape,
        name: shape,
      });
    const sent = { id: 'message-to-guest', text: `@Guest ${TEXTS['a mention']}` };
    await host.get('POST', `/api/games/${id}/messages`, sent);
    const kept = await until('calls of both webhooks', async () => {
      const found = (await keptMails(origin)).filter(({ headers }) => headers['url']?.includes(id));
      return found.length >= 2 ? found : undefined;
    });
    return kept.flatMap(({ to, text }) => {
      const isCalling = to.endsWith('discord')
        ? !/"allowed_mentions":\s*\{\s*"parse":\s*\[\s*\]/.test(text) || /[^\\]\]\(https/.test(text)
        : /<!channel>|<@U1>/.test(text);
      return isCalling ? [`${to}: ${text}`] : [];
    });
  },
};

export const TEXT_ATTACKS: readonly Attack[] = [inner, injection, mentions];

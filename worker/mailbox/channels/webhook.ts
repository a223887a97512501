import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { WebhookCall, WebhookShape } from '#shared/protocol/http.ts';
import type { ChannelTarget } from '../../db/schema.ts';
import type { SentMessage } from '../../wording/gameMessage.ts';

type WebhookTarget = Extract<ChannelTarget, { kind: 'webhook' }>;

/** The version of the JSON body. It changes only if something in it changes its meaning or goes. */
const VERSION = 1;

/** Longest message that Discord takes. */
const LENGTH = 2_000;

/** The request that sends a message to a webhook, with a signed body. `at` in ms. */
export function webhookRequest(
  { url, shape, secret }: WebhookTarget,
  message: SentMessage,
  at: number,
): Request {
  const body = JSON.stringify(bodyIn(shape, message, at));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Carrack',
    ...signedHeaders(secret, { id: message.id, at, body }),
  };
  return new Request(url, { method: 'POST', headers, body, redirect: 'manual' });
}

function bodyIn(shape: WebhookShape, message: SentMessage, at: number): object {
  switch (shape) {
    case 'json':
      return {
        version: VERSION,
        id: message.id,
        at,
        kind: message.kind,
        player: message.name,
        text: message.text,
        games: message.games,
      } satisfies Omit<WebhookCall, 'kind'> & Pick<SentMessage, 'kind'>;
    case 'discord': // names must not call anybody, nor hide where a link leads
      return { content: linesOf(message, escapedForDiscord, '<', '>'), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: linesOf(message, escapedForSlack) };
  }
}

/** One line for each game, with its link between `open` and `close`. */
function linesOf(
  { name, games, text }: SentMessage,
  escaped: (text: string) => string,
  open = '',
  close = '',
): string {
  const lines = games.map((game) => `${escaped(`${name} – ${game.text}`)} ${open}${game.url}${close}`);
  return games.length === 0 ? escaped(`${name} – ${text}`) : fitting(lines);
}

/** The lines in `LENGTH`; instead of those that do not fit, a line with “…”: a link that is cut leads nowhere. */
function fitting(lines: readonly string[]): string {
  const whole = lines.join('\n');
  if (whole.length <= LENGTH) return whole;
  const rest = '\n…';
  const end = whole.lastIndexOf('\n', LENGTH - rest.length);
  return whole.slice(0, Math.max(end, 0)) + rest;
}

/** Discord reads Markdown, also in the names of others: `[…](…)` would be a link to anywhere. */
const escapedForDiscord = (text: string): string => text.replace(/[\\`*_~|<>[\]#]/g, '\\$&');

/** Slack reads `<…>` as a link or a call of somebody. */
const escapedForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The signature of a webhook's body, as Standard Webhooks 1.0 has it. */

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** A new secret: `whsec_` and 24 random bytes in base64. */
export const newWebhookSecret = (): string =>
  PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** Headers that name and sign a message. `at` in ms. A repeat of a message has the same id. */
function signedHeaders(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(at / 1000);
  const key = fromBase64(secret.slice(PREFIX.length));
  const signature = hmac(sha256, key, utf8ToBytes(`${id}.${seconds}.${body}`));
  return {
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${toBase64(signature)}`,
  };
}

import * as v from 'valibot';
import { GameIdSchema, NameSchema } from './ids.ts';

/** The channels besides mail by which a player is told: web push to devices, and webhooks. Requests and answers. */

/** The longest address that is stored. Push services and webhooks use a few hundred characters. */
const URL_LENGTH = 2_000;

const base64url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+=*$/));

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const PutPush = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(URL_LENGTH), v.url()),
  keys: v.strictObject({ p256dh: base64url(200), auth: base64url(100) }),
});
export type PutPush = v.InferOutput<typeof PutPush>;

/** `json`: signed, as docs/webhooks.md says · `discord`, `slack`: what those services take. */
export type WebhookShape = 'json' | 'discord' | 'slack';
export const WebhookShape = v.picklist(['json', 'discord', 'slack'] satisfies WebhookShape[]);

/** A new webhook. `game`: the only one it is for; without it all games of the player. */
export const WebhookUrl = v.pipe(v.string(), v.trim(), v.maxLength(URL_LENGTH));

export const NewWebhook = v.strictObject({
  url: WebhookUrl,
  shape: WebhookShape,
  name: NameSchema,
  game: v.exactOptional(GameIdSchema),
});
export type NewWebhook = v.InferOutput<typeof NewWebhook>;

export const PutChannel = v.strictObject({ on: v.boolean() });

/** A channel as its player sees it. Times in ms since 1970. */
export interface ChannelInfo {
  readonly id: string;
  readonly kind: 'push' | 'webhook';
  /** Of a device: its browser and system; of a webhook: the player's name for it. */
  readonly name: string;
  /** The host it sends to. The whole address is a secret of the receiver and is not told again. */
  readonly host: string;
  /** Of a webhook. */
  readonly shape: WebhookShape | null;
  /** The only game it is for; null: all. */
  readonly gameId: string | null;
  readonly since: number;
  /** When the last delivery succeeded; null: none has. */
  readonly sentAt: number | null;
  /** Why the last delivery failed (`DeliveryError`); null: it did not. */
  readonly error: string | null;
  /** Why it is off: by the player, because the device has gone, or after a day of failures; null: it is on. */
  readonly off: 'player' | 'gone' | 'failing' | null;
}

/** PUT /api/me/channels/push. */
export interface StoredPush {
  readonly channel: ChannelInfo;
}

/** POST /api/me/channels/webhooks. `secret`: signs the bodies (`whsec_…`); told only here. */
export interface CreatedWebhook {
  readonly channel: ChannelInfo;
  readonly secret: string;
}

/** POST /api/me/channels/by-id/:channel/test: why it failed; null: the other side has accepted the test. */
export interface TestedChannel {
  readonly error: string | null;
}

/**
 * A delivery by such a channel. `error`: null if it was accepted, else why it was not:
 *
 * - `GONE`: the device has taken its permission back.
 * - `HTTP_<status>`, `REDIRECT`, `TIMEOUT`, `UNREACHABLE`: how the other side answered, or that it did not.
 * - `NOT_PUBLIC`, `NAME_UNKNOWN`: the address leads to a private network, or nowhere.
 * - `REFUSED_KEYS`, `PUSH_OFF`: the keys of the subscription are not usable, or the service has none.
 * - `QUOTA_REACHED`: it was not sent, because the player or the whole service has sent the maximum of the day.
 */
export interface DeliveryReceipt {
  readonly at: number;
  /** Id of the channel. It may have been removed since. */
  readonly channel: string;
  readonly gameId: string | null;
  readonly kind: NoticeKind | 'test';
  readonly error: string | null;
}

/** Why a delivery was held back until the next day. */
export type DeliveryHeld = 'QUOTA_REACHED';

/** What the webhook of a group is told. */
export type GroupNewsKind = 'tableOpened' | 'memberJoined' | 'gameBegan' | 'gameEnded';

/** The body of a call of a webhook of shape `json`; docs/webhooks.md. */
export interface WebhookCall {
  readonly version: 1;
  /** Of the message: a repeat after a failure has the same. */
  readonly id: string;
  /** When it was sent, ms since 1970. */
  readonly at: number;
  readonly kind: NoticeKind | 'test';
  /** The player's name. */
  readonly player: string;
  /** The text of a test; empty otherwise. */
  readonly text: string;
  /** The games it tells of, the leading one first; of a test none. */
  readonly games: readonly ToldGame[];
}

/** The same of the webhook of a group: `player` is the group's name, `text` what it is told, and `games` is empty. */
export interface GroupCall extends Omit<WebhookCall, 'kind'> {
  readonly kind: GroupNewsKind;
}

/** A game that a message by a channel is about. */
export interface ToldGame {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly seat: number;
  readonly kind: NoticeKind;
  /** The message, in the reader's language, without anything that only the reader may know: a webhook may have other readers. */
  readonly text: string;
  /** The game's address on this service, in full. */
  readonly url: string;
}

/** The content of a push message, which the service worker shows. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads, on this service. */
  readonly path: string;
  /** Games that wait for the player, for the app's badge. */
  readonly waiting: number;
  readonly language: string;
}

/** Notices of games to their players, and the fate of each. */

/**
 * `time`: the reader's thinking time runs out · `played`: it ran out and a bot played · `vacant`: the reader has lost the
 * seat · `removed`: the host has given it away before the game began · `invited`: a host whom
 * the reader has finished a game with keeps a seat for them · `vote`: the table asks something · `mention`: a message
 * names the reader · `request`: somebody asks to join the reader's table · `accepted`, `declined`: the reader asked to, and the
 * host says so, or the listing is over · `full`: the game has begun without the reader.
 */
export type NoticeKind =
  | 'started'
  | 'turn'
  | 'over'
  | 'time'
  | 'played'
  | 'vacant'
  | 'removed'
  | 'invited'
  | 'vote'
  | 'mention'
  | 'request'
  | 'accepted'
  | 'declined'
  | 'full';

/**
 * `seen`: the player came back after the notice was written. `dropped`: it was settled before it was sent.
 * `failed`: the service gave up.
 */
export type NoticeState = 'queued' | 'sent' | 'seen' | 'dropped' | 'failed';

export interface Receipt {
  readonly id: string;
  readonly gameId: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly state: NoticeState;
  readonly at: number;
  readonly sentAt: number | null;
  /** Why the last try failed. */
  readonly error: string | null;
}

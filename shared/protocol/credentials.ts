import * as v from 'valibot';
import { Hex32, NameSchema } from './ids.ts';

/** Requests and answers about all that signs a player in, or acts for them, besides mail. */

/** GET, POST and DELETE /api/me/feed: the address of the caller's feed of deadlines, for calendar programs. */
export interface Feed {
  /** False if the service cannot sign such addresses. */
  readonly available: boolean;
  /** A secret: whoever has it can read the deadlines. Null: there is none. */
  readonly url: string | null;
}

/** `read`: sees what the player sees. `play`: also acts in their games. */
export type TokenScope = 'read' | 'play';
export const NewToken = v.strictObject({
  name: NameSchema,
  scope: v.picklist(['read', 'play'] satisfies TokenScope[]),
});
export type NewToken = v.InferOutput<typeof NewToken>;

/** A personal token, as it is listed. */
export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly since: number;
  /** The day of its last request, UTC: `2026-01-31`; null: never used. */
  readonly usedOn: string | null;
}

/** GET /api/me/tokens: the newest first. */
export interface Tokens {
  readonly tokens: readonly TokenInfo[];
}

/** POST /api/me/tokens. The token is told only here. */
export interface CreatedToken extends TokenInfo {
  readonly token: string;
}

/** GET /api/me/recovery: since when the caller has a recovery code (ms since 1970); null: they have none. */
export interface RecoveryInfo {
  readonly since: number | null;
}

/** POST /api/me/recovery. The code is told only here; an earlier one is void. */
export interface CreatedRecoveryCode {
  readonly code: string;
}

/**
 * `key`: the page's own random key. If the answer was lost, a repeat with the same key is signed in too, although the code is
 * void by then. `bring`: as in `Redeem`.
 */
export const Recover = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(100)),
  key: Hex32,
  bring: v.optional(v.boolean(), false),
});
export type Recover = v.InferInput<typeof Recover>;

/** Bytes as base64url, as WebAuthn's own JSON has them. */
const bytes = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/));
/** An authenticator's id of a passkey: at most 1023 bytes. */
const PasskeyId = bytes(1_364);

/** An authenticator's answer to a challenge that makes a passkey. `name`: the player's own for it. */
export const NewPasskey = v.strictObject({
  id: PasskeyId,
  authenticatorData: bytes(4_000),
  clientData: bytes(4_000),
  /** SPKI. */
  publicKey: bytes(2_000),
  /** COSE's number of the algorithm. */
  algorithm: v.pipe(v.number(), v.integer()),
  name: v.optional(NameSchema),
});
export type NewPasskey = v.InferInput<typeof NewPasskey>;

/** An authenticator's answer to a challenge that signs in. `bring`: as in `Redeem`. */
export const UsePasskey = v.strictObject({
  id: PasskeyId,
  authenticatorData: bytes(4_000),
  clientData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: v.optional(bytes(100)),
  bring: v.optional(v.boolean(), false),
});
export type UsePasskey = v.InferInput<typeof UsePasskey>;

/** POST /api/auth/passkey/challenge. */
export interface PasskeyChallenge {
  /** Text; its UTF-8 bytes are the challenge. */
  readonly challenge: string;
  /** The domain that the passkey belongs to. */
  readonly rpId: string;
}

/** POST /api/auth/passkey/new. */
export interface NewPasskeyChallenge extends PasskeyChallenge {
  /** Text; its UTF-8 bytes identify the player to the authenticator. */
  readonly userId: string;
  readonly userName: string;
  /** COSE's numbers of the algorithms that are accepted, the best first. */
  readonly algorithms: readonly number[];
  /** Ids of the player's passkeys: an authenticator that has one makes no other. */
  readonly known: readonly string[];
}

/** GET /api/me/passkeys: the newest first. */
export interface Passkeys {
  /** Can this service be signed in to by passkey? */
  readonly available: boolean;
  readonly passkeys: readonly PasskeyInfo[];
}
export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** When it last signed in (ms since 1970); null: never. */
  readonly usedAt: number | null;
}

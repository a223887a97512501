import * as v from 'valibot';
import { NameSchema } from './ids.ts';

/** What signs a player in, or acts for them, besides mail: requests and answers. */

/** `read`: sees what the player sees. `play`: also acts in their games. */
export const NewToken = v.strictObject({ name: NameSchema, scope: v.picklist(['read', 'play']) });
export type NewToken = v.InferOutput<typeof NewToken>;

/** A personal token, as it is listed. */
export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly scope: NewToken['scope'];
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

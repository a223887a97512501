import * as v from 'valibot';
import { WebhookShape, WebhookUrl } from './channels.ts';
import type { OpenTable } from './tables.ts';
import { GameIdSchema, Hex32, MessageSchema, NameSchema } from './ids.ts';

/** Groups: people who play with each other again and again. Only members see one. */

/** How many members a group may have, and in how many groups a player may be. */
export const MEMBERS_AT_MOST = 100;
export const GROUPS_AT_MOST = 10;

/** How many of a group's games are looked at: the newest. */
export const GROUP_GAMES = 200;

export const NewGroup = v.strictObject({ name: NameSchema });

const LinkToken = v.pipe(v.string(), v.maxLength(100));

/** What the link to join says. */
export const GroupLink = v.strictObject({ token: LinkToken });

/** `entropy`: random, so that a newcomer whose answer was lost may repeat the request. */
export const JoinGroup = v.strictObject({
  token: LinkToken,
  name: NameSchema,
  entropy: v.optional(Hex32),
});
export type JoinGroup = v.InferInput<typeof JoinGroup>;

/**
 * What its owner changes of a group: its name; a new link to join, which voids the former one, or none; a new season; its owner,
 * by their id as a member.
 */
export const ChangeGroup = v.strictObject({
  name: v.optional(NameSchema),
  link: v.optional(v.picklist(['new', 'closed'])),
  season: v.optional(v.literal('new')),
  owner: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
export type ChangeGroup = v.InferInput<typeof ChangeGroup>;

/** `member`: whose name it is about, by their id as a member; missing: that of the group. */
export const NewGroupReport = v.strictObject({
  member: v.optional(v.pipe(v.string(), v.maxLength(40))),
  text: MessageSchema,
});

/** Where a group's webhook leads. */
export const PutGroupWebhook = v.strictObject({ url: WebhookUrl, shape: WebhookShape });
export type PutGroupWebhook = v.InferInput<typeof PutGroupWebhook>;

/** PUT /api/groups/:group/webhook: the secret that signs, told this once. */
export interface CreatedGroupWebhook {
  readonly secret: string;
}

/** Of the caller's groups, those to which this game was opened; without it all of them. */
export const GroupsQuery = v.object({ game: v.optional(GameIdSchema) });

/** POST /api/groups. */
export interface CreatedGroup {
  readonly id: string;
}

/** One of the caller's groups. */
export interface GroupSummary {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

/** GET /api/groups: by name. */
export interface Groups {
  readonly groups: readonly GroupSummary[];
}

/** What a link to join tells. */
export interface GroupOffer {
  readonly name: string;
  /** The owner's name. */
  readonly owner: string;
  readonly members: number;
  /** The caller is a member already. */
  readonly joined: boolean;
}

export interface GroupMember {
  /** Names the member in this group alone. */
  readonly id: string;
  readonly name: string;
  readonly owner: boolean;
  readonly you: boolean;
  /** When they joined (ms since 1970). */
  readonly since: number;
}

/** A seat of a group's game. Nobody but members is named. */
export interface GroupSeat {
  /** A member; missing for a bot, and for somebody who is not, or no longer, in the group. */
  readonly member?: string;
  readonly bot?: true;
  /** Missing while the game runs, and for whoever has none. */
  readonly rank?: number;
}

/** A game that was opened to the group, and has begun. */
export interface GroupGame {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly over: boolean;
  /** When it ended, or was last played (ms since 1970). */
  readonly at: number;
  /** May the caller look at it? */
  readonly open: boolean;
  /** None of a game that runs and that the caller sees with a delay. */
  readonly seats: readonly GroupSeat[];
}

/** GET /api/groups/:group. */
export interface GroupView {
  readonly id: string;
  readonly name: string;
  /** Those who joined first come first. */
  readonly members: readonly GroupMember[];
  /** The path of the link to join; null: it is closed, or the caller is not the owner. */
  readonly link: string | null;
  /** For its owner: where the group's webhook leads, and why its last delivery failed; null: there is none. */
  readonly webhook: { readonly host: string; readonly error: string | null } | null;
  /** When its seasons began (ms since 1970), the present one last. */
  readonly seasons: readonly number[];
  /** Tables that members may join, the newest first. */
  readonly tables: readonly OpenTable[];
  /** Of these tables and games, those whose host the caller is. */
  readonly hosted: readonly string[];
  /** The newest games: those that run, then those that have ended, the newest first. */
  readonly games: readonly GroupGame[];
}

import * as v from 'valibot';

/** A restore brings accounts back that were deleted since the restored moment. They are found and deleted again. */

/** The players before a restore, as `npm run forget -- keep` notes them. */
export const Kept = v.object({
  /** When they were noted (ms). */
  at: v.number(),
  ids: v.array(v.string()),
});
export type Kept = v.InferOutput<typeof Kept>;

/** The players who are there after the restore and were not before it. Who came after it is none of them. */
export function forgottenOf(
  kept: Kept,
  restored: readonly { readonly id: string; readonly createdAt: number }[],
): readonly string[] {
  const ids = new Set(kept.ids);
  return restored.filter(({ id, createdAt }) => createdAt <= kept.at && !ids.has(id)).map(({ id }) => id);
}

/** A player's id is put into SQL as it is. */
const PLAYER_ID = /^[0-9a-z]{8,32}$/;

/** SQL that ends the player's sessions and notes the deletion: the cron does the rest, as after the player's own request. */
export function forgettingOf(id: string, now: number): string {
  if (!PLAYER_ID.test(id)) throw new RangeError(`no player's id: ${id}`);
  return `INSERT OR IGNORE INTO erasures (player_id, name, email, language, session, started_at, searched)
  SELECT id, name, email, language, '', ${now}, 0 FROM players WHERE id = '${id}';
DELETE FROM sessions WHERE player_id = '${id}';
DELETE FROM api_tokens WHERE player_id = '${id}'`;
}
